import { describe, expect, it } from 'vitest'
import type { Recognised, RecognisedPage } from '../../layout/pages.ts'
import { drawPdf, writePdf } from '../../testing/make-pdf.ts'
import { readPdf } from './read-pdf.ts'

const read = (bytes: Buffer) => readPdf(bytes, () => {})
const textsOf = (page: RecognisedPage | undefined) => page?.words.map(({ text }) => text)
const boxOf = ({ pages }: Recognised, text: string) => {
  const word = pages[0]?.words.find((one) => one.text === text)
  expect(word, `the word ${text}`).toBeDefined()
  return word?.box ?? [NaN, NaN, NaN, NaN]
}

describe('words', () => {
  it('are where the program drew them', async () => {
    let width = 0
    const pdf = await drawPdf((pdf) => {
      pdf.font('Helvetica').fontSize(12)
      width = pdf.widthOfString('Übernahme')
      pdf.text('Übernahme der Güter', 100, 200, { lineBreak: false })
      pdf.font('Helvetica-Bold').text('Köln', 300, 200, { lineBreak: false })
    })
    const found = await read(pdf)
    const [x0, y0, x1, y1] = boxOf(found, 'Übernahme')
    expect(x0).toBeCloseTo(100, 1)
    expect(x1).toBeCloseTo(100 + width, 1)
    expect(y0).toBeGreaterThan(196)
    expect(y1).toBeLessThan(216)
    expect(found.pages[0]).toMatchObject({ number: 1, width: 595.28, height: 841.89 })
    expect(found.pages[0]?.words.map(({ bold }) => bold ?? false)).toEqual([false, false, false, true])
    expect(found.pages[0]?.words[0]).toMatchObject({ confidence: 1, size: 12 })
    expect(found.text).toBe('Übernahme der Güter  Köln')
  })

  it('come in reading order, in any order of drawing', async () => {
    const found = await read(
      await drawPdf((pdf) => {
        pdf.fontSize(10).text('unten rechts', 300, 400, { lineBreak: false })
        pdf.text('oben', 50, 100, { lineBreak: false })
        pdf.text('unten links', 50, 400, { lineBreak: false })
      }),
    )
    expect(found.text).toBe('oben\nunten links  unten rechts')
  })

  it('are put together from pieces, and split where a gap or a space is', async () => {
    const content = [
      'BT /F 10 Tf 50 700 Td [(Ab) -20 (sen) 30 (der) -2000 (Kiste)] TJ ET',
      'BT /F 10 Tf 50 650 Td (Emp) Tj ET BT /F 10 Tf 71.1 650 Td (fang) Tj ET',
      'BT /F 10 Tf 2.5 Tc 50 600 Td (CMR) Tj 0 Tc 100 0 Td (a b) Tj ET',
      'BT /F 10 Tf 50 550 Td (C) Tj 14 0 Td (M) Tj 14 0 Td (R) Tj 14 0 Td (S) Tj ET',
    ].join('\n')
    const found = await read(writePdf({ content }))
    expect(found.text).toBe('Absender  Kiste\nEmpfang\nCMR  a b\nC M R S')
  })

  it('are kept where a font beside theirs cannot be read', async () => {
    const found = await read(
      writePdf({
        content: 'BT /G 12 Tf 50 650 Td (lost) Tj ET BT /F 12 Tf 50 700 Td (Ladung) Tj ET',
        page: '/Resources<</Font<</F 5 0 R/G 6 0 R>>>>',
        objects: [
          '<</Type/Font/Subtype/Type0/BaseFont/Nil/Encoding/V/DescendantFonts[7 0 R]>>',
          '<</Type/Font/Subtype/CIDFontType0/BaseFont(Nil)/FontDescriptor 8 0 R>>',
          '<</Type/FontDescriptor/FontName(Nil)>>',
        ],
      }),
    )
    expect(textsOf(found.pages[0])).toContain('Ladung')
  })

  it('keep a raised figure with its unit and apart from a number', async () => {
    const raised = (text: string, figure: string, x: number) =>
      `BT /F 10 Tf ${x} 700 Td (${text}) Tj 4 Ts /F 6 Tf (${figure}) Tj 0 Ts ET`
    const found = await read(writePdf({ content: `${raised('m', '3', 50)} ${raised('1200', '1', 100)}` }))
    expect(textsOf(found.pages[0])).toEqual(['m3', '1200', '1'])
  })

  it('are counted once when drawn twice to look bold', async () => {
    const found = await read(
      writePdf({
        content: 'BT /F 10 Tf 50 700 Td (Absender) Tj ET BT /F 10 Tf 50.4 700 Td (Absender) Tj ET',
      }),
    )
    expect(found.pages[0]?.words).toMatchObject([{ text: 'Absender', bold: true }])
    const pieces = 'BT /F 10 Tf 50.3 700 Td (A) Tj 6.67 0 Td (b) Tj ET BT /F 10 Tf 50 700 Td (Ab) Tj ET'
    expect((await read(writePdf({ content: pieces }))).text).toBe('Ab')
  })

  it('are left out where nobody can see them: off the page, clipped away, in a hidden layer', async () => {
    const content = [
      'BT /F 10 Tf 50 700 Td (seen) Tj ET',
      'BT /F 10 Tf 700 700 Td (beside) Tj ET',
      'q 0 0 100 100 re W n BT /F 10 Tf 50 500 Td (clipped) Tj ET Q',
    ].join('\n')
    expect((await read(writePdf({ content }))).text).toBe('seen')
  })

  it.each([
    [90, [842, 595]],
    [180, [595, 842]],
    [270, [842, 595]],
  ])('follow a page turned by %i degrees', async (turn, size) => {
    // Drawn upright for the reader: turned against the page's own turn.
    const matrix = { 90: '0 1 -1 0 300 100', 180: '-1 0 0 -1 400 500', 270: '0 -1 1 0 200 600' }[turn]
    const found = await read(
      writePdf({ content: `BT /F 10 Tf ${matrix} Tm (Absender Name) Tj ET`, page: `/Rotate ${turn}` }),
    )
    expect([found.pages[0]?.width, found.pages[0]?.height]).toEqual(size)
    expect(found.text).toBe('Absender Name')
    const [x0, y0, x1, y1] = boxOf(found, 'Absender')
    expect(x1 - x0).toBeGreaterThan(3 * (y1 - y0))
    expect(boxOf(found, 'Name')[0]).toBeGreaterThan(x1)
  })

  it('up the edge of a form stay one line of tall words', async () => {
    const found = await read(
      writePdf({
        content:
          'BT /F 8 Tf 0 1 -1 0 20 300 Tm (Exemplar fuer Absender) Tj ET BT /F 8 Tf 50 700 Td (CMR) Tj ET',
      }),
    )
    expect(found.text).toBe('CMR\nExemplar fuer Absender')
    const [x0, y0, x1, y1] = boxOf(found, 'Exemplar')
    expect(y1 - y0).toBeGreaterThan(3 * (x1 - x0))
  })

  const lines = [
    'Absender Rheinkeramik',
    'Empfaenger Atelier Morel',
    'Gut Fliesen in Kartons',
    'Rohgewicht 1240 kg',
  ]
  const set = (matrix: (row: number) => string) =>
    lines.map((line, row) => `BT /F 10 Tf ${matrix(row)} Tm (${line}) Tj ET`).join(' ')

  it.each([
    [270, (row: number) => `0 -1 1 0 ${300 - 20 * row} 600`],
    [90, (row: number) => `0 1 -1 0 ${200 + 20 * row} 100`],
    [180, (row: number) => `-1 0 0 -1 400 ${300 + 20 * row}`],
  ] as const)(
    'of a page that must be turned by %i degrees are read in their lines, and lie as drawn',
    async (turn, matrix) => {
      const found = await read(writePdf({ content: set(matrix) }))
      expect(found.text).toBe(lines.join('\n'))
      expect(found.pages[0]).toMatchObject({ width: 595, height: 842, pose: { turn, skew: 0 } })
      const [x0, y0, x1, y1] = boxOf(found, 'Rheinkeramik')
      expect(turn === 180 ? x1 - x0 : y1 - y0).toBeGreaterThan(3 * (turn === 180 ? y1 - y0 : x1 - x0))
      expect(x0 >= 0 && y0 >= 0 && x1 <= 595 && y1 <= 842).toBe(true)
    },
  )

  it('up the edge of a page of upright text turn nothing', async () => {
    const upright = lines
      .map((line, row) => `BT /F 10 Tf 1 0 0 1 80 ${700 - 20 * row} Tm (${line}) Tj ET`)
      .join(' ')
    const found = await read(
      writePdf({ content: `${upright} BT /F 8 Tf 0 1 -1 0 20 300 Tm (Exemplar 1) Tj ET` }),
    )
    expect(found.pages[0]?.pose).toBeUndefined()
  })
})

describe('ruled lines', () => {
  it('are strokes, sides of boxes and thin bars, each once, clipped to the page', async () => {
    const content = [
      '50 700 m 250 700 l S',
      '50 600 100 40 re S',
      '300 500 200 0.8 re f',
      '300 400 m 400 430 l S',
      '300 300 80 60 re f',
      '1 1 1 RG 50 200 m 250 200 l S 0 0 0 RG',
      '500 100 m 900 100 l S',
      '50 50 m 80 50 l S 81 50 m 120 50 l S',
    ].join('\n')
    const { pages } = await read(writePdf({ content }))
    const rules = [...(pages[0]?.rules ?? [])].sort((a, b) => a[1] - b[1] || a[0] - b[0])
    expect(rules).toEqual([
      [50, 142, 250, 142],
      [50, 202, 150, 202],
      [50, 202, 50, 242],
      [150, 202, 150, 242],
      [50, 242, 150, 242],
      [300, 341.6, 500, 341.6],
      [500, 742, 595, 742],
      [50, 792, 120, 792],
    ])
  })
})

describe('forms', () => {
  it('give what was typed and ticked, at its place, drawn or not', async () => {
    const found = await read(
      writePdf({
        content: 'BT /F 10 Tf 50 720 Td (Absender) Tj ET',
        page: '/Annots[6 0 R 7 0 R 8 0 R]',
        objects: [
          '<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/V(M\\374ller GmbH\\rK\\366ln)/Ff 4096/Rect[50 640 250 700]/DA(/F 10 Tf 0 g)/F 4>>',
          '<</Type/Annot/Subtype/Widget/FT/Btn/T(b)/V/Yes/AS/Yes/Rect[300 640 312 652]/AP<</N<</Yes 9 0 R/Off 9 0 R>>>>/F 4>>',
          '<</Type/Annot/Subtype/Widget/FT/Btn/T(c)/V/Off/AS/Off/Rect[320 640 332 652]/AP<</N<</Yes 9 0 R/Off 9 0 R>>>>/F 4>>',
          '<</Type/XObject/Subtype/Form/BBox[0 0 12 12]/Length 0>>stream\n\nendstream',
        ],
      }),
    )
    expect(found.text).toBe('Absender\nMüller GmbH\nKöln\nX')
    expect(boxOf(found, 'X')).toEqual([300, 190, 312, 202])
    expect(boxOf(found, 'Müller')[0]).toBeGreaterThanOrEqual(50)
    expect(boxOf(found, 'Müller')[0]).toBeLessThan(55)
  })
})

describe('a page of too much', () => {
  it('is read as far as the limit, and states it', async () => {
    const lines = Array.from(
      { length: 250 },
      (_, i) => `BT /F 2 Tf 9 ${830 - i * 3} Td (${'ab '.repeat(100)}) Tj ET`,
    )
    const found = await read(writePdf({ content: lines.join('\n') }))
    expect(found.pages[0]?.words).toHaveLength(20_000)
    expect(found.notes).toMatchObject([
      { code: 'partly-read', message: expect.stringContaining('Page 1 holds more than the 20,000 words') },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { makeDoc } from '../../testing/make-doc.ts'
import { docxParts, docxTable, makeDocx, makeZip, p } from '../../testing/make-docx.ts'
import { blocksOfDoc } from './blocks-of-doc.ts'
import { readDoc } from './read-doc.ts'
import { readDocx } from './read-docx.ts'

const quiet = () => {}

describe('docx', () => {
  it('puts the cells of a table under each other, in ruled boxes', async () => {
    const table = docxTable([
      [p('1 Absender') + p('Müller GmbH') + p('50667 Köln'), p('2 Empfänger') + p('Nowak')],
      [p('Paletten'), p('12')],
    ])
    const { pages, text } = await readDocx(makeDocx(p('Frachtbrief', true) + table), quiet)
    const box = (word: string) =>
      pages[0]?.words.find(({ text }) => text === word)?.box ?? [NaN, NaN, NaN, NaN]
    expect(text).toBe('Frachtbrief\n1 Absender Müller GmbH 50667 Köln  2 Empfänger Nowak\nPaletten  12')
    expect(pages[0]?.synthetic).toBe(true)
    expect(pages[0]?.words[0]).toMatchObject({ text: 'Frachtbrief', bold: true, confidence: 1 })
    expect(box('Müller')[0]).toBe(box('Paletten')[0])
    expect(box('12')[0]).toBe(box('Nowak')[0])
    expect(box('Paletten')[1]).toBeGreaterThan(box('Köln')[3])
    const walls = pages[0]?.rules.filter(
      ([x0, , x1]) => x0 === x1 && x0 > box('Köln')[2] && x0 <= box('Nowak')[0],
    )
    expect(walls?.length).toBeGreaterThan(0)
  })

  it('honours cells that span columns and rows', async () => {
    const spans = (xml: string, inner: string) => `<w:tcPr>${xml}</w:tcPr>${inner}`
    const table = docxTable([
      [spans('<w:vMerge w:val="restart"/>', p('Güter')), spans('<w:gridSpan w:val="2"/>', p('Mengen'))],
      [spans('<w:vMerge/>', p('')), p('Stück'), p('kg')],
    ])
    const { pages } = await readDocx(makeDocx(table), quiet)
    const box = (word: string) =>
      pages[0]?.words.find(({ text }) => text === word)?.box ?? [NaN, NaN, NaN, NaN]
    expect(box('Stück')[0]).toBe(box('Mengen')[0])
    expect(box('kg')[0]).toBeGreaterThan(box('Stück')[2])
    expect(box('Güter')[0]).toBeLessThan(box('Stück')[0])
  })

  it('reads headers, tabs and page breaks, and joins a word of two weights', async () => {
    const runs =
      '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Ab</w:t></w:r><w:r><w:t>sender</w:t></w:r><w:r><w:tab/><w:t>Köln</w:t></w:r></w:p>'
    const body = `${runs}<w:p><w:r><w:br w:type="page"/><w:t>zwei</w:t></w:r></w:p>`
    const { pages, text } = await readDocx(makeDocx(body, { header: p('CMR Nr. 5') }), quiet)
    expect(text.split('\n').filter(Boolean)).toEqual(['CMR Nr. 5', 'Absender\tKöln', 'zwei'])
    expect(pages.map(({ words }) => words.map(({ text }) => text))).toEqual([
      ['CMR', 'Nr.', '5', 'Absender', 'Köln'],
      ['zwei'],
    ])
    expect(pages[0]?.words[3]?.bold).toBeFalsy()
  })

  it('does not look at macros', async () => {
    expect((await readDocx(makeDocx(p('Text'), { macros: true }), quiet)).text).toBe('Text')
  })

  it('refuses a bomb by what it declares, and by what it contains', async () => {
    const parts = docxParts(p('x'))
    const declared = makeZip([...parts, { name: 'word/media/a.bin', content: 'x', claims: 300 * 1_048_576 }])
    await expect(readDocx(declared, quiet)).rejects.toThrow('unpacks to more than is read here')
    const hidden = makeZip([
      ...parts,
      { name: 'word/footnotes.xml', content: Buffer.alloc(40 * 1_048_576), claims: 900 },
    ])
    await expect(readDocx(hidden, quiet)).rejects.toThrow('another size than it declares')
    const honest = makeZip([...parts, { name: 'word/footnotes.xml', content: Buffer.alloc(40 * 1_048_576) }])
    await expect(readDocx(honest, quiet)).rejects.toThrow('32 MB of text')
  })

  it('refuses damaged, locked and malicious files in plain words', async () => {
    const whole = makeDocx(p('x'))
    await expect(readDocx(whole.subarray(0, -30), quiet)).rejects.toThrow('the end of the file is missing')
    await expect(readDocx(makeZip([{ name: 'a.xml', content: '<a/>' }]), quiet)).rejects.toThrow(
      'no document text',
    )
    const locked = makeZip(docxParts(p('x')).map((part) => ({ ...part, encrypted: true })))
    await expect(readDocx(locked, quiet)).rejects.toThrow('locked with a password')
    await expect(readDocx(makeDocx('<w:p>'), quiet)).rejects.toThrow(
      'cannot be read. The XML is not well-formed (line 1',
    )
    const deep = '<w:sdt>'.repeat(100_000)
    await expect(readDocx(makeDocx(deep), quiet)).rejects.toThrow('more than 256 deep')
  })
})

describe('doc', () => {
  it('reads the text in its paragraphs', async () => {
    const { text, pages } = await readDoc(makeDoc('Absender: Müller GmbH\rŁódź\t12 kg\r'), quiet)
    expect(text).toBe('Absender: Müller GmbH\nŁódź\t12 kg')
    expect(pages[0]?.words.map(({ text }) => text)).toEqual([
      'Absender:',
      'Müller',
      'GmbH',
      'Łódź',
      '12',
      'kg',
    ])
  })

  it('puts rows together from tabs and lines', () => {
    const blocks = blocksOfDoc('Liste\nPos\tArt\t\n1\tKiste\nmit Deckel\t\n2\t\t\n\tGBP - £\nEnde')
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'table', 'paragraph', 'paragraph'])
    const table = blocks[1]
    const cells =
      table?.kind === 'table' ? table.rows.map((row) => row.map(({ blocks }) => blocks.length)) : []
    expect(cells).toEqual([
      [1, 1],
      [1, 2],
      [1, 1],
    ])
  })

  it('refuses a damaged file in plain words', async () => {
    await expect(readDoc(makeDoc('x').subarray(0, 3_000), quiet)).rejects.toThrow('damaged')
  })
})

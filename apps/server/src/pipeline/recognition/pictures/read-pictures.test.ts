import { judgeTextLayer } from '@efti-hub/reading/files'
import { afterAll, describe, expect, it } from 'vitest'
import { drawPdf } from '../../../../../../packages/reading/src/testing/make-pdf.ts'
import { FRENCH, GERMAN, scanOf, scanPicture } from '../../../testing/files/make-scan.ts'
import { type OcrEngine, type OcrWord, PageTooSlow } from '../engines/ocr/ocr-engine.ts'
import { packagedEngine } from '../engines/ocr/packaged/packaged-engine.ts'
import { recogniseFile } from '../recognise-file.ts'
import { closeRecognition } from '../run-in-worker.ts'
import { closePictures, type PictureOptions } from './read-pictures.ts'

const packaged = packagedEngine()
afterAll(async () => {
  await packaged.close()
  await closePictures()
  await closeRecognition()
})

const recognise = (bytes: Buffer, options: PictureOptions = {}) =>
  recogniseFile({ bytes, originalName: 'scan.pdf' }, { engine: packaged, ...options })

/** An engine that answers immediately, or as set, and finds nothing at a second look. */
function engineOf(read: OcrEngine['read']): OcrEngine {
  return {
    name: 'tesseract-test',
    languages: ['eng', 'deu'],
    read: (picture, language, options) =>
      options?.layout === 'block' ? Promise.resolve([]) : read(picture, language, options),
    close: async () => {},
  }
}
const WORDS: OcrWord[] = Array.from({ length: 8 }, (_, i) => ({
  text: `word${i}`,
  box: [10 + i * 60, 10, 60 + i * 60, 30],
  confidence: 0.9,
  size: 20,
}))

describe('a scan', () => {
  it('becomes text with places, and states that it was read as a picture', async () => {
    const found = await recognise(await scanOf([await scanPicture(GERMAN, 90)]))
    expect(found.engine).toBe('tesseract-packaged')
    expect(found.text).toContain('Nordlicht Maschinenbau GmbH')
    expect(found.notes).toEqual([
      { code: 'read-as-picture', message: 'Page 1 was read as a picture, in German.' },
    ])
    const [page] = found.pages
    expect(page).toMatchObject({ source: 'picture', pose: { turn: 270, skew: 0 } })
    // Turned clockwise, the first line of the sheet runs down at the right.
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page?.words.find(({ text }) => text === 'Frachtbrief')?.box ?? []
    expect(x0).toBeGreaterThan(340)
    expect(y1 - y0).toBeGreaterThan(2 * (x1 - x0))
  }, 60_000)

  it('of pages in two languages is read in both', async () => {
    const found = await recognise(await scanOf([await scanPicture(GERMAN), await scanPicture(FRENCH)]))
    expect(found.notes.map(({ message }) => message)).toEqual([
      'Page 1 was read as a picture, in German.',
      'Page 2 was read as a picture, in French.',
    ])
    expect(found.pages[1]?.words.map(({ text }) => text)).toContain('réserves')
  }, 60_000)

  it('that was wrapped with a point for each pixel is no sheet of a metre', async () => {
    const seen: { pixels: number; dpi: number }[] = []
    const engine = engineOf(async ({ width, height, dpi }) => {
      seen.push({ pixels: width * height, dpi })
      return WORDS
    })
    const picture = await scanPicture(GERMAN)
    await recognise(await scanOf([{ ...picture, dpi: picture.dpi / 6 }]), { engine })
    expect(Math.max(...seen.map(({ pixels }) => pixels))).toBeLessThan(20_000_000)
    expect(Math.min(...seen.map(({ dpi }) => dpi))).toBeGreaterThan(100)
  }, 60_000)

  it('that is blank is reported', async () => {
    const found = await recognise(await scanOf([await scanPicture([])]))
    expect(found).toMatchObject({ text: '', pages: [{ words: [] }] })
    expect(found.notes).toMatchObject([
      { code: 'no-text-layer', message: expect.stringContaining('No text was found') },
    ])
  }, 60_000)

  it('is read in the language that a person chose', async () => {
    const asked: string[] = []
    const engine = engineOf(async (_, language) => {
      asked.push(language)
      return WORDS
    })
    await recognise(await scanOf([await scanPicture(FRENCH)]), { engine, language: 'deu' })
    expect(asked).toEqual(['deu'])
  }, 60_000)
})

describe('text layers', () => {
  it('that are good are kept, and what a picture shows beside them is read too', async () => {
    const bytes = await scanOf([await scanPicture(GERMAN)], (pdf) => {
      pdf.fontSize(11).text('Typed header of the letter with reference 4711-26', 50, 300)
    })
    const found = await recognise(bytes)
    const wordOf = (text: string) => found.pages[0]?.words.find((word) => word.text === text)
    expect(found.pages[0]?.source).toBe('both')
    expect(wordOf('4711-26')?.confidence).toBe(1)
    expect(wordOf('Werftallee')?.confidence).toBeLessThan(1)
    expect(found.text.match(/4711-26/g)).toHaveLength(1)
  }, 60_000)

  it('entries of form fields on a picture are read beside it', async () => {
    const bytes = await scanOf([await scanPicture(GERMAN)], (pdf) => {
      pdf.font('Helvetica').initForm()
      pdf.formText('plate', 50, 330, 200, 20, { value: 'HH-NM-4711' })
    })
    const words = (await recognise(bytes)).pages[0]?.words ?? []
    expect(words.find(({ text }) => text === 'HH-NM-4711')?.confidence).toBe(1)
    expect(words.find(({ text }) => text === 'Werftallee')?.confidence).toBeLessThan(1)
  }, 60_000)

  it('of rubbish below a picture are replaced', async () => {
    const bytes = await scanOf([await scanPicture(GERMAN)], (pdf) => {
      const rubbish = 'xQ~zTr wWb|kLm Fjd§pQr bNv}gHx '.repeat(6)
      pdf.fontSize(8).fillOpacity(0).text(rubbish, 50, 60, { width: 500 })
    })
    const found = await recognise(bytes)
    expect(found.text).toContain('Beförderung')
    expect(found.text).not.toContain('gHx')
  }, 60_000)

  it('without a picture never reach the engine', async () => {
    const engine = engineOf(() => Promise.reject(new Error('called')))
    const found = await recognise(await drawPdf((pdf) => pdf.text(GERMAN.join(' '))), { engine })
    expect(found).toMatchObject({ engine: 'pdf-text-layer', confidence: 1, notes: [] })
  }, 60_000)

  it.each([
    ['private signs', '\ue001\ue002\ue003 \ue004\ue005 \ue006\ue007\ue008', 'garbage'],
    ['mojibake', GERMAN.join(' ').replaceAll('ü', 'Ã¼').replaceAll('ö', 'Ã¶'), 'garbage'],
    ['shifted letters', GERMAN.join(' ').replaceAll(/[aeiou]/gu, 'x'), 'garbage'],
    ['letters coded as figures', GERMAN.join(' ').replaceAll('r', '2'), 'garbage'],
    [
      'letters coded as signs',
      'Кd@4FGD4 ?<EF „F9D8>4 B?GчаF5? Plovdiv >B?9F4 N?74D<я EFB>аFа '.repeat(2),
      'garbage',
    ],
    [
      'formulas and addresses',
      `${GERMAN.join(' ')} i=11,2 L=900 U=0,82 büro@spedition.example 2*3=6 EYBADE6S 12x75cl 4G`,
      'good',
    ],
    ['German', GERMAN.join(' '), 'good'],
    ['French', FRENCH.join(' '), 'good'],
    ['a list of figures', '4711 12,50 NM-24 XKJ 9800 kg '.repeat(9), 'good'],
  ] as const)('%s', (_, text, verdict) => {
    const words = text.split(' ').map((word) => ({ text: word, box: [0, 0, 9, 9] as const, confidence: 1 }))
    expect(judgeTextLayer(words.map((word) => ({ ...word, box: [...word.box] })))).toBe(verdict)
  })
})

describe('faults and limits', () => {
  it('of one page leave the others read', async () => {
    const pictures = [await scanPicture(GERMAN), await scanPicture(FRENCH), await scanPicture(GERMAN)]
    let calls = 0
    const engine = engineOf(async (picture, _, limits) => {
      calls += 1
      if (calls === 3) throw new PageTooSlow(`${picture.width} ${limits?.timeLimitMs}`)
      return WORDS
    })
    const found = await recognise(await scanOf(pictures), { engine, language: 'eng' })
    expect(found.pages.filter(({ words }) => words.length > 0)).toHaveLength(2)
    expect(found.notes.map(({ code }) => code)).toContain('partly-read')
  }, 60_000)

  it('a dead worker costs one more try, and is reported', async () => {
    const faults: number[] = []
    let calls = 0
    const engine = engineOf(async () => {
      calls += 1
      if (calls === 1) throw new Error('the recognition thread ended')
      return WORDS
    })
    const bytes = await scanOf([await scanPicture(GERMAN)])
    const found = await recognise(bytes, { engine, language: 'eng', onFault: (page) => faults.push(page) })
    expect(faults).toEqual([1])
    expect(found.pages[0]?.words).toHaveLength(WORDS.length)
  }, 60_000)

  it('time for the whole document: what was read until then is kept', async () => {
    const picture = await scanPicture(GERMAN)
    const engine = engineOf(async () => WORDS)
    const options = { engine, language: 'eng', documentLimitMs: -1 }
    const found = await recognise(await scanOf([picture, picture]), options)
    expect(found.notes).toMatchObject([
      { code: 'partly-read', message: expect.stringContaining('Pages 1 and 2') },
    ])
  }, 60_000)

  it('stops on request, with the reason that was given', async () => {
    const stop = new AbortController()
    const engine = engineOf(async () => {
      stop.abort(new Error('shutting down'))
      throw stop.signal.reason
    })
    const bytes = await scanOf([await scanPicture(GERMAN)])
    await expect(recognise(bytes, { engine, signal: stop.signal })).rejects.toThrow('shutting down')
  }, 60_000)

  it('reports its progress', async () => {
    const picture = await scanPicture(GERMAN)
    const messages: string[] = []
    const engine = engineOf(async () => WORDS)
    const onProgress = (_done: number, _total: number, message: string) => messages.push(message)
    await recognise(await scanOf([picture, picture]), { engine, language: 'eng', onProgress })
    expect(messages).toContain('Recognising page 1 of 2')
  }, 60_000)
})

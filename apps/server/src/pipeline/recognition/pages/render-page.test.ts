import { recogniseText } from '@efti-hub/reading/files'
import { afterAll, describe, expect, it } from 'vitest'
import { drawPdf, type RawPdf, writePdf } from '../../../../../../packages/reading/src/testing/make-pdf.ts'
import type { Box } from '../recognised.ts'
import { UnreadableFile } from '../recognised.ts'
import { type RenderedPage, type RenderOptions, renderPage } from './render-page.ts'
import { closeRendering } from './render-pool.ts'

afterAll(closeRendering)

const GRAY = { dpi: 150, gray: true }
const draw = (pdf: Uint8Array, options: Partial<RenderOptions> = {}, number = 1) =>
  renderPage(pdf, number, { ...GRAY, ...options })

/** Where the dark pixels lie, in page units. */
function inkOf({ width, height, data, dpi }: RenderedPage): Box {
  expect(data.length).toBe(width * height)
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] ?? 255) > 128) continue
      box[0] = Math.min(box[0], x)
      box[1] = Math.min(box[1], y)
      box[2] = Math.max(box[2], x + 1)
      box[3] = Math.max(box[3], y + 1)
    }
  }
  return box.map((pixels) => (pixels / dpi) * 72) as Box
}

function expectOn(ink: Box, word: Box) {
  expect(ink[0]).toBeGreaterThan(word[0] - 1)
  expect(ink[1]).toBeGreaterThan(word[1] - 1)
  expect(ink[2]).toBeLessThan(word[2] + 1)
  expect(ink[3]).toBeLessThan(word[3] + 1)
  // A word written upright lies across, one of a turned page along: in either case its ink fills most of the box.
  expect(ink[2] - ink[0]).toBeGreaterThan((word[2] - word[0]) * 0.6)
  expect(ink[3] - ink[1]).toBeGreaterThan((word[3] - word[1]) * 0.6)
}

describe('a word has its box on its ink', () => {
  const content = 'BT /F 24 Tf 120 640 Td (Frachtbrief) Tj ET'
  const cases: [string, RawPdf][] = [
    ['on a plain page', {}],
    ['turned by 90 degrees', { page: '/Rotate 90' }],
    ['turned by 180 degrees', { page: '/Rotate 180' }],
    ['turned by 270 degrees', { page: '/Rotate 270' }],
    ['turned by -90 degrees', { page: '/Rotate -90' }],
    ['cropped', { page: '/CropBox[100 500 400 800]' }],
    ['cropped and turned', { page: '/CropBox[100 500 400 800]/Rotate 90' }],
    ['cropped beyond its sheet', { page: '/CropBox[-50 300 400 2000]/Rotate 270' }],
    ['with its origin elsewhere', { mediaBox: '50 -100 500 700' }],
    ['with corners exchanged', { mediaBox: '595 842 0 0', page: '/Rotate 90' }],
    ['in larger units', { page: '/UserUnit 2' }],
    ['in larger units, cropped and turned', { page: '/UserUnit 1.5/CropBox[100 500 400 800]/Rotate 90' }],
  ]
  it.each(cases)('%s', async (_, raw) => {
    const pdf = writePdf({ content, ...raw })
    const page = (await recogniseText(Buffer.from(pdf), 'pdf')).pages[0]
    const word = page?.words[0]
    if (!page || !word) throw new Error('the word was not read')
    const drawn = await draw(pdf, { pageSize: page })
    expect((drawn.width / drawn.dpi) * 72).toBeCloseTo(page.width, 0)
    expect((drawn.height / drawn.dpi) * 72).toBeCloseTo(page.height, 0)
    expectOn(inkOf(drawn), word.box)
  })

  it('knows the size of a page by itself, larger units aside', async () => {
    const drawn = await draw(writePdf({ content, page: '/CropBox[100 500 400 800]/Rotate 90' }))
    expect(drawn).toMatchObject({ width: 625, height: 625, dpi: 150 })
  })
})

describe('what a viewer shows', () => {
  const inkIn = async (pdf: Uint8Array) => inkOf(await draw(pdf))

  it('includes entries of form fields', async () => {
    const pdf = await drawPdf((pdf) => {
      pdf.font('Helvetica').initForm()
      pdf.formText('consignee', 100, 100, 200, 30, { value: 'HHHHHHHH' })
    })
    const [x0, y0, x1, y1] = await inkIn(pdf)
    expect([x0 > 99, y0 > 99, x1 < 301, y1 < 131]).toEqual([true, true, true, true])
  })

  it('includes stamps and typed notes', async () => {
    const stamp =
      '<</Type/XObject/Subtype/Form/BBox[0 0 80 40]/Length 15>>stream\n0 g 0 0 80 40 re f\nendstream'
    const note = '<</Type/Annot/Subtype/Stamp/Rect[200 400 280 440]/F 4/AP<</N 7 0 R>>>>'
    const [x0, y0, x1, y1] = await inkIn(writePdf({ page: '/Annots[6 0 R]', objects: [note, stamp] }))
    expect([x0, y0, x1, y1].map(Math.round)).toEqual([200, 402, 280, 442])
  })

  it('has colours where they are asked for', async () => {
    const red = writePdf({ content: '1 0 0 rg 0 0 595 842 re f' })
    const { data, width, height } = await draw(red, { gray: false, dpi: 10 })
    expect(data.length).toBe(width * height * 4)
    expect([...data.subarray(0, 4)]).toEqual([255, 0, 0, 255])
  })
})

describe('a file that cannot be drawn states why', () => {
  const unreadable = async (pdf: Uint8Array, message: RegExp, number = 1) => {
    const failed = draw(pdf, {}, number)
    await expect(failed).rejects.toThrow(message)
    await expect(failed).rejects.toBeInstanceOf(UnreadableFile)
  }

  it('with a password', async () => {
    const locked = await drawPdf((pdf) => pdf.text('x'), { userPassword: 'a', ownerPassword: 'b' })
    await unreadable(locked, /protected by a password.*without the password/)
  })

  it('but one that only forbids changes is drawn', async () => {
    const guarded = await drawPdf((pdf) => pdf.rect(10, 10, 50, 50).fill('black'), { ownerPassword: 'b' })
    expect(inkOf(await draw(guarded)).map(Math.round)).toEqual([10, 10, 60, 60])
  })

  it('with nothing behind its header', async () => {
    await unreadable(Buffer.from(`%PDF-1.4\n${'garbage '.repeat(500)}`), /damaged.*print it to a new PDF/)
  })

  it('with a page it does not have', async () => {
    await unreadable(writePdf({}), /Page 7 of the PDF is damaged/, 7)
  })

  it('and the next one is drawn by the same threads', async () => {
    const whole = await drawPdf((pdf) => pdf.rect(10, 10, 50, 50).fill('black'))
    expect((await draw(whole)).width).toBe(1240)
  })
})

describe('limits', () => {
  it.each(['0 0 14400 14400', '0 0 9000000 9000000', '0 0 3 900000'])(
    'a sheet of %s is drawn with fewer pixels, and reports it',
    async (mediaBox) => {
      const { width, height, data, dpi } = await draw(writePdf({ mediaBox }), { dpi: 300 })
      expect(width * height).toBeLessThanOrEqual(40_100_000)
      expect(Math.max(width, height)).toBeLessThanOrEqual(16_000)
      expect(data.length).toBe(width * height)
      expect(dpi).toBeLessThan(300)
    },
  )

  /** Each level draws the next ten times: ten thousand million drawings in half a kilobyte. */
  const endless = () => {
    const form = (next: number) =>
      `<</Type/XObject/Subtype/Form/BBox[0 0 600 900]/Resources<</XObject<</X ${next} 0 R>>>>/Length 60>>stream\n${'/X Do '.repeat(10)}\nendstream`
    const leaf =
      '<</Type/XObject/Subtype/Form/BBox[0 0 600 900]/Length 18>>stream\n0 0 600 900 re f  \nendstream'
    return writePdf({ content: '/X Do', objects: [...[7, 8, 9, 10, 11, 12, 13, 14].map(form), leaf] })
  }

  it('of time end one page and nothing else', async () => {
    const slow = draw(endless(), { timeLimitMs: 300 })
    await expect(slow).rejects.toThrow(/Drawing page 1 of the PDF was stopped after 1 seconds?: it is too/)
    expect((await draw(writePdf({}))).width).toBe(1240)
  })

  it('are the caller’s too: an abort ends the drawing immediately', async () => {
    const stop = new AbortController()
    const drawing = draw(endless(), { signal: stop.signal })
    setTimeout(() => stop.abort(new Error('nobody waits any more')), 200)
    await expect(drawing).rejects.toThrow('nobody waits any more')
  })

  it('of memory refuse a picture that inflates beyond them', async () => {
    const bomb = writePdf({
      content: 'q 500 0 0 500 0 0 cm /X Do Q',
      objects: [
        '<</Type/XObject/Subtype/Image/Width 30000/Height 30000/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/RunLengthDecode/Length 4>>stream\n\u0081\u0000\u0081\u0000\nendstream',
      ],
    })
    const before = process.memoryUsage().rss
    await draw(bomb).catch((error) => expect(error).toBeInstanceOf(UnreadableFile))
    expect(process.memoryUsage().rss - before).toBeLessThan(900_000_000)
  })
})

it('keeps pages apart that are drawn in parallel, of one file and of several', async () => {
  const marked = (places: number[]) =>
    drawPdf((pdf) => {
      for (const [at, x] of places.entries()) {
        if (at > 0) pdf.addPage()
        pdf.rect(x, 100, 20, 20).fill('black')
      }
    })
  const one = await marked([10, 20, 30, 40, 50, 60])
  const other = await marked([110, 120, 130, 140, 150, 160])
  const drawn = await Promise.all(
    [1, 2, 3, 4, 5, 6].flatMap((number) => [draw(one, {}, number), draw(other, {}, number)]),
  )
  expect(drawn.map((page) => Math.round(inkOf(page)[0]))).toEqual([
    10, 110, 20, 120, 30, 130, 40, 140, 50, 150, 60, 160,
  ])
})

import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Document, DocumentPage, ErrorBody, PagesAnswer, PageText } from '@efti-hub/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeDocx, p } from '../../../../../../packages/reading/src/testing/make-docx.ts'
import { drawPdf, writePdf } from '../../../../../../packages/reading/src/testing/make-pdf.ts'
import { type Hub, type Member, startHub } from '../../../testing/index.ts'
import { renderPage } from './render-page.ts'

vi.mock(import('./render-page.ts'), async (original) => {
  const module = await original()
  return { ...module, renderPage: vi.fn(module.renderPage) }
})

let hub: Hub
let ida: Member
let otto: Member
let waybill: Document
let waiting: Document
let letter: Document
let table: Document
let broken: Document

const PARTS = ['', '/1/image', '/1/text']
const pagesOf = <T = ErrorBody>(member: Member, document: Document, part = '') =>
  member.get<T>(`/api/documents/${document.id}/pages${part}`)
/** The client reads text; a picture is fetched with the member's session. */
const picture = async (document: Document, part: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${hub.url}/api/documents/${document.id}/pages${part}`, {
    headers: { cookie: ida.cookieHeader(), ...headers },
  })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  otto = await hub.member({ firstName: 'Otto' })
  const content = 'BT /F 24 Tf 120 640 Td (Frachtbrief) Tj ET'
  waybill = await ida.upload({ name: 'waybill.pdf', bytes: await threePages() })
  letter = await ida.upload({ name: 'letter.docx', bytes: makeDocx(p('Dear Ms Aalto')) })
  table = await ida.upload({ name: 'goods.csv', bytes: Buffer.from('goods;mass\npumps;300\n') })
  broken = await ida.upload({ name: 'half.pdf', bytes: writePdf({ content, kids: '3 0 R 9 0 R', count: 2 }) })
  await hub.drain()
  waiting = await ida.upload({ name: 'waiting.pdf', bytes: writePdf({ content }) })
})
afterAll(() => hub?.stop())

/** Plain, lying on its side, and cropped. */
function threePages(): Promise<Buffer> {
  return drawPdf((pdf) => {
    pdf.font('Helvetica').fontSize(20).text('Consignor', 100, 200, { lineBreak: false })
    pdf.addPage({ size: 'A4', layout: 'landscape', margin: 0 }).text('Carrier', 300, 100)
    pdf.addPage().rect(0, 0, 595, 842).fill('#ff0000')
  })
}

describe('who may not', () => {
  test.each(PARTS)('a visitor is asked to sign in: pages%s', async (part) => {
    expect((await hub.visitor().get(`/api/documents/${waybill.id}/pages${part}`)).status).toBe(401)
  })

  test.each(PARTS)(
    'nobody sees pages of another organisation, or learns that they exist: pages%s',
    async (part) => {
      await picture(waybill, '/1/image')
      const theirs = await pagesOf(otto, waybill, part)
      const nobodys = await otto.get(`/api/documents/${randomUUID()}/pages${part}`)
      expect([theirs.status, nobodys.status]).toEqual([404, 404])
      expect(theirs.body).toEqual(nobodys.body)
    },
  )
})

describe('a missing page', () => {
  test.each(PARTS)('nothing is known of a document before it was read: pages%s', async (part) => {
    const { status, body } = await pagesOf(ida, waiting, part)
    expect([status, body.code]).toEqual([409, 'not_ready'])
  })

  test.each(['0', '4', '-1', '1.5', '01', 'one', '9999999'])('there is no page %s', async (number) => {
    for (const part of [`/${number}/image`, `/${number}/text`]) {
      expect([part, (await pagesOf(ida, waybill, part)).status]).toEqual([part, 404])
    }
  })

  test.each(['0', '-5', 'wide', '20000', ''])('a width of %j is refused', async (width) => {
    expect((await pagesOf(ida, waybill, `/1/image?width=${width}`)).status).toBe(400)
  })

  test.each([
    ['a letter', () => letter],
    ['a table', () => table],
  ])('%s has words and no pictures', async (_, which) => {
    const list = await pagesOf<PagesAnswer>(ida, which())
    expect(list.body.items[0]).toMatchObject({ number: 1, hasImage: false, synthetic: true })
    const { status, body } = await pagesOf(ida, which(), '/1/image')
    expect([status, body.code]).toEqual([409, 'no_page_image'])
    expect(body.message).toContain('Only PDF documents')
    const text = await pagesOf<PageText>(ida, which(), '/1/text')
    expect(text.body.words.length).toBeGreaterThan(0)
  })

  test('is not drawn of other bytes than were uploaded', async () => {
    const { files } = hub.services
    const read = files.read
    const document = await ida.upload({ name: 'exchanged.pdf', bytes: await threePages() })
    await hub.drain()
    files.read = () => Readable.from(['%PDF-1.7 of somebody else'])
    const { response, bytes } = await picture(document, '/1/image').finally(() => {
      files.read = read
    })
    expect([response.status, JSON.parse(bytes.toString()).code]).toEqual([503, 'unavailable'])
    expect((await picture(document, '/1/image')).response.status).toBe(200)
  })

  test('a damaged page states why it has no picture, and nothing of that is kept', async () => {
    const { response, bytes } = await picture(broken, '/2/image')
    expect(response.status).toBe(409)
    expect(JSON.parse(bytes.toString())).toMatchObject({
      code: 'no_page_image',
      message: expect.stringMatching(/Page 2 of the PDF is damaged/),
    })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect((await picture(broken, '/1/image')).response.status).toBe(200)
  })
})

describe('pages', () => {
  test('are listed with their sizes as a viewer shows them', async () => {
    const { body } = await pagesOf<PagesAnswer>(ida, waybill)
    expect(body).toMatchObject({ total: 3, nextCursor: null })
    expect(body.items.map(({ number, width, height }) => [number, width, height])).toEqual([
      [1, 595.28, 841.89],
      [2, 841.89, 595.28],
      [3, 595.28, 841.89],
    ])
    expect(body.items.map(({ words }) => words)).toEqual([1, 1, 0])
    const first: Partial<DocumentPage> = { hasImage: true, synthetic: false, confidence: 1, source: 'text' }
    expect(body.items[0]).toMatchObject(first)
    expect(body.items[2]?.confidence).toBeNull()
  })

  test('have their words with boxes in page units', async () => {
    const { body } = await pagesOf<PageText>(ida, waybill, '/1/text')
    expect(body).toMatchObject({ number: 1, width: 595.28, synthetic: false })
    expect(body.words).toMatchObject([{ text: 'Consignor', confidence: 1 }])
    expect(body.words[0]?.box[0]).toBeCloseTo(100, 0)
  })
})

describe('a picture', () => {
  test.each([
    ['1', '', 1280, 1810],
    ['2', '', 1280, 905],
    ['1', '?width=1', 160, 226],
    ['1', '?width=640', 640, 905],
    ['1', '?width=641', 960, 1358],
    ['1', '?width=10000', 2560, 3621],
  ])('of page %s%s has %d x %d pixels', async (number, query, width, height) => {
    const { response, bytes } = await picture(waybill, `/${number}/image${query}`)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height })
  })

  test('shows the word where the text places it, and colours as they are', async () => {
    const { body } = await pagesOf<PageText>(ida, waybill, '/1/text')
    const { bytes } = await picture(waybill, '/1/image')
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = (body.words[0]?.box ?? []).map((at) =>
      Math.round((at / body.width) * 1280),
    )
    const darkest = async (left: number, top: number, width: number, height: number) => {
      const part = await sharp(bytes).extract({ left, top, width, height }).toBuffer()
      return (await sharp(part).stats()).channels[0]?.min
    }
    expect(await darkest(x0, y0, x1 - x0, y1 - y0)).toBeLessThan(60)
    expect(await darkest(0, 0, 1280, y0 - 4)).toBeGreaterThan(240)
    expect(await darkest(x1 + 8, y0, 400, y1 - y0)).toBeGreaterThan(240)
    const { bytes: red } = await picture(waybill, '/3/image?width=160')
    const means = (await sharp(red).stats()).channels.map(({ mean }) => Math.round(mean / 10) * 10)
    expect(means).toEqual([250, 0, 0])
  })

  test('is drawn once for all requests, meanwhile and afterwards', async () => {
    vi.mocked(renderPage).mockClear()
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => picture(waybill, '/2/image?width=960')))
    all.push(await picture(waybill, '/2/image?width=960'))
    expect(new Set(all.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)
    expect(renderPage).toHaveBeenCalledTimes(1)
  })

  test('lies on disk below its tenant and document', async () => {
    await picture(waybill, '/1/image?width=320')
    const folder = join(hub.services.config.dataDir, 'page-images', ida.tenantId, waybill.id)
    expect(readdirSync(folder)).toContainEqual(expect.stringMatching(/^1-320-/))
  })

  test('is kept by no browser, and not sent again to a program that knows it', async () => {
    const { response } = await picture(waybill, '/1/image')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const etag = response.headers.get('ETag') ?? ''
    const again = await picture(waybill, '/1/image', { 'If-None-Match': etag })
    expect([again.response.status, again.bytes.length]).toEqual([304, 0])
    const other = await picture(waybill, '/1/image?width=160', { 'If-None-Match': etag })
    expect(other.response.status).toBe(200)
  })

  test('that takes long to draw keeps nobody waiting', async () => {
    const content = `1 g ${'0 0 595 842 re f\n'.repeat(60_000)} 0 g BT /F 12 Tf 72 700 Td (Packing list of pumps) Tj ET`
    const slow = await ida.upload({ name: 'slow.pdf', bytes: writePdf({ content }) })
    await hub.drain()
    vi.mocked(renderPage).mockClear()
    const stop = new AbortController()
    let isDrawn = false
    const drawing = fetch(`${hub.url}/api/documents/${slow.id}/pages/1/image?width=2560`, {
      headers: { cookie: ida.cookieHeader() },
      signal: stop.signal,
    }).then(
      () => {
        isDrawn = true
      },
      () => {},
    )
    await vi.waitUntil(() => vi.mocked(renderPage).mock.calls.length > 0, { timeout: 10_000 })
    for (let i = 0; i < 20; i++) expect((await pagesOf(ida, waybill)).status).toBe(200)
    expect((await picture(waybill, '/1/image?width=1920')).response.status).toBe(200)
    expect(isDrawn).toBe(false)
    stop.abort()
    await drawing
  })
})

test.runIf(process.env.LONG)(
  'a scan that lies on its side says so, and its words have their boxes on its ink',
  async () => {
    const scan = readFileSync(
      new URL('../../../../../../samples/cmr-scanned-without-text/01-original.pdf', import.meta.url),
    )
    const upright = await renderPage(scan, 1, { dpi: 200, gray: true })
    const { width, height, data } = upright
    const lying = await sharp(data, { raw: { width, height, channels: 1 } })
      .rotate(90)
      .jpeg()
      .toBuffer()
    const bytes = await drawPdf((pdf) => pdf.image(lying, 0, 0, { width: 842, height: 595 }), {
      layout: 'landscape',
    })
    const document = await ida.upload({ name: 'lying.pdf', bytes })
    await hub.drain()
    const list = await pagesOf<PagesAnswer>(ida, document)
    expect(list.body.items).toMatchObject([{ number: 1, width: 841.89, source: 'ocr', orientation: 270 }])
    // Of 75 dots an inch, so that some words are hardly believed.
    expect(list.body.items[0]?.confidence).toBeGreaterThan(0.4)
    expect(list.body.items[0]?.confidence).toBeLessThan(1)

    const { body } = await pagesOf<PageText>(ida, document, '/1/text')
    const words = body.words.filter(({ text }) =>
      /^(Werftallee|Rotterdam|Frankreich|Getriebegehäuse)/.test(text),
    )
    expect(words.length).toBeGreaterThanOrEqual(3)
    const { bytes: image } = await picture(document, '/1/image?width=1280')
    for (const { text, box } of words) {
      const [left = 0, top = 0, right = 0, bottom = 0] = box.map((at) => Math.round((at / body.width) * 1280))
      expect(bottom - top, `${text} lies`).toBeGreaterThan(right - left)
      const part = await sharp(image)
        .extract({ left, top, width: right - left, height: bottom - top })
        .toBuffer()
      const ink = (await sharp(part).stats()).channels[0]
      expect(ink?.min, text).toBeLessThan(100)
      // Type covers a fifth of its box; a box beside it would be white.
      expect(ink?.mean, text).toBeLessThan(235)
    }
  },
  120_000,
)

test('the calls are in the contract', async () => {
  const { body } = await hub.visitor().get<{ paths: object }>('/api/openapi.json')
  const calls = ['', '/{n}/image', '/{n}/text'].map((part) => `/api/documents/{id}/pages${part}`)
  expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(calls))
})

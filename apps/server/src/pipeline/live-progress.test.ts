import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JobUpdate } from '@efti-hub/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { drawPdf } from '../../../../packages/reading/src/testing/make-pdf.ts'
import { type Hub, type Member, startHub } from '../testing/index.ts'
import { useEngine } from './recognition/engines/ocr/choose-engine.ts'
import type { OcrWord } from './recognition/engines/ocr/ocr-engine.ts'
import { renderPage } from './recognition/pages/render-page.ts'

/** Progress that follows faster than a quarter of a second is left out. */
const PAGE_MS = 400

const sample = readFileSync(
  new URL('../../../../samples/cmr-scanned-without-text/01-original.pdf', import.meta.url),
)

let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  useEngine({ name: 'slow-reader', languages: ['eng'], read: readSlowly, close: async () => {} })
})
afterAll(async () => {
  useEngine(null)
  await hub?.stop()
})

async function readSlowly(): Promise<OcrWord[]> {
  await sleep(PAGE_MS)
  return ['Consignment', 'note', 'of', 'the', 'sender', 'and', 'carrier'].map((text, at) => ({
    text,
    box: [100 * at, 100, 100 * at + 80, 120],
    confidence: 0.95,
    size: 20,
  }))
}

/** Pages of type, then pages that are pictures of a document. */
async function documentOf(texts: number, scans: number): Promise<Buffer> {
  const { width, height, data } = await renderPage(sample, 1, { dpi: 100, gray: true })
  const picture = await sharp(data, { raw: { width, height, channels: 1 } })
    .jpeg()
    .toBuffer()
  return drawPdf(
    (pdf) => {
      for (let number = 1; number <= texts; number++) {
        pdf.addPage()
        for (let line = 1; line <= 50; line++) pdf.text(`Line ${line} of the packing list`, 50, line * 15)
      }
      for (let number = 1; number <= scans; number++) {
        pdf.addPage().image(picture, 0, 0, { width: 595, height: 842 })
      }
    },
    { autoFirstPage: false },
  )
}

/** What the live socket reports about the first job of a document, until the second one begins. */
async function overhear(document: Buffer): Promise<JobUpdate['data'][]> {
  const { body } = await ida.get<{ wsUrl: string }>('/api/jobs/ws-info')
  const socket = new WebSocket(body.wsUrl)
  const updates: JobUpdate['data'][] = []
  socket.on('message', (text) => {
    const { type, data }: JobUpdate = JSON.parse(String(text))
    if (type === 'job_update') updates.push(data)
  })
  await once(socket, 'open')
  await ida.upload({ name: 'long.pdf', bytes: document })
  await hub.drain()
  await expect.poll(() => updates.at(-1)?.jobType, { timeout: 5_000 }).toBe('compliance')
  socket.terminate()
  return updates.filter(({ jobType }) => jobType === 'ocr')
}

test.runIf(process.env.LONG)(
  'the pages of a long scan are reported live, one after the other',
  async () => {
    const messages = (await overhear(await documentOf(0, 6))).flatMap(
      ({ message }) => /^Recognising page (\d) of 6$/.exec(message)?.[1] ?? [],
    )
    expect(new Set(messages).size).toBeGreaterThanOrEqual(3)
    expect(messages).toEqual([...messages].sort())
  },
  120_000,
)

test('progress moves within the only page of a scan', async () => {
  const updates = await overhear(await documentOf(0, 1))
  const within = updates.filter(({ message }) => message === 'Recognising page 1 of 1')
  expect(new Set(within.map(({ progress }) => progress)).size).toBeGreaterThan(1)
  const progress = updates.map((update) => update.progress)
  expect(progress).toEqual([...progress].sort((a, b) => a - b))
}, 120_000)

test.runIf(process.env.LONG)(
  'progress never goes back, also where pictures follow many pages of type',
  async () => {
    const updates = await overhear(await documentOf(200, 1))
    expect(updates.some(({ message }) => /^Reading page \d+ of 201$/.test(message))).toBe(true)
    expect(updates.some(({ message }) => /^Recognising page 1 of 1$/.test(message))).toBe(true)
    const progress = updates.map((update) => update.progress)
    expect(progress).toEqual([...progress].sort((a, b) => a - b))
    expect(progress.at(-1)).toBe(100)
  },
  120_000,
)

import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWorkerProcess, type WorkerProcess } from './testing/hostile/worker-process.ts'
import { type Hub, type Member, startHub } from './testing/index.ts'
import { scanPdf } from './testing/scan-pdf.ts'

vi.setConfig({ testTimeout: 900_000, hookTimeout: 60_000 })

const isLong = process.env.LONG === '1'
const PAGES = 40
const PATIENCE_MS = 800_000

let hub: Hub
let ida: Member
let worker: WorkerProcess

beforeEach(async () => {
  hub = await startHub()
  ida = await hub.member()
  worker = await startWorkerProcess(hub)
})
afterEach(async () => {
  await worker.stop()
  await hub.stop()
})

const send = async (pages: number) => ida.upload({ name: `${pages}.pdf`, bytes: await scanPdf(pages) })

/** Waits until a page of it is being recognised. */
async function recognising(documentId: string): Promise<void> {
  while (!(await ida.jobsOf(documentId))[0]?.message?.startsWith('Recognising page')) await sleep(20)
}

test.runIf(isLong)('a one-page scan does not wait for two long ones', async () => {
  const long = await Promise.all([send(PAGES), send(PAGES)])
  for (const { id } of long) await recognising(id)
  const short = await send(1)
  await ida.settled(short.id, PATIENCE_MS)
  for (const { id } of long) {
    const [ocr] = await ida.jobsOf(id)
    expect(ocr?.status).toBe('processing')
  }
})

test.runIf(isLong)('kill -9 of the worker amid a scan: the next one reads it, once', async () => {
  const { id } = await send(PAGES)
  await recognising(id)
  const ended = once(worker.child, 'exit')
  worker.child.kill('SIGKILL')
  await ended
  worker = await startWorkerProcess(hub)
  const jobs = await ida.settled(id, PATIENCE_MS)
  expect(jobs.map(({ jobType, status }) => [jobType, status])).toEqual([
    ['ocr', 'completed'],
    ['compliance', 'completed'],
  ])
  expect(jobs[0]?.message).toContain(`Read ${PAGES} pages`)
  const checks = await ida.get<unknown[]>(`/api/documents/${id}/compliance?history=true`)
  expect(checks.body).toHaveLength(1)
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hub, startHub } from '../../testing/index.ts'
import { cmrPdf } from '../../testing/papers.ts'
import { makeMeasures } from './measures.ts'
import { recordBeat, recordEnd } from './process-store.ts'

const TOKEN = 'a token that only the scraper knows'

let hub: Hub
beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub?.stop())

const scrape = async (headers: Record<string, string> = {}) =>
  hub.visitor().get<string>('/metrics', { headers })

describe('who may not', () => {
  test('callers through a proxy, as long as there is no token', async () => {
    expect((await scrape({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(404)
    expect((await scrape()).status).toBe(200)
  })

  test('callers without a token or with a wrong one, from this machine too', async () => {
    const guarded = await startHub({ env: { METRICS_TOKEN: TOKEN } })
    const ask = async (authorization?: string) =>
      (await guarded.visitor().get('/metrics', { headers: authorization ? { authorization } : {} })).status
    expect(await ask()).toBe(404)
    expect(await ask('Bearer another')).toBe(404)
    expect(await ask(`Bearer ${TOKEN}`)).toBe(200)
    await guarded.stop()
  })
})

test('calls are reported by route and status and never by id, jobs by outcome, the pools and the queue by state', async () => {
  const ida = await hub.member()
  const document = await ida.upload(await cmrPdf(1))
  await ida.upload({ name: 'broken.pdf', bytes: new TextEncoder().encode('%PDF-1.7 broken') })
  const before = (await scrape()).body
  expect(before).toMatch(/^hub_queue_jobs\{type="ocr",state="ready"\} 2$/m)
  await hub.drain()
  await ida.get(`/api/documents/${document.id}`)
  const { headers, body } = await scrape()
  expect(headers.get('content-type')).toContain('text/plain')
  expect(body).toMatch(
    /^hub_http_request_duration_seconds_count\{.*route="\/api\/documents\/:id",status="200".*\} 1$/m,
  )
  expect(body).not.toContain(document.id)
  expect(body).toMatch(/^hub_job_duration_seconds_count\{type="ocr",outcome="completed".*\} 1$/m)
  expect(body).toMatch(/^hub_job_duration_seconds_count\{type="ocr",outcome="failed".*\} 1$/m)
  expect(body).toMatch(/^hub_database_pool_connections\{pool="tenants",state="idle".*\} [1-9]/m)
})

test('what a worker measures is reported beside what this process does, as long as it lives', async () => {
  const worker = makeMeasures('worker', '.')
  worker.jobEnded('mail', 'again', 40)
  const { systemPool } = hub.services.database
  await recordBeat(systemPool, worker, await worker.host())
  const ofWorker =
    /^hub_job_duration_seconds_count\{type="mail",outcome="again",service="worker",process="\w+"\} 1$/m
  const { body } = await scrape()
  expect(body).toMatch(ofWorker)
  expect(body).toMatch(/^hub_http_request_duration_seconds_count\{.*service="test".*\}/m)
  await recordEnd(systemPool, worker.id)
  expect((await scrape()).body).not.toMatch(ofWorker)
})

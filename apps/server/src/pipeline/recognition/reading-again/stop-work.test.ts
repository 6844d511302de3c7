import { randomUUID } from 'node:crypto'
import type { Document, ErrorBody, ProcessingJob } from '@efti-hub/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Hub, type Member, startHub } from '../../../testing/index.ts'
import { cmrPdf } from '../../../testing/papers.ts'
import { scanPdf } from '../../../testing/scan-pdf.ts'
import { useEngine } from '../engines/ocr/choose-engine.ts'

let hub: Hub
let ida: Member
let otto: Member
let count = 0

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member({ firstName: 'Ida', lastName: 'Nielsen' })
  otto = await hub.member({ firstName: 'Otto' })
})
afterAll(() => hub?.stop())
afterEach(() => useEngine(null))

const fresh = () => cmrPdf(20 + count++)
const stop = <T = ErrorBody>(member: Pick<Member, 'post'>, id: string) =>
  member.post<T>(`/api/documents/${id}/cancel`)
const statusOf = async ({ id }: Document) =>
  (await ida.get<Document[]>('/api/documents')).body.find((one) => one.id === id)?.status

test('who may not: a visitor, another organisation, an auditor', async () => {
  const waiting = await ida.upload(await fresh())
  expect((await hub.visitor().post(`/api/documents/${waiting.id}/cancel`)).status).toBe(401)
  const [theirs, nobodys] = [await stop(otto, waiting.id), await stop(otto, randomUUID())]
  expect([theirs.status, nobodys.status]).toEqual([404, 404])
  expect(theirs.body).toEqual(nobodys.body)
  const auditor = await hub.colleague(ida, 'auditor')
  expect((await stop(auditor, waiting.id)).body.code).toBe('not_allowed')
  expect((await ida.jobsOf(waiting.id)).map(({ status }) => status)).toEqual(['queued'])
  const operator = await hub.colleague(ida, 'operator')
  expect((await stop(operator, waiting.id)).status).toBe(200)
  await hub.drain()
})

test('a job that waits is never begun, states who stopped it, and the document can be read again', async () => {
  const waiting = await ida.upload(await fresh())
  const { status, body: job } = await stop<ProcessingJob>(ida, waiting.id)
  expect([status, job.status]).toEqual([200, 'failed'])
  expect(job.message).toMatch(/^Stopped by Ida Nielsen\..*Read again/)
  expect(await statusOf(waiting)).toBe('failed')
  await hub.drain()
  expect(await ida.jobsOf(waiting.id)).toEqual([job])
  expect((await ida.post(`/api/documents/${waiting.id}/reprocess`)).status).toBe(202)
  await hub.drain()
  expect((await ida.jobsOf(waiting.id)).map((one) => one.status)).toEqual([
    'failed',
    'completed',
    'completed',
  ])
})

test('what has ended cannot be stopped, nor stopped twice', async () => {
  const ended = await ida.upload(await fresh())
  await hub.drain()
  expect([(await stop(ida, ended.id)).status, (await stop(ida, ended.id)).body.code]).toEqual([
    409,
    'wrong_state',
  ])
  expect(await ida.jobsOf(ended.id)).toHaveLength(2)
  const waiting = await ida.upload(await fresh())
  const both = await Promise.all([stop(ida, waiting.id), stop(ida, waiting.id)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  await hub.drain()
})

test('a job at work ends immediately, and others go on', async () => {
  const begun = Promise.withResolvers<void>()
  const letGo = Promise.withResolvers<void>()
  useEngine({
    name: 'endless',
    languages: ['eng'],
    read: (_picture, _language, { signal } = {}) => {
      begun.resolve()
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => {
          letGo.resolve()
          reject(signal.reason)
        })
      })
    },
    close: async () => {},
  })
  const endless = await ida.upload({ name: 'scan.pdf', bytes: await scanPdf(1) })
  const drained = hub.drain()
  await begun.promise
  const beside = await ida.upload(await fresh())
  expect((await stop(ida, endless.id)).status).toBe(200)
  await letGo.promise
  await drained
  await hub.drain()
  const [job, ...others] = await ida.jobsOf(endless.id)
  expect([job?.status, others]).toEqual(['failed', []])
  expect(job?.message).toContain('Stopped by Ida Nielsen')
  expect(await statusOf(endless)).toBe('failed')
  expect((await ida.jobsOf(beside.id)).map(({ status }) => status)).toEqual(['completed', 'completed'])
})

test('the call is in the contract', async () => {
  const { body } = await hub.visitor().get<{ paths: Record<string, object> }>('/api/openapi.json')
  expect(body.paths['/api/documents/{id}/cancel']).toHaveProperty('post')
})

import type { ErrorBody } from '@efti-hub/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roadNote } from '../testing/consignment-papers.ts'
import { type Hub, type Member, startHub } from '../testing/index.ts'

let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  await ida.upload(roadNote('a.xml'))
  await ida.upload(roadNote('b.xml', { eFTI170: 'D-2', eFTI162: 'PL' }))
  await ida.upload({ name: 'letter.txt', bytes: new TextEncoder().encode('Dear Ms Aalto, thank you.') })
  await hub.drain()
})
afterAll(() => hub?.stop())

async function cursorOf(path: string): Promise<string> {
  const { status, body, headers } = await ida.get<{ nextCursor?: string }>(path)
  expect(status, path).toBe(200)
  return body.nextCursor ?? headers.get('X-Next-Cursor') ?? ''
}

test.each([
  ['/api/documents', ['sort=name', 'search=xml']],
  ['/api/results', ['sort=oldest', 'country=PL', 'days=90']],
  ['/api/violations', ['sort=due', 'severity=low', 'status=open']],
  ['/api/audit', ['sort=oldest', 'days=30', 'search=xml']],
  ['/api/consignments', ['ready=false', 'search=D']],
  ['/api/sustainability/consignments', ['computed=true', 'year=2026']],
])('a place in %s is none in another order or filter of it', async (path, others) => {
  const cursor = await cursorOf(`${path}?limit=1`)
  expect(cursor).not.toBe('')
  expect((await ida.get(`${path}?limit=2&cursor=${cursor}`)).status).toBe(200)
  for (const other of others) {
    const { status, body } = await ida.get<ErrorBody>(`${path}?limit=1&${other}&cursor=${cursor}`)
    expect([status, body.message], other).toEqual([400, expect.stringContaining('another filter or order')])
  }
})

test('a place in one list is none in another', async () => {
  const cursor = await cursorOf('/api/documents?limit=1&sort=newest')
  expect((await ida.get(`/api/results?limit=1&sort=newest&cursor=${cursor}`)).status).toBe(400)
})

test('to name the usual order is no other order', async () => {
  const cursor = await cursorOf('/api/violations?limit=1')
  expect((await ida.get(`/api/violations?sort=severity&cursor=${cursor}`)).status).toBe(200)
})

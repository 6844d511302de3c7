import { readFileSync } from 'node:fs'
import type { ErrorBody } from '@efti-hub/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withRole } from '../../testing/index.ts'

const ORIGINAL = new URL(
  '../../../../../samples/cmr-english-no-date-country-uk/01-original.pdf',
  import.meta.url,
)

let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
})
afterAll(() => hub.stop())

test('visitors get no sample, and people who may not upload are refused with that reason', async () => {
  expect((await hub.visitor().get('/api/samples/paper')).status).toBe(401)
  const { status, body } = await withRole(hub, ida, 'auditor', () => ida.get<ErrorBody>('/api/samples/paper'))
  expect([status, body.code]).toEqual([403, 'not_allowed'])
})

test('the sample is the invented document of the repository, and the pipeline finds its mistakes', async () => {
  const response = await fetch(new URL('/api/samples/paper', hub.url), {
    headers: { Cookie: ida.cookieHeader() },
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(Buffer.from(bytes).equals(readFileSync(ORIGINAL))).toBe(true)
  const document = await ida.upload({ name: 'Sample CMR consignment note.pdf', bytes })
  await hub.drain()
  const { body } = await ida.get<{ status: string; latestCheck: { violationsCount: number } | null }>(
    `/api/documents/${document.id}`,
  )
  expect(body.status).toBe('under_review')
  expect(body.latestCheck?.violationsCount).toBeGreaterThan(1)
})

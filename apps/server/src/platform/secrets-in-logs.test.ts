import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hub, type Member, startHub } from '../testing/index.ts'
import { makeLog } from './log.ts'

const lines: string[] = []
let hub: Hub
let ida: Member

beforeAll(async () => {
  const log = makeLog('trace', 'test', { write: (line: string) => void lines.push(line) })
  hub = await startHub({ replace: { log } })
  ida = await hub.member()
})
afterAll(() => hub?.stop())

/** Long enough that nothing else in a line contains it by accident. */
const SECRET = 'k7Qm-secret-of-an-address-that-nobody-may-log'

const places: [string, () => Promise<{ status: number }>][] = [
  ['a page with a reset link of old', () => hub.visitor().get(`/login?reset=${SECRET}`)],
  ['a page with an invitation of old', () => hub.visitor().get(`/register?invitation=${SECRET}`)],
  ['a page with a confirmation of old', () => hub.visitor().get(`/confirm?token=${SECRET}`)],
  ['the link of a mail program', () => hub.visitor().post(`/api/auth/not-me?token=${SECRET}`)],
  ['a link whose token is too long', () => hub.visitor().post(`/api/auth/not-me?token=${SECRET.repeat(40)}`)],
  ['a body', () => hub.visitor().post('/api/auth/not-me', { token: SECRET })],
  [
    'an upload',
    () =>
      hub.visitor().put(`/api/objects/uploads/${crypto.randomUUID()}?signature=${SECRET}`, new Uint8Array(3)),
  ],
  [
    'an upload with a header',
    () =>
      hub.visitor().put(`/api/objects/uploads/${crypto.randomUUID()}`, new Uint8Array(3), {
        headers: { authorization: `Bearer ${SECRET}` },
      }),
  ],
  ['a live socket', () => hub.visitor().get(`/api/jobs/ws?ticket=${SECRET}`)],
  ['an API key', () => hub.visitor().get('/api/keys', { headers: { authorization: `Bearer ${SECRET}` } })],
  ['a session', () => hub.visitor().get('/api/keys', { headers: { cookie: `efti_hub_session=${SECRET}` } })],
  ['an address that is none', () => ida.get(`/api/nowhere/${SECRET}?token=${SECRET}`)],
  [
    'the way back from a provider',
    () => hub.visitor().get(`/api/login/callback?code=${SECRET}&state=${SECRET}`),
  ],
]

test.each(places)('%s leaves no secret in the log', async (_place, call) => {
  await call()
  expect(lines.filter((line) => line.includes(SECRET))).toEqual([])
})

test('a fault of the server is logged, without what was asked', async () => {
  const { files } = hub.services
  hub.services.files = {
    ...files,
    put: () => Promise.reject(new Error('the disk is full')),
  } as typeof files
  try {
    const { body } = await ida.post<{ uploadURL: string }>('/api/objects/upload')
    const put = await ida.put(body.uploadURL, new TextEncoder().encode('bytes'))
    expect(put.status).toBeGreaterThanOrEqual(500)
    const signature = new URL(body.uploadURL).searchParams.get('signature') ?? 'none'
    const faults = lines.filter((line) => line.includes('the disk is full'))
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain('/api/objects/uploads/:uploadId')
    expect(lines.filter((line) => line.includes(signature))).toEqual([])
  } finally {
    hub.services.files = files
  }
})

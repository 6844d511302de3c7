import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hub, type Member, startHub } from '../testing/index.ts'

let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
})
afterAll(() => hub?.stop())

const NUL_IN_PATH = [
  ['GET', '/api/documents/%00'],
  ['GET', '/api/documents/%00/jobs'],
  ['POST', '/api/keys/%00/rotate'],
  ['DELETE', '/api/keys/a%00b'],
  ['DELETE', '/api/invitations/%00'],
  ['DELETE', '/api/settings/sessions/%00'],
  ['DELETE', '/api/sustainability/factors/%00'],
  ['GET', '/api/no-such-call/%00'],
  ['GET', '/api/documents?search=a%00b'],
] as const

test.each(NUL_IN_PATH)('NUL in an address is a wrong request: %s %s', async (method, path) => {
  const { status, body } = await ida.request(method, path)
  expect([status, body]).toMatchObject([400, { code: 'invalid_request' }])
})

test.each([
  ['half of a character', '"\\ud800"'],
  ['the other half', '"a\\udfffb"'],
  ['NUL', '"a\\u0000b"'],
])('%s in a body is a wrong request', async (_what, json) => {
  const query = `{"type":${json}}`
  const send = (path: string, text: string) =>
    ida.request('POST', path, {
      bytes: new TextEncoder().encode(text),
      headers: { 'content-type': 'application/json' },
    })
  const view = `{"screen":"violations","name":"Mine","query":${query},"shared":false}`
  expect((await send('/api/views', view)).status).toBe(400)
  const signIn = `{"email":"ida@example.org","password":${json}}`
  expect((await send('/api/auth/login', signIn)).status).toBe(400)
})

test('text about such characters is text', async () => {
  const name = 'written \\u0000 and 👩‍👩‍👧'
  const view = { screen: 'violations', name, query: {}, shared: false }
  expect((await ida.post('/api/views', view)).status).toBe(201)
})

test.each(['0000-01-01', '1899-12-31', '2200-01-01'])(
  'no certificate is of the day %s',
  async (targetDate) => {
    const application = { type: 'ISO 14001', companyName: 'A', contactEmail: 'a@example.org', targetDate }
    expect((await ida.post('/api/sustainability/certifications', application)).status).toBe(400)
  },
)

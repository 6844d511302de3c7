import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hub, type Member, startHub } from '../testing/index.ts'

let hub: Hub
let ida: Member
let olaf: Member

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  olaf = await hub.member({ firstName: 'Olaf', lastName: 'Berg' })
})
afterAll(() => hub?.stop())

const someId = randomUUID()

describe('a visitor', () => {
  test.each([
    ['GET', '/api/auth/user'],
    ['POST', '/api/auth/tenant'],
    ['GET', '/api/jobs/ws-info'],
    ['POST', '/api/objects/upload'],
    ['GET', '/api/documents'],
    ['POST', '/api/documents'],
    ['GET', `/api/documents/${someId}`],
    ['GET', `/api/documents/${someId}/jobs`],
    ['GET', `/api/documents/${someId}/compliance`],
    ['GET', `/api/documents/${someId}/consignment`],
    ['GET', `/api/documents/${someId}/file`],
    ['POST', `/api/documents/${someId}/remediation`],
    ['GET', '/api/violations'],
    ['GET', '/%61pi/documents'],
    ['GET', '/api/no-such-call'],
    ['DELETE', '/api/auth/user'],
  ])('is asked to sign in: %s %s', async (method, path) => {
    const { status, body } = await hub.visitor().request(method, path)
    expect(status).toBe(401)
    expect(body).toMatchObject({ code: 'not_signed_in', message: expect.stringMatching(/\w/) })
  })

  test.each([
    ['nothing', ''],
    ['an invented token', 'A'.repeat(43)],
    ['SQL', `' or 1=1 --`],
    ['a token cut short', 'A'.repeat(42)],
    ['a megabyte would not even pass; ten kilobytes', 'A'.repeat(10_000)],
  ])('is one with a cookie of %s', async (_what, token) => {
    const headers = { cookie: `efti_hub_session=${encodeURIComponent(token)}` }
    expect((await hub.visitor().get('/api/auth/user', { headers })).status).toBe(401)
  })

  test('may read the contract, with every call of accounts in it', async () => {
    const { status, body } = await hub.visitor().get<{ paths: object }>('/api/openapi.json')
    expect(status).toBe(200)
    const calls = [
      'auth/user',
      'auth/login',
      'auth/register',
      'auth/logout',
      'auth/tenant',
      'login',
      'jobs/ws-info',
    ]
    expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(calls.map((call) => `/api/${call}`)))
  })
})

describe('another organisation', () => {
  test.each([
    ['of somebody else', () => olaf.tenantId],
    ['that does not exist', () => someId],
    ['that is no id', () => "' or true --"],
    ['that is empty', () => ''],
  ])('cannot be picked for one call: one %s', async (_what, tenantId) => {
    const { status, body } = await ida.get('/api/auth/user', { headers: { 'x-tenant-id': tenantId() } })
    expect(status).toBe(404)
    expect(body).toEqual({ code: 'not_found', message: 'This organisation does not exist.' })
  })

  test('cannot be made the active one', async () => {
    const { status } = await ida.post('/api/auth/tenant', { tenantId: olaf.tenantId })
    expect(status).toBe(404)
    expect((await ida.get('/api/auth/user')).body).toMatchObject({ tenantId: ida.tenantId })
  })
})

describe('a page of another site', () => {
  test.each(['https://evil.example', 'null', 'http://127.0.0.1', 'http://127.0.0.1:1', ''])(
    'with the origin %j cannot change anything',
    async (origin) => {
      const headers = { origin }
      for (const path of ['/api/auth/login', '/api/auth/logout', '/api/auth/tenant', '/api/objects/upload']) {
        const { status, body } = await ida.post(path, {}, { headers })
        expect([path, status]).toEqual([path, 403])
        expect(body).toMatchObject({ code: 'foreign_origin' })
      }
      expect((await ida.get('/api/auth/user')).status).toBe(200)
    },
  )

  test('that the browser calls cross-site cannot either, with any origin', async () => {
    const crossSite: Record<string, string> = { 'sec-fetch-site': 'cross-site' }
    for (const headers of [crossSite, { ...crossSite, origin: hub.url }]) {
      const { status, body } = await ida.post('/api/auth/tenant', { tenantId: ida.tenantId }, { headers })
      expect([status, body]).toMatchObject([403, { code: 'foreign_origin' }])
    }
  })

  test.each([
    ['evil.example', 403],
    ['localhost.evil.example', 403],
    ['127.0.0.1.evil.example', 403],
    ['localhost', 200],
    ['192.168.7.20:5000', 200],
    ['[fd00::7]:5000', 200],
  ])('without PUBLIC_URL the host %s answers %i to its own pages', async (host, expected) => {
    const headers = {
      host,
      origin: `http://${host}`,
      'sec-fetch-site': 'same-origin',
      cookie: ida.cookieHeader(),
    }
    expect(await statusOf('/api/auth/tenant', { tenantId: ida.tenantId }, headers)).toBe(expected)
  })

  test('nobody forwards another host', async () => {
    const headers = { origin: 'http://10.0.0.9', 'x-forwarded-host': '10.0.0.9' }
    expect((await ida.post('/api/auth/tenant', { tenantId: ida.tenantId }, { headers })).status).toBe(403)
  })

  test('our own origin can, and so can a program that sends none', async () => {
    const own = await ida.post(
      '/api/auth/tenant',
      { tenantId: ida.tenantId },
      { headers: { origin: hub.url } },
    )
    expect(own.status).toBe(200)
    expect((await ida.post('/api/auth/tenant', { tenantId: ida.tenantId })).status).toBe(200)
  })
})

/** fetch() writes the Host header itself. */
function statusOf(path: string, json: object, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((answer, fail) => {
    const all = { ...headers, 'content-type': 'application/json' }
    const asking = request(`${hub.url}${path}`, { method: 'POST', headers: all }, (response) => {
      response.resume()
      answer(response.statusCode)
    })
    asking.on('error', fail)
    asking.end(JSON.stringify(json))
  })
}

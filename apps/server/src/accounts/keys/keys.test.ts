import { randomUUID } from 'node:crypto'
import type { AuditEventDetail, AuditList, ErrorBody, KeyMade, KeysList } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withClient } from '../../testing/index.ts'
import { cmrPdf } from '../../testing/papers.ts'

let hub: Hub
let ida: Member
let olga: Member
let axel: Member
let otto: Member
let days = 0

beforeAll(async () => {
  hub = await startHub({ replace: { clock: { now: () => new Date(Date.now() + days * 86_400_000) } } })
  ida = await hub.member()
  olga = await hub.colleague(ida, 'operator', { firstName: 'Olga', lastName: 'Norden' })
  axel = await hub.colleague(ida, 'auditor', { firstName: 'Axel', lastName: 'Brandt' })
  otto = await hub.member({ firstName: 'Otto' })
})
afterAll(() => hub?.stop())

const keysOf = async (member = ida) => (await member.get<KeysList>('/api/keys')).body
const make = async (name: string, role = 'operator', who = ida, expiresAt: string | null = null) =>
  who.post<KeyMade & ErrorBody>('/api/keys', { name, role, expiresAt })
const rotate = (id: string, who = ida) => who.post<KeyMade & ErrorBody>(`/api/keys/${id}/rotate`)
const production = async () => {
  const [first] = (await keysOf()).items
  if (!first) throw new Error('there is no key')
  return first
}
const as = (secret: string, more: Record<string, string> = {}) => ({
  headers: { authorization: `Bearer ${secret}`, ...more },
})
const program = () => hub.visitor()

describe('who may not', () => {
  test.each([
    ['operator', () => olga],
    ['auditor', () => axel],
  ])('an %s sees the keys masked, and makes, rotates and revokes none', async (_role, who) => {
    const { id } = await production()
    expect((await keysOf(who())).mayChange).toBe(false)
    expect((await make('Mine', 'operator', who())).status).toBe(403)
    expect((await rotate(id, who())).status).toBe(403)
    expect((await who().delete(`/api/keys/${id}`)).status).toBe(403)
  })

  test.each([
    ['of another organisation', async () => (await production()).id],
    ['that does not exist', async () => randomUUID()],
    ['that is no id', async () => 'nonsense'],
  ])('nobody rotates or revokes a key %s', async (_what, id) => {
    expect((await rotate(await id(), otto)).status).toBe(404)
    expect((await otto.delete(`/api/keys/${await id()}`)).status).toBe(404)
  })

  test.each([
    ['nonsense', () => 'nonsense'],
    ['one of the right shape', () => `efti_${'A'.repeat(65)}`],
    ['a session', () => ida.cookies.get('efti_hub_session') ?? ''],
  ])('no program comes in with %s', async (_what, secret) => {
    const { status, body } = await program().get<ErrorBody>('/api/documents', as(secret()))
    expect([status, body.code]).toEqual([401, 'not_signed_in'])
  })

  test('a key is never more than it is: no manager, no person, no other tenant', async () => {
    const { body } = await make('Narrow', 'auditor')
    const key = as(body.secret)
    expect((await program().get('/api/documents', key)).status).toBe(200)
    expect((await program().post('/api/objects/upload', undefined, key)).status).toBe(403)
    expect((await program().post('/api/keys', { name: 'More', role: 'operator' }, key)).status).toBe(403)
    expect((await program().get('/api/settings/profile', key)).status).toBe(403)
    expect((await program().get('/api/jobs/ws-info', key)).status).toBe(403)
    expect((await program().get('/api/auth/user', key)).status).toBe(401)
    const elsewhere = as(body.secret, { 'x-tenant-id': otto.tenantId })
    expect((await program().get('/api/documents', elsewhere)).status).toBe(404)
    const here = as(body.secret, { 'x-tenant-id': ida.tenantId })
    expect((await program().get('/api/documents', here)).status).toBe(200)
    // A bad key is not made good by a session beside it.
    expect((await ida.get('/api/documents', as('nonsense'))).status).toBe(401)
  })
})

describe("the 'Production' key", () => {
  test('is there from the beginning, active, and nobody has seen its secret', async () => {
    expect(await production()).toMatchObject({ name: 'Production', revealedAt: null, lastUsedAt: null })
    expect((await production()).hint).toMatch(/^[\w-]{4}$/)
  })

  test("is shown once by 'Generate New Key'; the former secret ends", async () => {
    const { id } = await production()
    const first = (await rotate(id)).body
    expect(first.secret).toMatch(/^efti_[\w-]{65}$/)
    expect(first.secret.endsWith(first.hint)).toBe(true)
    expect((await program().get('/api/documents', as(first.secret))).status).toBe(200)
    const second = (await rotate(id)).body
    expect((await program().get('/api/documents', as(first.secret))).status).toBe(401)
    expect((await program().get('/api/documents', as(second.secret))).status).toBe(200)
    expect(JSON.stringify(await keysOf())).not.toContain(second.secret.slice(5, -4))
    expect((await production()).lastUsedAt).toMatch(/^20/)
  })
})

test('a program uploads with its key, from any origin, and appears as the author', async () => {
  const { body } = await make('Warehouse')
  const key = as(body.secret, { origin: 'https://warehouse.example' })
  const { uploadURL } = (await program().post<{ uploadURL: string }>('/api/objects/upload', undefined, key))
    .body
  const { name, bytes } = await cmrPdf(4)
  await program().put(uploadURL, bytes, key)
  const created = await program().post<{ id: string }>(
    '/api/documents',
    {
      fileUrl: uploadURL,
      fileName: name,
      originalName: name,
      fileSize: bytes.length,
      mimeType: 'application/pdf',
    },
    key,
  )
  expect(created.status).toBe(201)
  const actors = await withClient(hub.database.superuserUrl, async (client) => {
    const { rows } = await client.query(
      'select distinct actor_kind, actor_name from hub.audit_events where resource_id = $1',
      [created.body.id],
    )
    return rows
  })
  expect(actors).toContainEqual({ actor_kind: 'key', actor_name: 'API key Warehouse' })
})

test('the trail shows the last letters of the secret before and after', async () => {
  const { body } = await make('Harbour crane')
  const again = (await ida.post<KeyMade>(`/api/keys/${body.id}/rotate`)).body
  const { items } = (await ida.get<AuditList>('/api/audit?search=harbour crane')).body
  const rotated = items.find(({ action }) => action === 'key-rotated')
  expect((await ida.get<AuditEventDetail>(`/api/audit/${rotated?.id}`)).body).toMatchObject({
    oldValue: { endsWith: body.secret.slice(-4) },
    newValue: { endsWith: again.secret.slice(-4) },
  })
})

test('a key is revoked permanently, and its name is free again', async () => {
  const { body } = await make('Test rig')
  expect((await make('Test rig')).body).toMatchObject({ code: 'name_taken' })
  expect((await ida.delete(`/api/keys/${body.id}`)).status).toBe(200)
  expect((await program().get('/api/documents', as(body.secret))).status).toBe(401)
  expect((await rotate(body.id)).status).toBe(404)
  expect((await make('Test rig')).status).toBe(201)
})

test('no secret is in the database or in the trail', async () => {
  const { body } = await make('Secretive')
  const { rows } = await withClient(hub.database.superuserUrl, (client) =>
    client.query(
      'select k::text as row from hub.api_keys k union all select e::text from hub.audit_events e',
    ),
  )
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter(({ row }) => row.includes(body.secret.slice(30, 60)))).toEqual([])
})

test('fifty keys and not one more, also when they are made at the same time', async () => {
  const rita = await hub.member()
  const made = await Promise.all(Array.from({ length: 60 }, (_, n) => make(`Gate ${n}`, 'auditor', rita)))
  expect(made.filter(({ status }) => status === 201)).toHaveLength(49)
  expect((await keysOf(rita)).total).toBe(50)
  expect(made.find(({ status }) => status !== 201)?.body).toMatchObject({ code: 'wrong_state' })
})

describe('a key with an end', () => {
  const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()

  test('is refused from then on, and cannot be renewed', async () => {
    const { body } = await make('Season', 'operator', ida, inDays(1))
    expect(body).toMatchObject({ expired: false, expiresAt: expect.stringMatching(/^20/) })
    expect((await program().get('/api/documents', as(body.secret))).status).toBe(200)
    days = 2
    const late = await program().get<ErrorBody>('/api/documents', as(body.secret))
    expect([late.status, late.body.message]).toEqual([
      401,
      'This API key has expired. Please ask a Compliance Manager for a new one.',
    ])
    const manager = hub.visitor()
    await manager.post('/api/auth/login', { email: ida.email, password: ida.password })
    const { items } = (await manager.get<KeysList>('/api/keys')).body
    expect(items.find(({ id }) => id === body.id)?.expired).toBe(true)
    expect((await manager.post<ErrorBody>(`/api/keys/${body.id}/rotate`)).body.code).toBe('wrong_state')
    days = 0
  })

  test('has it in the future, and the trail names it', async () => {
    const past = await make('Yesterday', 'operator', ida, inDays(-1))
    expect([past.status, past.body.fields]).toEqual([
      400,
      { expiresAt: 'Please choose a date in the future' },
    ])
    await make('Ferry gate', 'operator', ida, inDays(30))
    const { items } = (await ida.get<AuditList>('/api/audit?search=ferry gate')).body
    expect(items[0]?.details).toBe(`Expires ${inDays(30).slice(0, 10)}`)
  })
})

test('the list shows from which address a key was used last', async () => {
  const { body } = await make('Roaming')
  const used = async (from: string) => {
    await program().get('/api/documents', as(body.secret, { 'x-forwarded-for': from }))
    return (await keysOf()).items.find(({ id }) => id === body.id)
  }
  expect(await used('203.0.113.7')).toMatchObject({ lastUsedFrom: '203.0.113.7' })
  expect(await used('2001:db8::7')).toMatchObject({ lastUsedFrom: '2001:db8::7' })
  const renewed = await rotate(body.id)
  expect(renewed.body).toMatchObject({ lastUsedFrom: null, lastUsedAt: null })
})

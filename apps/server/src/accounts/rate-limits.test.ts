import type { AddressInfo } from 'node:net'
import type { SignedIn } from '@efti-hub/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeServices, openServices } from '../open-services.ts'
import { HttpClient } from '../testing/http-client.ts'
import { type Hub, type Member, startHub } from '../testing/index.ts'
import { buildWebServer } from '../web-server.ts'

let hub: Hub
beforeAll(async () => {
  hub = await startHub({ env: { RATE_LIMIT: 'on' } })
})
afterAll(() => hub?.stop())

/** As if a proxy on this machine passed the call on for that address. */
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const guess = (email: string, address: string, client = hub.visitor(), password = 'wrong') =>
  client.post('/api/auth/login', { email, password }, from(address))
const guesses = async (count: number, email: string, address: string) => {
  const statuses: number[] = []
  for (let i = 0; i < count; i++) statuses.push((await guess(email, address)).status)
  return statuses
}

const register = (address: string, email: string) =>
  hub
    .visitor()
    .post<SignedIn>(
      '/api/auth/register',
      { email, firstName: 'A', lastName: 'B', password: 'blue-lorry-41', confirmPassword: 'blue-lorry-41' },
      from(address),
    )

test('after ten failures even the right password waits, and the answer states how long', async () => {
  const ida = await hub.member()
  expect(await guesses(10, ida.email, '192.0.2.1')).toEqual(Array(10).fill(401))
  const { status, body, headers } = await guess(ida.email, '192.0.2.1', hub.visitor(), ida.password)
  expect(status).toBe(429)
  expect(body).toEqual({
    code: 'too_many_requests',
    message: 'Too many failed sign-ins. Please try again in 15 minutes.',
  })
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(880)

  expect((await guess(ida.email.toUpperCase(), '192.0.2.1')).status).toBe(429)
  expect((await guess(ida.email, '192.0.2.2', hub.visitor(), ida.password)).status).toBe(200)
  expect((await guess('somebody.else@example.org', '192.0.2.1')).status).toBe(401)
})

test('an unknown account is counted the same way: the limit does not reveal who exists', async () => {
  expect(await guesses(11, 'nobody@example.org', '192.0.2.3')).toEqual([...Array(10).fill(401), 429])
})

test('guesses sent at the same time are counted too', async () => {
  const ida = await hub.member()
  const answers = await Promise.all(Array.from({ length: 40 }, () => guess(ida.email, '192.0.2.4')))
  const letThrough = answers.filter(({ status }) => status === 401).length
  // Two are hashed at a time, so one may be under way when the tenth is counted.
  expect(letThrough).toBeGreaterThanOrEqual(10)
  expect(letThrough).toBeLessThanOrEqual(11)
})

test('an address that is none is counted too, and breaks nothing', async () => {
  const [long, strange] = ['x'.repeat(4_000), "127.'; drop table accounts.users"]
  expect(await guesses(10, 'nobody@example.org', long)).toEqual(Array(10).fill(401))
  expect((await guess('nobody@example.org', strange)).status).toBe(429)
})

test('a success forgets the failures before it', async () => {
  const ida = await hub.member()
  for (let round = 0; round < 3; round++) {
    expect(await guesses(9, ida.email, '192.0.2.5')).toEqual(Array(9).fill(401))
    expect((await guess(ida.email, '192.0.2.5', hub.visitor(), ida.password)).status).toBe(200)
  }
})

test('successes are not counted', async () => {
  const ida = await hub.member()
  for (let i = 0; i < 15; i++) {
    expect((await guess(ida.email, '192.0.2.6', hub.visitor(), ida.password)).status).toBe(200)
  }
})

test('another API process counts on', async () => {
  const ida = await hub.member()
  const services = openServices(hub.services.config, 'second')
  const second = await buildWebServer(services)
  await second.listen({ port: 0, host: '127.0.0.1' })
  try {
    const other = new HttpClient(`http://127.0.0.1:${(second.server.address() as AddressInfo).port}`)
    expect(await guesses(10, ida.email, '192.0.2.7')).toEqual(Array(10).fill(401))
    expect((await guess(ida.email, '192.0.2.7', other)).status).toBe(429)
  } finally {
    await second.close()
    await closeServices(services)
  }
})

test('one address that tries a hundred accounts is stopped, also from neighbours in its IPv6 network', async () => {
  const spray = await Promise.all(
    Array.from({ length: 100 }, (_, i) => guess(`person${i}@example.org`, `2001:db8:1:2::${i.toString(16)}`)),
  )
  expect(new Set(spray.map(({ status }) => status))).toEqual(new Set([401]))
  expect((await guess('one.more@example.org', '2001:db8:1:2:ffff::1')).status).toBe(429)
  expect((await guess('one.more@example.org', '2001:db8:1:3::1')).status).toBe(401)
})

test('thirty registrations a minute from one address, any number from this machine', async () => {
  const all = await Promise.all(
    Array.from({ length: 31 }, (_, i) => register('198.51.100.1', `new${i}@example.org`)),
  )
  expect(all.map(({ status }) => status).sort()).toEqual([...Array(30).fill(201), 429])
  const local = await Promise.all(
    Array.from({ length: 35 }, (_, i) => register('127.0.0.1', `local${i}@example.org`)),
  )
  expect(new Set(local.map(({ status }) => status))).toEqual(new Set([201]))
})

test('a signed-in person reads 1,200 times and asks for 120 uploads within a minute', async () => {
  const ida: Member = await hub.member()
  const many = async (count: number, send: () => Promise<{ status: number }>) => {
    const statuses = new Set<number>()
    for (let sent = 0; sent < count; sent += 40) {
      for (const { status } of await Promise.all(Array.from({ length: 40 }, send))) statuses.add(status)
    }
    return [...statuses]
  }
  expect(await many(1_200, () => ida.get('/api/auth/user', from('198.51.100.2')))).toEqual([200])
  expect(await many(120, () => ida.post('/api/objects/upload', undefined, from('198.51.100.2')))).toEqual([
    200,
  ])
})

test('there is an upper end, for each session of its own', async () => {
  const [ida, olaf] = [await hub.member(), await hub.member()]
  let refused: { status: number; body: unknown } | undefined
  for (let sent = 0; sent < 640 && !refused; sent += 40) {
    const answers = await Promise.all(Array.from({ length: 40 }, () => ida.post('/api/objects/upload')))
    refused = answers.find(({ status }) => status === 429)
  }
  expect(refused?.body).toEqual({
    code: 'too_many_requests',
    message: expect.stringMatching(/^Too many requests\. Please try again in \d+ seconds\.$/),
  })
  expect((await olaf.post('/api/objects/upload')).status).toBe(200)
  expect((await ida.get('/api/auth/user')).status).toBe(200)
})

test('off means off', async () => {
  const open = await startHub({ env: { RATE_LIMIT: 'off' } })
  try {
    const statuses = new Set<number>()
    for (let i = 0; i < 14; i++)
      statuses.add((await guess('nobody@example.org', '192.0.2.8', open.visitor())).status)
    expect([...statuses]).toEqual([401])
  } finally {
    await open.stop()
  }
})

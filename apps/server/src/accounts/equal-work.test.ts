import * as argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Hub, startHub } from '../testing/index.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>()
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) }
})

let hub: Hub
beforeAll(async () => {
  hub = await startHub({ env: { RATE_LIMIT: 'on' } })
})
afterAll(() => hub?.stop())

test('a failed sign-in does the same work whether or not the person exists', async () => {
  const { email } = await hub.member()
  const query = vi.spyOn(hub.services.database.accountsPool, 'query')
  const [hash, verify] = [vi.mocked(argon2.hash), vi.mocked(argon2.verify)]

  const workFor = async (who: string) => {
    for (const mock of [query, hash, verify]) mock.mockClear()
    await hub.visitor().post('/api/auth/login', { email: who, password: 'wrong-password' })
    return {
      asked: query.mock.calls.map(([sql]) => JSON.stringify(sql, (key, v) => (key === 'values' ? null : v))),
      hashed: hash.mock.calls.length,
      // A hash's parameters decide how long it takes to compare with.
      verified: verify.mock.calls.map(([hashed]) => argon2.parseOptions(hashed)),
    }
  }

  const unknown = await workFor('nobody@example.org')
  const known = await workFor(email)
  expect(unknown).toEqual(known)
  expect(unknown.verified).toHaveLength(1)
  expect(unknown.asked.length).toBeGreaterThanOrEqual(5)
})

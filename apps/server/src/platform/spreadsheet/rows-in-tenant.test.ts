import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withClient } from '../../testing/index.ts'
import { rowsInTenant } from './rows-in-tenant.ts'

/** More than there are connections. */
const READERS = 15

let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
})
afterAll(() => hub?.stop())

const rowsOf = (query: ReturnType<typeof sql>) =>
  rowsInTenant<{ n: number }>(hub.services.database, { tenantId: ida.tenantId, userId: null }, query)

const openTransactions = () =>
  withClient(hub.database.superuserUrl, async (client) => {
    const { rows } = await client.query(
      `select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    )
    return rows.length
  })

test('every row once and in order, also where a batch ends exactly', async () => {
  for (const many of [0, 1, 999, 1_000, 1_001, 2_500]) {
    const numbers: number[] = []
    for await (const { n } of rowsOf(sql`select n from generate_series(1, ${many}::int) n`)) numbers.push(n)
    expect(numbers).toEqual(Array.from({ length: many }, (_, at) => at + 1))
  }
})

test('readers who leave give their connections back', async () => {
  for (let reader = 0; reader < READERS; reader++) {
    for await (const _ of rowsOf(sql`select n from generate_series(1, 1000000) n`)) break
  }
  await expect.poll(openTransactions).toBe(0)
})

test('a query that fails half way is reported to the reader', async () => {
  const failing = async () => {
    for await (const _ of rowsOf(sql`select 1 / (1500 - n) as n from generate_series(1, 2000) n`)) {
      // Takes what comes.
    }
  }
  await expect(failing()).rejects.toThrow()
  await expect.poll(openTransactions).toBe(0)
})

test('rows are those of the moment in which reading began, of the own tenant', async () => {
  const names = sql`select name as n from hub.tenants, generate_series(1, 3000)`
  const seen = new Set<unknown>()
  for await (const { n } of rowsOf(names)) {
    if (seen.size === 0) {
      await withClient(hub.database.superuserUrl, (client) =>
        client.query(`update hub.tenants set name = 'Renamed meanwhile'`),
      )
    }
    seen.add(n)
  }
  expect(seen.size).toBe(1)
  expect(seen).not.toContain('Renamed meanwhile')
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withClient } from '../testing/index.ts'

let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
})
afterAll(() => hub?.stop())

const work = <T>(run: Parameters<Hub['services']['database']['inTenant']>[1]) =>
  hub.services.database.inTenant({ tenantId: ida.tenantId, userId: null }, run) as Promise<T>

test('two transactions that wait for each other both end well', async () => {
  const both = [ida.tenantId, (await hub.member()).tenantId]
  const lock = (key = '') => sql`select pg_advisory_xact_lock(hashtextextended(${key}, 1))`
  let holding = 0
  let everyoneMayRead = () => {}
  const together = new Promise<void>((resolve) => {
    everyoneMayRead = resolve
  })
  let begun = 0
  const inOrder = ([first, second]: string[]) =>
    work(async (db) => {
      begun += 1
      await db.execute(lock(first))
      if (++holding === 2) everyoneMayRead()
      await together
      await db.execute(lock(second))
      return 'ended'
    })
  expect(await Promise.all([inOrder(both), inOrder(both.toReversed())])).toEqual(['ended', 'ended'])
  expect(begun).toBe(3)
})

test.each([
  ['40P01', 4],
  ['40001', 4],
  ['23505', 1],
])('a transaction that ends with %s each time is begun %i times', async (code, times) => {
  let begun = 0
  const failing = work(async (db) => {
    begun += 1
    await db.execute(sql.raw(`do $$ begin raise exception 'ended' using errcode = '${code}'; end $$`))
  })
  await expect(failing).rejects.toThrow()
  expect(begun).toBe(times)
})

test('of one that was done over there is only what the last time left', async () => {
  let isFirst = true
  await work(async (db) => {
    await db.execute(sql`update hub.tenants set name = name || '+' where id = ${ida.tenantId}`)
    if (isFirst) {
      isFirst = false
      await db.execute(sql`do $$ begin raise exception 'ended' using errcode = '40P01'; end $$`)
    }
  })
  const { rows } = await withClient(hub.database.superuserUrl, (client) =>
    client.query<{ name: string }>('select name from hub.tenants where id = $1', [ida.tenantId]),
  )
  expect(rows[0]?.name).toMatch(/[^+]\+$/)
})

import { isBlocking, SEVERITIES, violationStatus } from '@efti-hub/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase, withClient } from '../../testing/test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const all = violationStatus.options.flatMap((status) => SEVERITIES.map((severity) => ({ status, severity })))

test('the database and the application agree about which violations stop the goods', async () => {
  const answers = await withClient(database.superuserUrl, async (client) => {
    const { rows } = await client.query<{ status: string; severity: string; blocks: boolean }>(
      `select status, severity, hub.is_blocking(status, severity) as blocks
         from json_to_recordset($1) as v(status text, severity text)`,
      [JSON.stringify(all)],
    )
    return rows
  })
  expect(answers).toEqual(all.map((one) => ({ ...one, blocks: one.status === 'open' && isBlocking(one) })))
  expect(answers.filter(({ blocks }) => blocks)).toHaveLength(2)
})

test('the function is part of the query around it, so that its indexes serve', async () => {
  const plan = await withClient(database.superuserUrl, async (client) => {
    await client.query('set enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      'explain select from hub.violations where tenant_id = gen_random_uuid() and hub.is_blocking(status, severity)',
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).not.toContain('is_blocking')
  expect(plan).toMatch(/status = 'open'/)
})

import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export interface TestDatabase {
  appUrl: string
  ownerUrl: string
  superuserUrl: string
  /** Makes every job due now that waits for a later time. */
  hasten(): Promise<void>
  drop(): Promise<void>
}

/** Migrated and empty, for one test file: a copy of the run's template. */
export const freshDatabase = () => createDatabase(`template ${inject('postgres').template}`)

/** Not migrated: for the tests of migration itself. */
export const emptyDatabase = () => createDatabase('')

async function createDatabase(clause: string): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `efti_test_${randomBytes(6).toString('hex')}`
  await withClient(server.superuserUrl, (client) =>
    client.query(`create database ${name} owner efti_owner ${clause}`),
  )
  return {
    appUrl: inDatabase(server.appUrl, name),
    ownerUrl: inDatabase(server.ownerUrl, name),
    superuserUrl: inDatabase(server.superuserUrl, name),
    hasten: () =>
      withClient(inDatabase(server.superuserUrl, name), async (client) => {
        await client.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()')
      }),
    drop: () =>
      withClient(server.superuserUrl, async (client) => {
        await client.query(`drop database ${name} with (force)`)
      }),
  }
}

export function inDatabase(url: string, database: string): string {
  const moved = new URL(url)
  moved.pathname = `/${database}`
  return moved.href
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

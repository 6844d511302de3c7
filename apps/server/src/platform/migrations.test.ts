import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase, withClient } from '../testing/test-database.ts'
import { makeLog } from './log.ts'
import { MIGRATIONS_FOLDER, readMigrationFiles } from './migration-files.ts'
import { MigrationRefused, migrate, missingMigrations } from './migrations.ts'
import { openPool } from './open-pool.ts'

const log = makeLog('silent', 'test')
let database: TestDatabase

beforeEach(async () => {
  database = await emptyDatabase()
})
afterEach(() => database.drop())

const applied = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query('select name from migrations.applied order by number')
    return rows.map((row) => row.name)
  })

const names = readMigrationFiles().map((file) => file.name)

test('four at once all succeed, and every file is applied once', async () => {
  await Promise.all([1, 2, 3, 4].map(() => migrate({ ...database, log })))
  expect(await applied(database.ownerUrl)).toEqual(names)
})

test('a second run changes nothing', async () => {
  await migrate({ ...database, log })
  await migrate({ ...database, log })
  expect(await applied(database.ownerUrl)).toEqual(names)
})

test('one login for both: as when DATABASE_OWNER_URL is not set', async () => {
  await migrate({ ownerUrl: database.ownerUrl, appUrl: database.ownerUrl, log })
  expect(await enqueueAs(database.ownerUrl)).toBe(1)
})

test('a login for each role can take on no other, also where one was for all before', async () => {
  await migrate({ ...database, log })
  const names = ['one', 'two', 'three'].map((name) => `efti_test_${name}_${randomBytes(4).toString('hex')}`)
  const urls = names.map((name) => {
    const url = new URL(database.appUrl)
    url.username = name
    url.password = 'only-for-tests'
    return url.href
  })
  const [appUrl = '', accountsUrl = '', queueUrl = ''] = urls
  await withClient(database.superuserUrl, async (client) => {
    for (const name of names)
      await client.query(`create role ${name} login noinherit password 'only-for-tests'`)
  })
  try {
    await migrate({ ownerUrl: database.ownerUrl, appUrl, log })
    expect(await rolesOf(appUrl)).toEqual(['efti_accounts', 'efti_app', 'efti_queue'])
    await migrate({ ownerUrl: database.ownerUrl, appUrl, accountsUrl, queueUrl, log })
    expect(await rolesOf(appUrl)).toEqual(['efti_app'])
    expect(await rolesOf(accountsUrl)).toEqual(['efti_accounts'])
    expect(await rolesOf(queueUrl)).toEqual(['efti_queue'])
    expect(await enqueueAs(appUrl)).toBe(1)
  } finally {
    await withClient(database.superuserUrl, (client) => client.query(`drop role ${names.join(', ')}`))
  }
})

const rolesOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ role: string }>(
      `select rolname as role from pg_roles
        where rolname in ('efti_app', 'efti_accounts', 'efti_queue') and pg_has_role(oid, 'member') order by 1`,
    )
    return rows.map(({ role }) => role)
  })

test('a superuser may own the database too', async () => {
  await migrate({ ownerUrl: database.superuserUrl, appUrl: database.appUrl, log })
  expect(await enqueueAs(database.appUrl)).toBe(1)
})

test('the application can say what is missing', async () => {
  const withoutLast = copyOfMigrations()
  rmSync(join(withoutLast, names.at(-1) ?? ''))
  // The queue's own migration needs what 0007 grants, so only a later last file may be left out.
  writeFileSync(join(withoutLast, names.at(-1) ?? ''), readMigrationFiles().at(-1)?.sql ?? '')
  await migrate({ ...database, folder: withoutLast, log })
  const pool = openPool(database.appUrl, 'efti_app', log, 1)
  expect(await missingMigrations(pool)).toEqual([])
  await withClient(database.ownerUrl, (client) =>
    client.query('delete from migrations.applied where number = $1', [names.length]),
  )
  expect(await missingMigrations(pool)).toEqual(names.slice(-1))
  await pool.end()
})

const indexesOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `select indexname as name from pg_indexes where indexdef like '%gin_trgm_ops%' order by 1`,
    )
    return rows.map(({ name }) => name)
  })

test.each([
  ['pg_trgm', 'public'],
  ['btree_gin', 'extensions'],
])(
  'an administrator has installed %s in %s: searching has its indexes all the same',
  async (name, schema) => {
    await migrate({ ...database, log })
    const usual = await indexesOf(database.superuserUrl)
    expect(usual.length).toBeGreaterThan(3)
    const other = await emptyDatabase()
    try {
      await withClient(other.superuserUrl, async (client) => {
        await client.query(`create schema if not exists ${schema}`)
        await client.query(`create extension ${name} with schema ${schema}`)
      })
      const migrating = () => migrate({ ...other, log })
      if (schema !== 'public') {
        await expect(migrating()).rejects.toThrow(
          `The extension ${name} is in the schema ${schema}, which efti_owner may not use: run "grant usage on schema ${schema} to efti_owner"`,
        )
        await withClient(other.superuserUrl, (client) =>
          client.query(`grant usage on schema ${schema} to efti_owner`),
        )
      }
      await migrating()
      expect(await indexesOf(other.superuserUrl)).toEqual(usual)
    } finally {
      await other.drop()
    }
  },
)

test('waits for nobody who uses a table for long, and nobody waits behind it', async () => {
  await migrate({ ...database, log })
  const folder = copyOfMigrations()
  writeFileSync(
    join(folder, `${String(names.length + 1).padStart(4, '0')}-next.sql`),
    'alter table hub.documents add column next int',
  )
  await withClient(database.superuserUrl, async (client) => {
    await client.query('begin')
    await client.query('select from hub.documents')
    const migrating = migrate({ ...database, folder, log })
    // Others get through while it tries: it steps back each time.
    await withClient(database.superuserUrl, (other) => other.query('select from hub.documents'))
    await client.query('commit')
    await migrating
  })
}, 60_000)

/** The first one that another version may run beside. */
const FROM = 71

test('nothing that the version before still uses is taken away, unless its release says so', () => {
  const takesAway =
    /\b(drop\s+(column|table)|rename\s+(column|to)|set\s+not\s+null|alter\s+column\s+\w+\s+(set\s+data\s+)?type)\b/i
  const wrong = readMigrationFiles()
    .filter(({ number, sql }) => number >= FROM && takesAway.test(sql) && !/^-- contract: \S/m.test(sql))
    .map(({ name }) => name)
  expect(wrong).toEqual([])
})

describe('what it refuses', () => {
  test('an owner who may make no schemas, with what to run', async () => {
    const url = new URL(database.ownerUrl)
    url.username = `efti_test_owner_${randomBytes(4).toString('hex')}`
    url.password = 'only-for-tests'
    await withClient(database.superuserUrl, (client) =>
      client.query(`create role ${url.username} login password 'only-for-tests'`),
    )
    try {
      await expect(migrate({ ...database, ownerUrl: url.href, log })).rejects.toThrow(
        `run "grant create on database`,
      )
    } finally {
      await withClient(database.superuserUrl, (client) => client.query(`drop role ${url.username}`))
    }
  })

  test('a password that is wrong, in one sentence', async () => {
    const url = new URL(database.ownerUrl)
    url.username = 'nobody_at_all'
    const error = await migrate({ ...database, ownerUrl: url.href, log }).catch((error) => error)
    expect(error).toBeInstanceOf(MigrationRefused)
    expect(error.message).toContain('DATABASE_OWNER_URL')
  })

  test('a file that was changed after it was applied', async () => {
    await migrate({ ...database, log })
    const folder = copyOfMigrations()
    writeFileSync(join(folder, names[1] ?? ''), '-- another text')
    await expect(migrate({ ...database, folder, log })).rejects.toThrow(
      `Migration ${names[1]} was changed after it was applied to this database.`,
    )
  })

  test('a database of a newer version', async () => {
    const folder = copyOfMigrations()
    const next = `${String(names.length + 1).padStart(4, '0')}-next.sql`
    writeFileSync(join(folder, next), 'create table hub.next (id int)')
    await migrate({ ...database, folder, log })
    await expect(migrate({ ...database, log })).rejects.toThrow(MigrationRefused)
  })

  test('a gap in the numbers', () => {
    const folder = copyOfMigrations()
    rmSync(join(folder, names[0] ?? ''))
    expect(() => readMigrationFiles(folder)).toThrow('numbered without gaps')
  })
})

test('a file that fails is undone whole, and those before it stay', async () => {
  const folder = copyOfMigrations()
  const next = `${String(names.length + 1).padStart(4, '0')}-next.sql`
  writeFileSync(join(folder, next), 'create table hub.half (id int); select 1 / 0')
  await expect(migrate({ ...database, folder, log })).rejects.toThrow(
    `Migration ${next} failed and was undone`,
  )
  expect(await applied(database.ownerUrl)).toEqual(names)
  const half = await withClient(database.ownerUrl, (client) =>
    client.query(`select to_regclass('hub.half') as t`),
  )
  expect(half.rows).toEqual([{ t: null }])
})

test.each(['40P01', '55P03'])(
  'a file that work of an earlier version ended (%s) is tried again',
  async (code) => {
    await migrate({ ...database, log })
    // What a sequence has given stays given when the file is undone.
    await withClient(database.ownerUrl, (client) => client.query('create sequence public.tries'))
    const folder = copyOfMigrations()
    writeFileSync(
      join(folder, `${String(names.length + 1).padStart(4, '0')}-next.sql`),
      `do $$ begin if nextval('public.tries') = 1 then raise exception 'ended' using errcode = '${code}'; end if; end $$`,
    )
    await migrate({ ...database, folder, log })
    expect(await applied(database.ownerUrl)).toHaveLength(names.length + 1)
  },
)

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function copyOfMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'efti-migrations-'))
  folders.push(folder)
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
  return folder
}

/** The one call that needs everything to be right: role, tenant, definer's rights, the queue's own schema. */
async function enqueueAs(url: string): Promise<number> {
  const pool = openPool(url, 'efti_app', log, 1)
  const client: pg.PoolClient = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.tenant_id', gen_random_uuid()::text, true)`)
    await client.query(`select hub.enqueue('ocr', '{}')`)
    await client.query('commit')
  } finally {
    client.release()
    await pool.end()
  }
  const { rows } = await withClient(database.superuserUrl, (admin) =>
    admin.query('select count(*)::int as n from graphile_worker.jobs'),
  )
  return rows[0].n
}

import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase, withClient } from '../testing/test-database.ts'
import { makeLog } from './log.ts'
import { openPool } from './open-pool.ts'

const ROLES = ['efti_app', 'efti_accounts', 'efti_queue', 'efti_platform', 'efti_hub']
const ours = { tenant: randomUUID(), user: randomUUID(), upload: randomUUID(), document: randomUUID() }
const theirs = { tenant: randomUUID(), user: randomUUID(), upload: randomUUID(), document: randomUUID() }

let database: TestDatabase
let app: pg.Pool

beforeAll(async () => {
  database = await freshDatabase()
  app = openPool(database.appUrl, 'efti_app', makeLog('silent', 'test'), 2)
  await withClient(database.superuserUrl, async (client) => {
    for (const side of [ours, theirs]) await fill(client, side)
  })
})

afterAll(async () => {
  await app.end()
  await database.drop()
})

async function fill(client: pg.Client, side: typeof ours): Promise<void> {
  const { tenant, user, upload, document } = side
  await client.query(`insert into hub.tenants (id, name) values ($1, 'A haulier')`, [tenant])
  await client.query(
    `insert into hub.uploads (id, tenant_id, user_id, expires_at) values ($1, $2, $3, now() + interval '1 hour')`,
    [upload, tenant, user],
  )
  await client.query(
    `insert into hub.documents (id, tenant_id, uploaded_by, upload_id, object_key, original_name, file_name,
       file_size, file_url, mime_type, document_type, sha256)
     values ($1, $2, $3, $4, 'a/b', 'cmr.pdf', 'cmr.pdf', 1, '/u', 'application/pdf', 'pdf', 'f')`,
    [document, tenant, user, upload],
  )
}

/** As the application, for one tenant or for nobody. */
async function asTenant<T>(tenant: string | null, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await app.connect()
  try {
    await client.query('begin')
    if (tenant) await client.query(`select set_config('app.tenant_id', $1, true)`, [tenant])
    return await work(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const inspect = <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
  withClient(database.superuserUrl, async (client) => (await client.query<Row>(sql, values)).rows)

describe('the catalogue', () => {
  test('the roles of the application own nothing outside the queue', async () => {
    const owned = await inspect(
      `select n.nspname || '.' || c.relname as thing, pg_get_userbyid(c.relowner) as owner
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where pg_get_userbyid(c.relowner) = any($1) and n.nspname not in ('graphile_worker', 'pg_toast')
       union all
       select nspname, pg_get_userbyid(nspowner) from pg_namespace
        where pg_get_userbyid(nspowner) = any($1) and nspname <> 'graphile_worker'
       union all
       select n.nspname || '.' || p.proname, pg_get_userbyid(p.proowner)
         from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where pg_get_userbyid(p.proowner) = any($1) and n.nspname <> 'graphile_worker' order by 1`,
      [ROLES],
    )
    expect(owned).toEqual([
      { thing: 'hub.enqueue', owner: 'efti_queue' },
      { thing: 'hub.enqueue_account_cleanup', owner: 'efti_queue' },
      // That of the version before, and the one that replaces it.
      { thing: 'hub.enqueue_documents', owner: 'efti_queue' },
      { thing: 'hub.enqueue_documents', owner: 'efti_queue' },
      { thing: 'hub.enqueue_mail', owner: 'efti_queue' },
      { thing: 'hub.enqueue_many', owner: 'efti_queue' },
      { thing: 'hub.enqueue_webhook', owner: 'efti_queue' },
      { thing: 'hub.unsafe_figures_of_every_tenant', owner: 'efti_platform' },
    ])
    const queue = await inspect<{ owner: string }>(
      `select distinct pg_get_userbyid(relowner) as owner from pg_class where relnamespace = 'graphile_worker'::regnamespace`,
    )
    expect(queue).toEqual([{ owner: 'efti_queue' }])
  })

  test('none of them is a superuser or passes row-level security', async () => {
    const roles = await inspect(
      'select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = any($1)',
      [ROLES],
    )
    expect(roles).toHaveLength(ROLES.length)
    for (const role of roles) expect(Object.values(role).slice(1)).toEqual([false, false, false, false])
  })

  test('every table of hub with a tenant has row-level security, forced', async () => {
    const tables = await inspect<{ name: string; safe: boolean }>(
      `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as safe
         from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'hub'::regnamespace and c.relkind in ('r', 'p')
          and (a.attname = 'tenant_id' or c.relname = 'tenants') and a.attnum > 0
        group by 1, 2`,
    )
    expect(tables.length).toBeGreaterThan(10)
    expect(tables.filter((table) => !table.safe)).toEqual([])
  })

  test('no other table of hub is open to the application', async () => {
    const open = await inspect(
      `select c.relname from pg_class c
        where c.relnamespace = 'hub'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relrowsecurity
          and has_table_privilege('efti_app', c.oid, 'select,insert,update,delete')`,
    )
    expect(open).toEqual([])
  })

  test('every policy that lets somebody in tests the tenant or the person; none is always true', async () => {
    const policies = await inspect<{ name: string; using: string | null; check: string | null }>(
      `select tablename || '.' || policyname as name, qual as using, with_check as check
         from pg_policies where schemaname = 'hub' and permissive = 'PERMISSIVE'`,
    )
    expect(policies.length).toBeGreaterThan(10)
    const speaks = (text: string | null) => text === null || /current_(tenant|person)\(\)/.test(text)
    expect(policies.filter((policy) => !speaks(policy.using) || !speaks(policy.check))).toEqual([])
    expect(policies.filter((policy) => policy.using === null && policy.check === null)).toEqual([])
  })
})

describe('as the application, in SQL', () => {
  test.each(['tenants', 'uploads', 'documents'])(
    '%s: a tenant sees its own row and no other',
    async (table) => {
      const key = table === 'tenants' ? 'id' : 'tenant_id'
      const rows = await asTenant(
        ours.tenant,
        async (c) => (await c.query(`select ${key} as t from hub.${table}`)).rows,
      )
      expect(rows).toEqual([{ t: ours.tenant }])
    },
  )

  test('with no tenant set, nothing is visible and nothing can be written', async () => {
    const count = await asTenant(null, async (c) => (await c.query('select from hub.documents')).rowCount)
    expect(count).toBe(0)
    await expect(asTenant(null, (c) => c.query(insertUpload, [ours.tenant]))).rejects.toThrow(
      'row-level security',
    )
  })

  test('an empty setting counts as none', async () => {
    const count = await asTenant('', async (c) => {
      await c.query(`select set_config('app.tenant_id', '', true)`)
      return (await c.query('select from hub.documents')).rowCount
    })
    expect(count).toBe(0)
  })

  test('a pooled connection carries nobody to the next borrower', async () => {
    const one = openPool(database.appUrl, 'efti_app', makeLog('silent', 'test'), 1)
    const client = await one.connect()
    await client.query('begin')
    await client.query(`select set_config('app.tenant_id', $1, true)`, [ours.tenant])
    await client.query('commit')
    client.release()
    expect((await one.query('select from hub.documents')).rowCount).toBe(0)
    await one.end()
  })

  test('rows of another tenant cannot be updated, deleted or moved', async () => {
    const touched = await asTenant(ours.tenant, (c) =>
      c.query(`update hub.documents set original_name = 'mine' where id = $1`, [theirs.document]),
    )
    expect(touched.rowCount).toBe(0)
    await expect(
      asTenant(ours.tenant, (c) =>
        c.query('update hub.documents set tenant_id = $1 where id = $2', [theirs.tenant, ours.document]),
      ),
    ).rejects.toThrow('row-level security')
    for (const document of [ours.document, theirs.document]) {
      await asTenant(ours.tenant, async (c) => {
        await c.query(`select set_config('app.trash', 'shown', true)`)
        await c.query('update hub.documents set deleted_at = now() where id = $1', [theirs.document])
        const gone = await c.query('delete from hub.documents where id = $1', [document])
        expect(gone.rowCount).toBe(0)
      })
    }
  })

  test('only what is in the trash can be deleted permanently', async () => {
    await asTenant(ours.tenant, async (c) => {
      await c.query(`select set_config('app.trash', 'shown', true)`)
      await c.query('update hub.documents set deleted_at = now()')
      expect((await c.query('delete from hub.documents')).rowCount).toBe(1)
    })
  })

  const insertUpload = `insert into hub.uploads (tenant_id, user_id, expires_at) values ($1, gen_random_uuid(), now())`

  test('nothing can be written in another tenant', async () => {
    await expect(asTenant(ours.tenant, (c) => c.query(insertUpload, [theirs.tenant]))).rejects.toThrow(
      'row-level security',
    )
    const own = await asTenant(ours.tenant, (c) => c.query(insertUpload, [ours.tenant]))
    expect(own.rowCount).toBe(1)
  })

  test('people, sessions and the queue are out of reach', async () => {
    for (const table of [
      'accounts.users',
      'accounts.sessions',
      'graphile_worker._private_jobs',
      'hub.workers',
    ]) {
      await expect(
        asTenant(ours.tenant, (c) => c.query(`select from ${table}`)),
        table,
      ).rejects.toThrow('permission denied')
    }
  })

  test('a job carries the tenant of its caller, regardless of the payload', async () => {
    const client = await app.connect()
    await client.query('begin')
    await client.query(`select set_config('app.tenant_id', $1, true)`, [ours.tenant])
    await client.query(`select hub.enqueue('ocr', $1)`, [JSON.stringify({ tenantId: theirs.tenant })])
    await client.query('commit')
    client.release()
    const [job] = await inspect('select payload from graphile_worker._private_jobs')
    expect(job).toEqual({ payload: { tenantId: ours.tenant } })
    await expect(asTenant(null, (c) => c.query(`select hub.enqueue('ocr', '{}')`))).rejects.toThrow(
      'needs a tenant',
    )
  })
})

describe('references', () => {
  const addJob = (tenant: string, document: string) =>
    asTenant(tenant, (client) =>
      client.query(`insert into hub.jobs (tenant_id, document_id, job_type) values ($1, $2, 'ocr')`, [
        tenant,
        document,
      ]),
    )

  test('stay within the tenant, though foreign keys are checked without row-level security', async () => {
    await expect(addJob(ours.tenant, ours.document)).resolves.toBeDefined()
    await expect(addJob(ours.tenant, theirs.document)).rejects.toThrow(/foreign key/)
  })

  test('between tables of tenants all name the tenant', async () => {
    const loose = await inspect(
      `select c.conname from pg_constraint c
        where c.contype = 'f' and c.connamespace = 'hub'::regnamespace and cardinality(c.conkey) = 1
          and exists (select from pg_attribute t where t.attrelid = c.confrelid and t.attname = 'tenant_id')`,
    )
    expect(loose).toEqual([])
  })
})

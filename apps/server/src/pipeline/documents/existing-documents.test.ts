import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeLog } from '../../platform/log.ts'
import { MIGRATIONS_FOLDER, readMigrationFiles } from '../../platform/migration-files.ts'
import { migrate } from '../../platform/migrations.ts'
import { emptyDatabase, type TestDatabase, withClient } from '../../testing/test-database.ts'

const log = makeLog('silent', 'test')
/** The earliest of the migrations that carry something forward here. */
const FIRST_WITH_IT = 'first-day.sql'
const before = mkdtempSync(join(tmpdir(), 'efti-migrations-'))
let database: TestDatabase

beforeAll(async () => {
  const names = readMigrationFiles().map(({ name }) => name)
  const since = names.findIndex((name) => name.endsWith(FIRST_WITH_IT))
  for (const name of names.slice(0, since)) cpSync(join(MIGRATIONS_FOLDER, name), join(before, name))
  database = await emptyDatabase()
})
afterAll(async () => {
  rmSync(before, { recursive: true, force: true })
  await database.drop()
})

const PROFILE = {
  kind: 'cmr',
  number: { value: 'D-7' },
  consignor: { value: 'Muster AG' },
  takingOver: { value: '2026-11-28T14:00' },
  toTown: 'Lyon',
  toCountry: 'FR',
}

/** One that was done in summer, and one whose date is none that a calendar has. */
const ROWS = `
  with tenant as (insert into hub.tenants (id, name) values ($1::uuid, 'Before') returning id),
  uploads as (insert into hub.uploads (id, tenant_id, user_id, expires_at)
    select u, $1::uuid, $1::uuid, now() from unnest(array[$2::uuid, $3::uuid]) u returning id),
  documents as (insert into hub.documents (id, tenant_id, uploaded_by, upload_id, object_key, original_name, file_name, file_size,
      file_url, mime_type, document_type, sha256, status)
    select u, $1::uuid, $1::uuid, u, 'k', 'a.pdf', 'a.pdf', 100, '/', 'application/pdf', 'pdf', 's', 'completed'
      from unnest(array[$2::uuid, $3::uuid]) u, tenant returning id),
  jobs as (insert into hub.jobs (tenant_id, document_id, job_type, status, completed_at)
    select $1::uuid, $2::uuid, 'compliance', 'completed', '2026-07-01T10:00Z' from documents limit 1)
  insert into hub.consignment_papers (tenant_id, document_id, profile)
    select $1::uuid, $2::uuid, $4::jsonb union all
    select $1::uuid, $3::uuid, $4::jsonb || '{"takingOver": {"value": "2026-02-31"}}'`

test('documents, views and organisations from before are carried forward', async () => {
  const [tenant, first, second] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`)
  await migrate({ ...database, folder: before, log })
  await withClient(database.superuserUrl, async (client) => {
    await client.query(ROWS, [tenant, first, second, PROFILE])
    await client.query(
      `insert into hub.violation_views (tenant_id, author, name, query, shared) values ($1, $1, 'Mine', '{}', false)`,
      [tenant],
    )
  })
  await migrate({ ...database, log })
  const { facts, views, tenants } = await withClient(database.superuserUrl, async (client) => ({
    facts: (await client.query('select * from hub.document_results order by document_id')).rows,
    views: (await client.query('select screen, name from hub.saved_views')).rows,
    tenants: (await client.query('select checklist_dismissed from hub.tenants')).rows,
  }))
  // It has documents: its first day is over.
  expect(tenants).toEqual([{ checklist_dismissed: true }])
  expect(views).toEqual([{ screen: 'violations', name: 'Mine' }])
  expect(facts).toMatchObject([
    {
      kind: 'cmr',
      number: 'D-7',
      consignor: 'Muster AG',
      to_town: 'Lyon',
      to_country: 'FR',
      departure: '2026-11-28T14:00',
      departs_at: new Date('2026-11-28T14:00Z'),
      departs_on: '2026-11-28',
      owner_id: tenant,
      file_size: '100',
      done_at: new Date('2026-07-01T10:00Z'),
      needs_work: false,
    },
    { departs_at: null },
  ])
})

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type {
  AuditList,
  Document,
  DocumentDetail,
  DocumentHold,
  ErrorBody,
  RetentionStatus,
} from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyFileAlone } from '../../command-line/verify-audit.ts'
import { type Hub, type Member, startHub, withClient } from '../../testing/index.ts'
import { cmrPdf } from '../../testing/papers.ts'
import { tablesOf } from '../../testing/tables-of.ts'
import { nextNight } from './tasks.ts'

let hub: Hub
let ida: Member
let olga: Member
let otto: Member
const folder = mkdtempSync(join(tmpdir(), 'efti-retention-'))

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  olga = await hub.colleague(ida, 'operator', { firstName: 'Olga' })
  otto = await hub.member({ firstName: 'Otto' })
})
afterAll(async () => {
  await hub?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const inDatabase = <Row extends object>(sql: string, values: unknown[] = []) =>
  withClient(hub.database.superuserUrl, async (client) => (await client.query<Row>(sql, values)).rows)
const age = (id: string, days: number) =>
  inDatabase('update hub.documents set created_at = now() - $2 * interval $$1 day$$ where id = $1', [
    id,
    days,
  ])
const keep = (days: number | null, member = ida) =>
  member.patch('/api/settings/tenant', { retentionDays: days })
const idsOf = async (member: Member) =>
  (await member.get<Document[]>('/api/documents')).body.map(({ id }) => id)
const status = async (member = ida) => (await member.get<RetentionStatus>('/api/settings/retention')).body
/** What the calendar does at two in the morning. */
const night = async () => {
  await inDatabase(`select graphile_worker.add_job('nightly-retention')`)
  await hub.drain()
}
const hold = (member: Member, id: string, reason = 'Claim 4711') =>
  member.post<DocumentHold & ErrorBody>(`/api/documents/${id}/hold`, { reason })
const actions = async (member: Member) =>
  (await member.get<AuditList>('/api/audit')).body.items.map(({ action, details }) => [action, details])

const tablesWith = (...texts: string[]) => tablesOf(hub.database, ...texts)

describe('who may not', () => {
  test('a visitor sees nothing, an operator neither sets it nor puts documents on hold', async () => {
    const document = await ida.upload(await cmrPdf(90))
    await hub.drain()
    for (const path of ['/api/settings/retention', '/api/settings/retention/proof'])
      expect((await hub.visitor().get(path)).status).toBe(401)
    expect((await keep(1, olga)).status).toBe(403)
    expect((await hold(olga, document.id)).status).toBe(403)
    expect((await hold(otto, document.id)).status).toBe(404)
    expect((await otto.delete(`/api/documents/${document.id}/hold`)).status).toBe(404)
    expect((await hold(ida, document.id, ' ')).status).toBe(400)
    await inDatabase('update accounts.sessions set confirmed_at = now() - interval $$11 minutes$$')
    const unconfirmed = await olga.get<ErrorBody>('/api/settings/retention/proof')
    expect([unconfirmed.status, unconfirmed.body.code]).toEqual([403, 'confirm_identity'])
    await inDatabase('update accounts.sessions set confirmed_at = now()')
    await inDatabase('delete from hub.uploads where tenant_id = $1 and consumed_at is null', [ida.tenantId])
  })
})

test('what is older than the retention is deleted permanently, with its file; nothing else, and nobody else’s', async () => {
  const before = await idsOf(ida)
  const [old, young, theirs] = [
    await ida.upload(await cmrPdf(1)),
    await ida.upload(await cmrPdf(2)),
    await otto.upload(await cmrPdf(3)),
  ]
  const again = await ida.upload(await cmrPdf(1))
  await hub.drain()
  for (const { id } of [old, theirs]) await age(id, 40)
  const [stored] = await inDatabase<{ object_key: string }>(
    'select object_key from hub.documents where id = $1',
    [old.id],
  )
  const file = join(hub.services.config.dataDir, 'files', stored?.object_key ?? '')
  const pictures = join(hub.services.config.dataDir, 'page-images', ida.tenantId, old.id)
  await ida.get(`/api/documents/${old.id}/pages/1/image?width=480`)
  expect([file, pictures].map(existsSync)).toEqual([true, true])

  await keep(30)
  await hub.drain()
  expect(await idsOf(ida)).toEqual([again.id, young.id, ...before])
  expect(await idsOf(otto)).toEqual([theirs.id])
  expect([file, pictures].map(existsSync)).toEqual([false, false])
  expect((await ida.get(`/api/documents/${old.id}`)).status).toBe(404)
  expect(await tablesWith(old.id)).toEqual([])
  const [counted] = await inDatabase<{ total: string }>(
    'select sum(change) as total from hub.document_tallies where tenant_id = $1',
    [ida.tenantId],
  )
  expect(counted?.total).toBe(`${before.length + 2}`)
  const events = await inDatabase<{ actor_kind: string; resource_name: string; sha256: string }>(
    `select actor_kind, resource_name, length(old_value ->> 'sha256') as sha256 from hub.audit_events where action = 'document-expired'`,
  )
  expect(events).toEqual([{ actor_kind: 'product', resource_name: old.originalName, sha256: 64 }])
})

test('nothing of a document is left in any table but the audit trail, its consignment included', async () => {
  const una = await hub.member({ firstName: 'Una' })
  const document = await una.upload(await cmrPdf(777))
  await hub.drain()
  const { consignmentId } = (await una.get<DocumentDetail>(`/api/documents/${document.id}`)).body
  const texts = [document.id, consignmentId ?? 'none', 'cmr-777']
  expect((await tablesWith(...texts)).length).toBeGreaterThan(10)
  await age(document.id, 3)
  await keep(2, una)
  await hub.drain()
  await hub.drain()
  expect(await tablesWith(...texts)).toEqual([])
  const left = await inDatabase<{ total: number }>(
    `select (select count(*) from hub.senders where tenant_id = $1)::int
          + (select count(*) from hub.emission_totals where tenant_id = $1)::int as total`,
    [una.tenantId],
  )
  expect(left).toEqual([{ total: 0 }])
})

test('a consignment with other documents stays, and nothing of the one that is gone is found in it', async () => {
  const una = await hub.member({ firstName: 'Una' })
  const [old, young] = [await una.upload(await cmrPdf(54)), await una.upload(await cmrPdf(55))]
  await hub.drain()
  const { consignmentId } = (await una.get<DocumentDetail>(`/api/documents/${old.id}`)).body
  await una.post(`/api/consignments/${consignmentId}/documents`, { documentId: young.id })
  await age(old.id, 3)
  await keep(2, una)
  await hub.drain()
  const rows = await inDatabase<{ gone: boolean; kept: boolean }>(
    `select search_text ~ 'cmr-54' as gone, search_text like '%cmr-55%' as kept from hub.consignments
      where tenant_id = $1 and merged_into is null and search_text <> ''`,
    [una.tenantId],
  )
  expect(rows).toEqual([{ gone: false, kept: true }])
})

describe('every night', () => {
  test('it runs, until the retention is removed', async () => {
    const document = await ida.upload(await cmrPdf(5))
    await hub.drain()
    await keep(60)
    await hub.drain()
    await age(document.id, 70)
    await keep(null)
    await night()
    expect(await idsOf(ida)).toContain(document.id)
    await inDatabase('update hub.tenants set retention_days = 60 where id = $1', [ida.tenantId])
    await night()
    expect(await idsOf(ida)).not.toContain(document.id)
  })

  test('a run whose process died is continued, and its file removed', async () => {
    const document = await ida.upload(await cmrPdf(6))
    await hub.drain()
    const [stored] = await inDatabase<{ object_key: string }>(
      'select object_key from hub.documents where id = $1',
      [document.id],
    )
    const file = join(hub.services.config.dataDir, 'files', stored?.object_key ?? '')
    await age(document.id, 90)
    const { remove } = hub.services.files
    hub.services.files.remove = () => Promise.reject(new Error('the disk is away'))
    await night()
    hub.services.files.remove = remove
    expect(await idsOf(ida)).not.toContain(document.id)
    expect((await status()).runs[0]).toMatchObject({ finishedAt: null, documents: 1, files: 0 })
    expect(existsSync(file)).toBe(true)
    await hub.database.hasten()
    await hub.drain()
    expect((await status()).runs[0]).toMatchObject({ documents: 1, files: 1 })
    expect((await status()).runs[0]?.finishedAt).not.toBeNull()
    expect(existsSync(file)).toBe(false)
  })

  test('unfinished uploads, sessions and links that have ended go as well', async () => {
    await otto.putFile((await cmrPdf(8)).bytes)
    await inDatabase(
      `update hub.uploads set expires_at = now() - interval '25 hours' where tenant_id = $1 and consumed_at is null`,
      [otto.tenantId],
    )
    await hub.visitor().post('/api/auth/login', { email: otto.email, password: otto.password })
    await inDatabase(
      `update accounts.sessions set expires_at = now() - interval '1 minute'
        where id = (select id from accounts.sessions where user_id = $1 order by created_at desc limit 1)`,
      [otto.user?.id],
    )
    await night()
    const left = await inDatabase<{ total: number }>(
      `select (select count(*) from hub.uploads where tenant_id = $1 and consumed_at is null)::int
            + (select count(*) from accounts.sessions where expires_at < now())::int as total`,
      [otto.tenantId],
    )
    expect(left).toEqual([{ total: 0 }])
    expect(await actions(otto)).toContainEqual([
      'retention-run',
      '0 documents, 1 unfinished upload and 1 file removed',
    ])
    expect((await otto.get('/api/auth/user')).status).toBe(200)
  })

  test('of an organisation that keeps its documents there is no run without anything removed', async () => {
    const una = await hub.member({ firstName: 'Una' })
    await night()
    expect(await status(una)).toEqual({
      days: null,
      nextRunAt: null,
      due: 0,
      onHold: 0,
      nextDueAt: null,
      runs: [],
    })
  })
})

describe('a document on hold', () => {
  test('outlasts its retention until it is released', async () => {
    const document = await ida.upload(await cmrPdf(20))
    await hub.drain()
    await age(document.id, 400)
    expect((await hold(ida, document.id)).body.hold).toMatchObject({
      reason: 'Claim 4711',
      by: 'Ida Lindqvist',
    })
    const detail = async () => (await ida.get<DocumentDetail>(`/api/documents/${document.id}`)).body
    expect((await detail()).hold).toMatchObject({ reason: 'Claim 4711' })
    expect(await status()).toMatchObject({ days: 60, due: 0, onHold: 1 })
    await night()
    expect(await idsOf(ida)).toContain(document.id)
    expect((await ida.delete(`/api/documents/${document.id}/hold`)).status).toBe(200)
    expect((await detail()).hold).toBeNull()
    expect(await status()).toMatchObject({ due: 1, onHold: 0 })
    await night()
    expect(await idsOf(ida)).not.toContain(document.id)
    const recorded = (await actions(ida)).map(([action]) => action)
    expect(recorded).toEqual(
      expect.arrayContaining(['document-held', 'document-released', 'document-expired']),
    )
  })
})

describe('the proof', () => {
  test('shows in the settings what the last run removed and what the next one will', async () => {
    const { runs, ...next } = await status(olga)
    expect(runs[0]).toMatchObject({ days: 60, documents: 1, files: 1 })
    expect(next).toMatchObject({ days: 60, due: 0 })
    expect(next.nextRunAt).toMatch(/T02:00:00\.000Z$/)
    const [oldest] = (await ida.get<Document[]>('/api/documents?sort=oldest')).body
    expect(next.nextDueAt).toBe(new Date(Date.parse(oldest?.createdAt ?? '') + 60 * 86_400_000).toISOString())
  })

  test('is an extract of the audit trail that can be checked without this product', async () => {
    const { status: answered, body, headers } = await olga.get<string>('/api/settings/retention/proof')
    expect(answered).toBe(200)
    expect(headers.get('content-disposition')).toMatch(/retention-proof-\d{4}-\d\d-\d\d\.jsonl/)
    const events = body
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(JSON.parse(line).event))
    expect(new Set(events.map(({ action }) => action))).toEqual(
      new Set(['document-expired', 'retention-run', 'document-held', 'document-released']),
    )
    expect(events.find(({ action }) => action === 'document-expired').oldValue.sha256).toMatch(
      /^[0-9a-f]{64}$/,
    )
    const file = join(folder, 'proof.jsonl')
    writeFileSync(file, body)
    expect(await verifyFileAlone(file, () => {})).toBe(0)
    writeFileSync(file, body.replace('cmr-20.pdf', 'cmr-21.pdf'))
    expect(await verifyFileAlone(file, () => {})).toBe(1)
    expect((await ida.get<{ intact: boolean }>('/api/audit/verify')).body.intact).toBe(true)
  })
})

test.each([
  ['2026-11-24T01:59:59Z', '2026-11-24T02:00:00.000Z'],
  ['2026-11-24T02:00:00Z', '2026-11-25T02:00:00.000Z'],
  ['2026-12-31T23:00:00Z', '2027-01-01T02:00:00.000Z'],
])('after %s the next run is at %s', (now, next) => {
  expect(nextNight(new Date(now)).toISOString()).toBe(next)
})

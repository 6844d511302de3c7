import type { AdminMetrics, AuditList } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBeating } from '../../platform/measure/start-beating.ts'
import { type Hub, type Member, startHub, withClient } from '../../testing/index.ts'
import { incompleteCmrPdf } from '../../testing/papers.ts'

let hub: Hub
let ida: Member
let otto: Member
let admin: Member

const inSql = (query: string, values: unknown[] = []) =>
  withClient(hub.database.superuserUrl, async (client) => (await client.query(query, values)).rows)
const metricsOf = async (member: Member) => (await member.get<AdminMetrics>('/api/admin/metrics')).body

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  otto = await hub.member({ firstName: 'Otto' })
  admin = await hub.member({ firstName: 'Paula' })
  await inSql('update accounts.users set platform_admin = true where id = $1', [admin.user?.id])
  for (const number of [1, 2]) await ida.upload(await incompleteCmrPdf(number))
  await ida.upload({ name: 'broken.pdf', bytes: new TextEncoder().encode('%PDF-1.7 broken') })
  await hub.drain()
})
afterAll(() => hub?.stop())

describe('who may not', () => {
  test('a visitor sees nothing', async () => {
    for (const path of ['metrics', 'metrics/export', `tenants/${ida.tenantId}/export`]) {
      expect((await hub.visitor().get(`/api/admin/${path}`)).status, path).toBe(401)
    }
  })

  test('a member sees the tenants they belong to and no statement; another tenant is not there', async () => {
    const metrics = await metricsOf(otto)
    expect(metrics.scope).toBe('own')
    expect(metrics.tenants.map(({ id }) => id)).toEqual([otto.tenantId])
    expect(metrics.database.statements).toBeNull()
    expect(metrics.jobs).toEqual({ queued: 0, running: 0, completedInDay: 0, failedInDay: 0 })
    expect((await otto.get(`/api/admin/tenants/${ida.tenantId}/export`)).status).toBe(404)
    const { body } = await otto.get<string>('/api/admin/metrics/export')
    expect(body).not.toContain('Slow Statements')
  })

  test('not even in SQL: the function over all of them answers platform administrators alone', async () => {
    const seenBy = (member: Member) =>
      hub.services.database.inTenant(
        { tenantId: member.tenantId, userId: member.user?.id ?? '' },
        async (db) => {
          const { rows } = await db.execute('select id from hub.unsafe_figures_of_every_tenant()')
          return rows.length
        },
      )
    expect(await seenBy(ida)).toBe(0)
    expect(await seenBy(admin)).toBe(3)
  })

  test('what an administrator sees of others is figures: their lists stay their own', async () => {
    expect((await admin.get<unknown[]>('/api/documents')).body).toEqual([])
  })
})

test('the figures of a tenant are those of its screens', async () => {
  const [tenant] = (await metricsOf(ida)).tenants
  const { total } = (await ida.get<{ total: number }>('/api/violations?status=open')).body
  expect(tenant).toMatchObject({ documents: 3, checked: 2, violations: total, members: 1 })
  expect(tenant?.activity).toMatchObject({
    uploadedInWeek: 3,
    jobsUnderWay: 0,
    jobsCompletedInDay: 4,
    jobsFailedInDay: 1,
  })
  const empty = (await metricsOf(otto)).tenants[0]
  expect(empty).toMatchObject({ documents: 0, complianceRate: null, status: 'active' })
})

test('an administrator sees all tenants, the jobs of all, and the slowest statements without their values', async () => {
  const metrics = await metricsOf(admin)
  expect(metrics.scope).toBe('all')
  expect(metrics.tenants.map(({ id }) => id).sort()).toEqual(
    [ida, otto, admin].map(({ tenantId }) => tenantId).sort(),
  )
  expect(metrics.jobs).toMatchObject({ completedInDay: 4, failedInDay: 1 })
  expect(metrics.database.statements).toMatchObject({ source: 'product' })
})

test('a critical violation is a warning, and suspended takes precedence', async () => {
  await inSql(
    `update hub.violations set severity = 'critical' where id =
       (select id from hub.violations where tenant_id = $1 and status = 'open' limit 1)`,
    [ida.tenantId],
  )
  expect((await metricsOf(ida)).tenants[0]).toMatchObject({ status: 'warning', critical: 1 })
  await inSql('update hub.tenants set suspended_at = now() where id = $1', [otto.tenantId])
  expect((await metricsOf(otto)).tenants[0]?.status).toBe('suspended')
  await inSql('update hub.tenants set suspended_at = null where id = $1', [otto.tenantId])
})

test('a tenant’s figures leave as CSV, safe in a spreadsheet', async () => {
  await inSql(`update hub.tenants set name = '=1+1' where id = $1`, [ida.tenantId])
  const answer = await admin.get<string>(`/api/admin/tenants/${ida.tenantId}/export`)
  expect(answer.headers.get('content-type')).toContain('text/csv')
  expect(answer.headers.get('content-disposition')).toMatch(/attachment; filename=.*\.csv/)
  const [header, line] = answer.body.trim().split('\r\n')
  expect(header).toMatch(/Tenant,Tenant ID,Status,Documents/)
  expect(line).toContain(`'=1+1,${ida.tenantId},warning,3,2`)
})

test('figures that leave are in the trail of the organisation that they are of, by whom', async () => {
  const exports = async (member: Member) =>
    (await member.get<AuditList>('/api/audit?search=export')).body.items.map(
      ({ resourceType, userName, details }) => [resourceType, userName, details.replace(/\d{4}-.*\d\d/, '…')],
    )
  await otto.get('/api/admin/metrics/export')
  await admin.get(`/api/admin/tenants/${otto.tenantId}/export`)
  expect((await exports(otto)).slice(0, 2)).toEqual([
    ['tenant-figures', 'Paula Lindqvist', "tenant-figures-Otto Lindqvist's organisation-….csv"],
    ['admin-metrics', 'Otto Lindqvist', 'admin-metrics-….csv'],
  ])
})

describe('the system', () => {
  test('memory, disk, database and queue are measured, as well where only our logins may connect', async () => {
    await inSql(
      `do $$ begin
         execute format('revoke connect on database %I from public', current_database());
         execute format('grant connect on database %I to efti_hub', current_database());
       end $$`,
    )
    const { health, database } = await metricsOf(ida)
    expect(health.memory.used).toBeGreaterThan(0)
    expect(health.memory.used).toBeLessThanOrEqual(health.memory.total)
    expect(health.disk?.total).toBeGreaterThan(0)
    expect(database.size).toBeGreaterThan(1_000_000)
    expect(database.connections).toBeGreaterThan(0)
    expect(database.queue.running).toBe(0)
  })

  test('before the first sign of life of a process there is no uptime', async () => {
    expect((await metricsOf(ida)).uptime).toEqual({ share: null, since: null, upSince: null })
    expect((await metricsOf(ida)).errors.rate).toBeNull()
  })

  test('up is when an API and a worker are: the share of the time since the first start', async () => {
    const process = (service: string, from: number, to: number | null) =>
      inSql(
        `insert into hub.processes (id, service, started_at, seen_at, ended_at, memory_bytes, host, statements)
         values (gen_random_uuid(), $1, now() - $2 * interval '1 minute', now() - coalesce($3, 0) * interval '1 minute',
                 case when $3::float is not null then now() - $3 * interval '1 minute' end, 1, '{}', '[]')`,
        [service, from, to],
      )
    await process('api', 100, null)
    await process('worker', 98, 60)
    const down = (await metricsOf(ida)).uptime
    expect(down.share).toBeCloseTo(38 / 98, 2)
    expect(down.upSince).toBeNull()
    await process('worker', 40, null)
    const up = (await metricsOf(ida)).uptime
    expect(up.share).toBeCloseTo(78 / 98, 2)
    expect(Date.now() - Date.parse(up.upSince ?? '')).toBeGreaterThan(39 * 60_000)
    await inSql('delete from hub.processes')
  })

  test('answers are counted with their times, and failures among them are the error rate', async () => {
    // As the process of the API does on its own.
    hub.services.measures.service = 'api'
    const beating = await startBeating(hub.services)
    await ida.get('/api/documents')
    await ida.get('/api/documents/unknown')
    hub.services.measures.answered({ method: 'GET', route: '/api/documents', status: 503, ms: 120 })
    const { errors, health, uptime } = await metricsOf(ida)
    expect(errors.failures).toBe(1)
    expect(errors.requests).toBeGreaterThan(3)
    expect(errors.rate).toBeCloseTo(1 / errors.requests)
    expect(health.response.requests).toBe(errors.requests)
    expect(health.response.p99).toBeGreaterThanOrEqual(health.response.p50 ?? Number.NaN)
    expect(health.processes).toMatchObject([{ service: 'api' }])
    expect(uptime).toMatchObject({ share: 0, upSince: null })
    await beating.stop()
    expect((await metricsOf(admin)).database.statements?.items).toBeDefined()
  })
})

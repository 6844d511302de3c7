import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from '@efti-hub/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withClient } from '../../../testing/index.ts'
import { cmrPdf } from '../../../testing/papers.ts'

let hub: Hub
let ida: Member
let otto: Member

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  otto = await hub.member({ firstName: 'Otto' })
})
afterAll(() => hub?.stop())

const inDatabase = <Row extends object>(sql: string, values: unknown[] = []) =>
  withClient(hub.database.superuserUrl, async (client) => (await client.query<Row>(sql, values)).rows)
const age = (id: string, days: number) =>
  inDatabase('update hub.documents set created_at = now() - $2 * interval $$1 day$$ where id = $1', [
    id,
    days,
  ])
const keep = (days: number | null) => ida.patch('/api/settings/tenant', { retentionDays: days })
const idsOf = async (member: Member) =>
  (await member.get<Document[]>('/api/documents')).body.map(({ id }) => id)

test('what is older than the retention goes for good, with its file; nothing else, and nobody else’s', async () => {
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
  const file = join(hub.house.config.dataDir, 'files', stored?.object_key ?? '')
  expect(existsSync(file)).toBe(true)

  await keep(30)
  await hub.drain()
  expect(await idsOf(ida)).toEqual([again.id, young.id])
  expect(await idsOf(otto)).toEqual([theirs.id])
  expect(existsSync(file)).toBe(false)
  expect((await ida.get(`/api/documents/${old.id}`)).status).toBe(404)
  const left = await inDatabase<{ total: string }>(
    `select (select count(*) from hub.violations where document_id = $1)
          + (select count(*) from hub.jobs where document_id = $1)
          + (select count(*) from hub.consignment_papers where document_id = $1) as total`,
    [old.id],
  )
  expect(left).toEqual([{ total: '0' }])
  const [counted] = await inDatabase<{ total: string }>(
    'select sum(change) as total from hub.document_tallies where tenant_id = $1',
    [ida.tenantId],
  )
  expect(counted?.total).toBe('2')
  const events = await inDatabase<{ actor_kind: string; resource_name: string }>(
    `select actor_kind, resource_name from hub.audit_events where action = 'document-expired'`,
  )
  expect(events).toEqual([{ actor_kind: 'product', resource_name: old.originalName }])
})

test('it is looked at once a day, and no more once the retention is taken back', async () => {
  const paper = await ida.upload(await cmrPdf(5))
  await hub.drain()
  const waiting = () =>
    inDatabase(`select from graphile_worker.jobs where task_identifier = 'retention'`).then(
      (rows) => rows.length,
    )
  await keep(60)
  await hub.drain()
  await age(paper.id, 70)
  expect(await waiting()).toBe(2)
  await keep(null)
  await hub.database.hasten()
  await hub.drain()
  expect(await waiting()).toBe(0)
  expect(await idsOf(ida)).toContain(paper.id)
})

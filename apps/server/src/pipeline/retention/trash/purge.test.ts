import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type {
  AuditList,
  ConsignmentDetail,
  Document,
  DocumentDetail,
  ErrorBody,
  TrashList,
} from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { roadNote } from '../../../testing/consignment-papers.ts'
import { type Hub, type Member, startHub, withClient } from '../../../testing/index.ts'
import { cmrPdf } from '../../../testing/papers.ts'
import { tablesOf } from '../../../testing/tables-of.ts'

let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  ida = await hub.member()
})

const inDatabase = <Row extends object>(sql: string, values: unknown[] = []) =>
  withClient(hub.database.superuserUrl, async (client) => (await client.query<Row>(sql, values)).rows)
const remove = (id: string, member = ida) => member.delete(`/api/documents/${id}`)
const restore = (id: string) => ida.post(`/api/documents/${id}/restore`)
const purge = (id: string) => ida.delete(`/api/trash/${id}`)
const inTrash = async (member = ida) =>
  (await member.get<TrashList>('/api/trash')).body.items.map(({ id }) => id)
const detailOf = async (id: string) => (await ida.get<DocumentDetail>(`/api/documents/${id}`)).body
const deletedDaysAgo = (id: string, days: number) =>
  inDatabase('update hub.documents set deleted_at = now() - $2 * interval $$1 day$$ where id = $1', [
    id,
    days,
  ])
/** What the calendar does at two in the morning. */
const night = async () => {
  await inDatabase(`select graphile_worker.add_job('nightly-retention')`)
  await hub.drain()
}
const eventsOf = (id: string) =>
  inDatabase<{ action: string; actor_kind: string; resource_name: string; keys: string[] }>(
    `select action, actor_kind, resource_name,
            array(select jsonb_object_keys(coalesce(old_value, '{}')) order by 1) as keys
       from hub.audit_events where document_id = $1 and action like 'document-%' order by created_at, action`,
    [id],
  )

/** Its original and the folder of pictures of its pages. */
async function filesOf({ id }: Document): Promise<string[]> {
  const [stored] = await inDatabase<{ object_key: string }>(
    'select object_key from hub.documents where id = $1',
    [id],
  )
  const { dataDir } = hub.services.config
  return [join(dataDir, 'files', stored?.object_key ?? ''), join(dataDir, 'page-images', ida.tenantId, id)]
}

async function drawn(document: Document): Promise<string[]> {
  await ida.get(`/api/documents/${document.id}/pages/1/image?width=480`)
  const files = await filesOf(document)
  expect(files.map(existsSync)).toEqual([true, true])
  return files
}

describe('by hand', () => {
  test('nothing is left but the acts in the trail: no row, no file, no picture', async () => {
    const document = await ida.upload(await cmrPdf(777))
    await hub.drain()
    const files = await drawn(document)
    const { consignmentId } = await detailOf(document.id)
    expect((await purge(document.id)).status).toBe(404)
    await remove(document.id)
    const texts = [document.id, consignmentId ?? 'none', 'cmr-777']
    expect((await tablesOf(hub.database, ...texts)).length).toBeGreaterThan(10)
    expect((await purge(document.id)).status).toBe(204)
    await hub.drain()
    await hub.drain()
    expect(await tablesOf(hub.database, ...texts)).toEqual([])
    expect(files.map(existsSync)).toEqual([false, false])
    expect(await inTrash()).toEqual([])
    expect((await restore(document.id)).status).toBe(404)
    expect(await eventsOf(document.id)).toEqual([
      {
        action: 'document-deleted',
        actor_kind: 'person',
        resource_name: 'cmr-777.pdf',
        keys: ['sha256', 'uploaded'],
      },
      {
        action: 'document-purged',
        actor_kind: 'person',
        resource_name: 'cmr-777.pdf',
        keys: ['sha256', 'uploaded'],
      },
    ])
    const { items } = (await ida.get<AuditList>('/api/audit')).body
    expect(items[0]).toMatchObject({
      action: 'retention-run',
      details: '1 document, 0 unfinished uploads and 1 file removed',
    })
    const proof = (await ida.get<string>('/api/settings/retention/proof')).body
    expect(proof).toContain('document-purged')
  })

  test('what two documents contradicted each other about goes with the first of them', async () => {
    const note = await ida.upload(roadNote('note.xml'))
    const copy = await ida.upload(roadNote('copy.xml', { eFTI41: { value: 21_345, unit: 'KGM' } }))
    await hub.drain()
    const { consignmentId } = await detailOf(note.id)
    const { contradictions } = (await ida.get<ConsignmentDetail>(`/api/consignments/${consignmentId}`)).body
    const [{ code, values } = { code: '', values: [] }] = contradictions
    const accepted = await ida.post(`/api/consignments/${consignmentId}/contradictions/${code}/accept`, {
      reason: 'Two lots of 21345',
      values: values.map(({ value }) => value),
    })
    expect(accepted.status).toBe(200)
    await remove(copy.id)
    await purge(copy.id)
    await hub.drain()
    expect(
      await inDatabase('select 1 from hub.accepted_contradictions where tenant_id = $1', [ida.tenantId]),
    ).toEqual([])
    expect((await ida.get<ConsignmentDetail>(`/api/consignments/${consignmentId}`)).body.papers).toHaveLength(
      1,
    )
  })

  test('the others in the trash keep their consignment', async () => {
    const note = await ida.upload(roadNote('note.xml'))
    const copy = await ida.upload(roadNote('copy.xml', { eFTI47: 13 }))
    await hub.drain()
    const { consignmentId } = await detailOf(note.id)
    await ida.patch(`/api/consignments/${consignmentId}`, { phase: 'loaded' })
    await remove(note.id)
    await remove(copy.id)
    await purge(copy.id)
    await hub.drain()
    await restore(note.id)
    const { body } = await ida.get<ConsignmentDetail>(`/api/consignments/${consignmentId}`)
    expect([body.phase?.value, body.papers.map(({ id }) => id)]).toEqual(['loaded', [note.id]])
  })
})

test('a session that was not confirmed lately purges nothing', async () => {
  const document = await ida.upload(await cmrPdf(9))
  await remove(document.id)
  await inDatabase('update accounts.sessions set confirmed_at = now() - interval $$11 minutes$$')
  const refused = await ida.delete<ErrorBody>(`/api/trash/${document.id}`)
  expect([refused.status, refused.body.code]).toEqual([403, 'confirm_identity'])
  expect(await inTrash()).toEqual([document.id])
})

describe('every night', () => {
  test('what was in the trash for 30 days goes, with its file, in every organisation and in no other', async () => {
    const otto = await hub.member({ firstName: 'Otto' })
    const [old, young, there] = [
      await ida.upload(await cmrPdf(1)),
      await ida.upload(await cmrPdf(2)),
      await ida.upload(await cmrPdf(3)),
    ]
    const theirs = await otto.upload(await cmrPdf(4))
    await hub.drain()
    const files = await drawn(old)
    for (const { id } of [old, young]) await remove(id)
    await remove(theirs.id, otto)
    await deletedDaysAgo(old.id, 31)
    await deletedDaysAgo(young.id, 29)
    await night()
    expect(await inTrash()).toEqual([young.id])
    expect(await inTrash(otto)).toEqual([theirs.id])
    expect((await detailOf(there.id)).status).toBe('completed')
    expect(files.map(existsSync)).toEqual([false, false])
    expect(await tablesOf(hub.database, old.id)).toEqual([])
    expect((await eventsOf(old.id)).at(-1)).toMatchObject({
      action: 'document-purged',
      actor_kind: 'product',
      keys: ['sha256', 'uploaded'],
    })
  })

  test('the retention of the organisation ends the trash on its own date', async () => {
    const document = await ida.upload(await cmrPdf(5))
    await hub.drain()
    await remove(document.id)
    await inDatabase(`update hub.documents set created_at = now() - interval '8 days' where id = $1`, [
      document.id,
    ])
    await ida.patch('/api/settings/tenant', { retentionDays: 10 })
    await hub.drain()
    const [listed] = (await ida.get<TrashList>('/api/trash')).body.items
    const days = (Date.parse(listed?.keptUntil ?? '') - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(2)
    await inDatabase(`update hub.documents set created_at = now() - interval '11 days' where id = $1`, [
      document.id,
    ])
    await night()
    expect(await inTrash()).toEqual([])
    expect((await eventsOf(document.id)).at(-1)?.action).toBe('document-expired')
  })
})

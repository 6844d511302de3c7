import type {
  AdminMetrics,
  ConsignmentDetail,
  Document,
  TrashedDocument,
  TrashList,
} from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takeWeek } from '../../../notifications/weekly/gather-week.ts'
import { openPool } from '../../../platform/open-pool.ts'
import { roadNote } from '../../../testing/consignment-papers.ts'
import { type Hub, type Member, startHub, withClient } from '../../../testing/index.ts'
import { cmrPdf, incompleteCmrPdf, textNote } from '../../../testing/papers.ts'
import { detailFor, remove, restore, trashOf } from '../../../testing/trash-steps.ts'
import { notifyDue } from '../../violations/acts/notify-due.ts'

let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  ida = await hub.member()
})

const detailOf = (id: string) => detailFor(ida, id)
const inDatabase = <Row extends object>(sql: string, values: unknown[] = []) =>
  withClient(hub.database.superuserUrl, async (client) => (await client.query<Row>(sql, values)).rows)

const heavier = { eFTI41: { value: 21_000, unit: 'KGM' } }

/** Two notes of one consignment that contradict each other, and an incomplete one of another. */
async function someDocuments(): Promise<[note: Document, copy: Document, faulty: Document]> {
  const note = await ida.upload(roadNote('note.xml'))
  const copy = await ida.upload(roadNote('copy.xml', { ...heavier, eFTI58: 'UK' }))
  const faulty = await ida.upload(await incompleteCmrPdf(7))
  await hub.drain()
  return [note, copy, faulty]
}

/** Everything that a screen shows of documents, without moments that are of now. */
async function everythingShown(documentId: string): Promise<Record<string, unknown>> {
  await hub.drain()
  const { consignmentId } = await detailOf(documentId)
  const paths = [
    '/api/documents?sort=name',
    '/api/documents?search=copy',
    '/api/violations',
    '/api/violations?status=resolved',
    '/api/violations?search=copy',
    '/api/dashboard',
    '/api/results?range=30',
    '/api/results/summary?range=30',
    '/api/consignments',
    '/api/consignments?search=copy',
    '/api/sustainability',
    '/api/sustainability/consignments',
    '/api/notes',
    '/api/notifications',
    `/api/consignments/${consignmentId}`,
  ]
  const { tenants } = (await ida.get<AdminMetrics>('/api/admin/metrics')).body
  const answers = await Promise.all(
    paths.map(async (path) => {
      const { status, body } = await ida.get(path)
      expect(status, path).toBe(200)
      return [path, body] as const
    }),
  )
  return { ...Object.fromEntries(answers), tenants }
}

describe('a document in the trash', () => {
  test('is gone from everything that is shown, and restored it is all there as before', async () => {
    const [note, copy, faulty] = await someDocuments()
    const before = await everythingShown(note.id)
    expect(
      Object.keys(before).filter((path) => JSON.stringify(before[path]).includes(copy.id)).length,
    ).toBeGreaterThan(8)
    const { consignmentId } = await detailOf(note.id)
    const ofNote = await detailOf(note.id)
    for (const { id } of [copy, faulty]) expect((await remove(ida, id)).status).toBe(200)

    const meanwhile = JSON.stringify(await everythingShown(note.id))
    for (const text of [copy.id, 'copy.xml', faulty.id, faulty.originalName])
      expect(meanwhile).not.toContain(text)
    const { body: alone } = await ida.get<ConsignmentDetail>(`/api/consignments/${consignmentId}`)
    expect([alone.papers.length, alone.contradictions]).toEqual([1, []])
    const calls = ['', '/jobs', '/file', '/pages', '/consignment', '/compliance', '/export?format=efti-json']
    for (const call of calls)
      expect((await ida.get(`/api/documents/${copy.id}${call}`)).status, call).toBe(404)

    for (const { id } of [faulty, copy]) expect((await restore(ida, id)).status).toBe(200)
    expect(withoutMoments(await everythingShown(note.id))).toEqual(withoutMoments(before))
    expect(await detailOf(note.id)).toEqual(ofNote)
  })

  test('no row of any table that refers to documents is seen by the application', async () => {
    const [, copy] = await someDocuments()
    const references = await inDatabase<{ name: string; col: string }>(`
      select r.relname as name, a.attname as col from pg_constraint c
        join pg_class r on r.oid = c.conrelid
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'tenant_id'
       where c.contype = 'f' and c.confrelid = 'hub.documents'::regclass
         and r.relname not in ('documents_in_trash')
      union select 'documents', 'id' order by 1, 2`)
    const app = openPool(hub.database.appUrl, 'efti_app', hub.services.log, 1)
    const seen = async () => {
      const client = await app.connect()
      await client.query('begin')
      await client.query(`select set_config('app.tenant_id', $1, true)`, [ida.tenantId])
      const counts: Record<string, number> = {}
      for (const { name, col } of references) {
        const sql = `select count(*)::int as rows from hub.${name} where ${col} = $1`
        counts[`${name}.${col}`] = (await client.query<{ rows: number }>(sql, [copy.id])).rows[0]?.rows ?? -1
      }
      await client.query('commit')
      client.release()
      return counts
    }
    const before = await seen()
    expect(Object.values(before).filter((rows) => rows > 0).length).toBeGreaterThan(10)
    await remove(ida, copy.id)
    expect(Object.values(await seen()).every((rows) => rows === 0)).toBe(true)
    await restore(ida, copy.id)
    const restored = await seen()
    for (const [name, rows] of Object.entries(before))
      expect(restored[name], name).toBeGreaterThanOrEqual(rows)
    await app.end()
  })

  test('every table that refers to documents hides them, or never has rows of them', async () => {
    const without = await inDatabase<{ name: string }>(`
      select distinct r.relname as name from pg_constraint c join pg_class r on r.oid = c.conrelid
       where c.contype = 'f' and c.confrelid = 'hub.documents'::regclass
         and not exists (select from pg_policies p where p.schemaname = 'hub' and p.tablename = r.relname
                          and p.policyname like 'not\\_in\\_trash%' and p.permissive = 'RESTRICTIVE')
       order by 1`)
    expect(without.map(({ name }) => name)).toEqual(['document_results', 'documents_in_trash'])
  })

  test('is listed with its end, page by page, and says what is recorded of it without content', async () => {
    for (const number of [1, 2, 3]) await remove(ida, (await ida.upload(textNote(number))).id)
    const names: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: TrashList = await trashOf(ida, `?limit=2${cursor && `&cursor=${cursor}`}`)
      expect(page.total).toBe(3)
      names.push(...page.items.map(({ originalName }) => originalName))
      cursor = page.nextCursor
    }
    expect(names).toEqual([3, 2, 1].map((number) => textNote(number).name))
    const [last] = (await trashOf(ida)).items
    const days = (Date.parse(last?.keptUntil ?? '') - Date.parse(last?.deletedAt ?? '')) / 86_400_000
    expect(days).toBe(30)
    expect((await ida.get<TrashedDocument>(`/api/trash/${last?.id}`)).body).toEqual(last)
    const [event] = await inDatabase<{ action: string; old_value: Record<string, string> }>(
      `select action, old_value from hub.audit_events where document_id = $1 and action = 'document-deleted'`,
      [last?.id],
    )
    expect(Object.keys(event?.old_value ?? {}).sort()).toEqual(['sha256', 'uploaded'])
  })

  test('counts in no weekly report, and its violations are never due', async () => {
    const { id } = await ida.upload(await incompleteCmrPdf(7))
    await hub.drain()
    await inDatabase(
      `update hub.violations set due_at = now() + interval '1 hour', owner_id = $2 where document_id = $1`,
      [id, ida.user?.id],
    )
    const inNextWeek = new Date(Date.now() + 6 * 86_400_000)
    const week = () =>
      hub.services.database
        .inTenant({ tenantId: ida.tenantId, userId: null }, async (db) => {
          throw new Counted(await takeWeek(db, inNextWeek))
        })
        .catch((error) => (error instanceof Counted ? error.week : Promise.reject(error)))
    expect(await week()).toMatchObject({ uploaded: 1, checked: 1, opened: 2, open: 2, dueSoon: 2 })
    await remove(ida, id)
    expect(await week()).toMatchObject({ uploaded: 0, checked: 0, opened: 0, open: 0, dueSoon: 0 })
    const reminders = () =>
      inDatabase<{ total: number }>(
        `select count(*)::int as total from hub.notices where document_id = $1 and kind = 'due'`,
        [id],
      )
    await notifyDue(hub.services, ida.tenantId)
    expect(await reminders()).toEqual([{ total: 0 }])
    await restore(ida, id)
    await notifyDue(hub.services, ida.tenantId)
    expect(await reminders()).not.toEqual([{ total: 0 }])
  })
})

describe('a document that is being processed', () => {
  test('is deleted: its job ends quietly, and begins again once it is restored', async () => {
    const { id } = await ida.upload(await incompleteCmrPdf(1))
    await remove(ida, id)
    await hub.drain()
    expect(await inDatabase('select status from hub.jobs where document_id = $1', [id])).toEqual([
      { status: 'failed' },
    ])
    expect((await restore(ida, id)).body.status).toBe('pending')
    await hub.drain()
    expect((await detailOf(id)).status).toBe('completed')
  })

  test('was approved while its check waited: deleted and restored, that check is made', async () => {
    const { id } = await ida.upload(await cmrPdf(1))
    await hub.drain()
    const checks = await ida.get<{ id: string }[]>(`/api/documents/${id}/compliance`)
    const checkId = checks.body.at(-1)?.id
    const corrected = await ida.patch(`/api/documents/${id}/consignment`, {
      corrections: [{ path: 'consignor/name', value: null }],
    })
    const approved = await ida.post(`/api/documents/${id}/approve`, { comment: 'Known', checkId })
    expect([corrected.status, approved.status]).toEqual([200, 200])
    await remove(ida, id)
    await hub.drain()
    expect((await restore(ida, id)).body.status).toBe('approved')
    await hub.drain()
    const [decision] = (await detailOf(id)).decisions
    expect(decision?.withdrawn?.reason).toBe('checked-again')
  })

  test('is deleted while a worker is at it: no fault, no notice, nothing left behind', async () => {
    const { id } = await ida.upload(await incompleteCmrPdf(1))
    const { read } = hub.services.files
    hub.services.files.read = (...given) => {
      hub.services.files.read = read
      return (async function* () {
        await remove(ida, id)
        yield* read(...given)
      })() as unknown as ReturnType<typeof read>
    }
    await hub.drain()
    hub.services.files.read = read
    const left = await inDatabase<{ total: number }>(
      `select (select count(*) from hub.recognitions where document_id = $1)::int
            + (select count(*) from hub.notices where document_id = $1)::int
            + (select count(*) from graphile_worker._private_jobs where payload->>'documentId' = $1::text)::int as total`,
      [id],
    )
    expect(left).toEqual([{ total: 0 }])
    await restore(ida, id)
    await hub.drain()
    expect((await detailOf(id)).status).toBe('completed')
  })
})

/** Leaves the week unreported. */
class Counted extends Error {
  readonly week: Awaited<ReturnType<typeof takeWeek>>
  constructor(week: Counted['week']) {
    super('counted')
    this.week = week
  }
}

/** Moments of now, and those of a link that was made again. */
function withoutMoments(shown: unknown): unknown {
  return JSON.parse(JSON.stringify(shown, (name, value) => (MOMENTS.has(name) ? undefined : value)))
}
const MOMENTS = new Set(['linkedAt', 'at'])

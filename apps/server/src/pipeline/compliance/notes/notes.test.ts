import { randomUUID } from 'node:crypto'
import type { Document, NotedDocumentsList, NotesList } from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { enqueueTask } from '../../../platform/queue.ts'
import { type Hub, type Member, startHub, withClient, withRole } from '../../../testing/index.ts'
import { drawNote } from '../../../testing/papers.ts'

let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  ida = await hub.member()
})

/** Places with town and country alone: notes on their streets and postcodes. */
async function read(member: Member, sender?: string): Promise<Document> {
  const bytes = await drawNote({
    sender,
    goodsAt: 340,
    more: [
      [40, 220, '3 Place of delivery of the goods'],
      [40, 234, 'Lyon, France'],
      [40, 270, '4 Place and date of taking over the goods'],
      [40, 284, 'Hamburg, Germany, 2026-11-20'],
      [40, 500, `Loading bay ${randomUUID()}`],
    ],
  })
  const document = await member.upload({ name: `${randomUUID()}.pdf`, bytes })
  await hub.drain()
  return document
}

const list = async (member: Member, query = '') => (await member.get<NotesList>(`/api/notes${query}`)).body

test('nobody reads notes without a session, nor those of another tenant', async () => {
  await read(ida)
  expect((await hub.visitor().get('/api/notes')).status).toBe(401)
  const [row] = (await list(ida)).items
  const otto = await hub.member()
  expect(await list(otto)).toEqual({ items: [], nextCursor: null, total: 0 })
  const noted = new URLSearchParams({ senderId: row?.sender.id ?? '', kind: 'cmr', code: row?.code ?? '' })
  expect((await otto.get<NotedDocumentsList>(`/api/notes/documents?${noted}`)).body.total).toBe(0)
})

test('every role may read them', async () => {
  for (const role of ['compliance_manager', 'operator', 'auditor'] as const) {
    expect(await withRole(hub, ida, role, async () => (await ida.get('/api/notes')).status)).toBe(200)
  }
})

test('documents of one sender are one row, however its name is spelled, worded once and newest first', async () => {
  const first = await read(ida, 'Muster Maschinenbau AG')
  const second = await read(ida, 'MUSTER MASCHINENBAU A.G.')
  const third = await read(ida, 'Muster Maschinenbeu AG')
  await read(ida, 'Beispiel Werke GmbH')
  const { items, total } = await list(ida, '?search=muster')
  expect(items).toHaveLength(total)
  expect(new Set(items.map(({ sender }) => sender.name))).toEqual(new Set(['Muster Maschinenbau AG']))
  expect(items.every(({ documentsCount, kind }) => documentsCount === 3 && kind === 'cmr')).toBe(true)
  const [row] = items
  expect(row).toMatchObject({
    documentsWithNote: 3,
    latest: { id: third.id, originalName: third.originalName },
  })
  expect(row?.text).not.toMatch(/[{}]|no\. \d/)
  const noted = new URLSearchParams({ senderId: row?.sender.id ?? '', kind: 'cmr', code: row?.code ?? '' })
  const { body: page } = await ida.get<NotedDocumentsList>(`/api/notes/documents?${noted}&limit=2`)
  expect(page.total).toBe(3)
  const { body: rest } = await ida.get<NotedDocumentsList>(
    `/api/notes/documents?${noted}&limit=2&cursor=${page.nextCursor}`,
  )
  expect([...page.items, ...rest.items].map(({ id }) => id)).toEqual([third.id, second.id, first.id])
  expect(rest.nextCursor).toBeNull()
})

test('page by page every row comes once, and a filter narrows them', async () => {
  await read(ida, 'Muster Maschinenbau AG')
  await read(ida, 'Beispiel Werke GmbH')
  await read(ida, 'Muster Maschinenbau AG')
  const { items: all, total } = await list(ida)
  expect(total).toBeGreaterThan(2)
  const seen = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: NotesList = await list(ida, `?limit=2${cursor && `&cursor=${cursor}`}`)
    expect(page.total).toBe(total)
    seen.push(...page.items)
    cursor = page.nextCursor
  }
  expect(seen).toEqual(all)
  expect(seen.map(({ documentsWithNote }) => documentsWithNote)).toEqual(
    seen.map(({ documentsWithNote }) => documentsWithNote).toSorted((left, right) => right - left),
  )
  expect((await list(ida, '?kind=cim')).total).toBe(0)
  expect((await list(ida, '?kind=cmr')).total).toBe(total)
  expect((await list(ida, '?search=%25')).total).toBe(0)
  expect((await ida.get('/api/notes?cursor=nonsense')).status).toBe(400)
})

test('the latest check counts: a corrected sender, and a document in the trash and out of it', async () => {
  const first = await read(ida, 'Muster Maschinenbau AG')
  const second = await read(ida, 'Muster Maschinenbau AG')
  const counts = async () =>
    [...Map.groupBy((await list(ida)).items, ({ sender }) => sender.name)]
      .map(([name, rows]) => [name, rows[0]?.documentsCount])
      .toSorted()
  expect(await counts()).toEqual([['Muster Maschinenbau AG', 2]])
  await ida.patch(`/api/documents/${first.id}/consignment`, {
    corrections: [{ path: 'consignor/name', value: 'Aalto Kuljetus Oy' }],
  })
  await hub.drain()
  expect(await counts()).toEqual([
    ['Aalto Kuljetus Oy', 1],
    ['Muster Maschinenbau AG', 1],
  ])
  const trash = (at: string) =>
    withClient(hub.database.superuserUrl, (client) =>
      client.query(`update hub.documents set deleted_at = ${at} where id = $1`, [second.id]),
    )
  await trash('now()')
  expect(await counts()).toEqual([['Aalto Kuljetus Oy', 1]])
  await trash('null')
  expect(await counts()).toHaveLength(2)
})

test('documents that were checked before get their rows with the next edition of the rules', async () => {
  await read(ida)
  await withClient(hub.database.superuserUrl, async (client) => {
    await client.query('delete from hub.document_notes where tenant_id = $1', [ida.tenantId])
    const { rows } = await client.query('select from hub.senders where tenant_id = $1', [ida.tenantId])
    expect(rows).toEqual([])
    await client.query(`update hub.compliance_checks set edition = 'earlier' where tenant_id = $1`, [
      ida.tenantId,
    ])
  })
  expect((await list(ida)).total).toBe(0)
  await hub.services.database.inTenant({ tenantId: ida.tenantId, userId: null }, (db) =>
    enqueueTask(db, 'recheck', {}),
  )
  await hub.drain()
  expect((await list(ida)).total).toBeGreaterThan(0)
})

import type { Notice, NotificationsList, ReadAnswer, ViolationsList } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withClient } from '../../testing/index.ts'
import { incompleteCmrPdf } from '../../testing/papers.ts'
import { forgetOldNotices } from './store.ts'

let hub: Hub
let ida: Member
let olga: Member
let otto: Member
let number = 0

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  olga = await hub.colleague(ida, 'operator', { firstName: 'Olga', lastName: 'Norden' })
  otto = await hub.member({ firstName: 'Otto' })
})
afterAll(() => hub?.stop())

const list = async (member: Member, query = '') =>
  (await member.get<NotificationsList>(`/api/notifications${query}`)).body
const latest = async (member: Member): Promise<Notice | undefined> => (await list(member)).items[0]
const checkedNote = async () => {
  number += 1
  const document = await ida.upload(await incompleteCmrPdf(number))
  await hub.drain()
  return document
}

describe('who may not', () => {
  test('a visitor neither lists nor marks', async () => {
    expect((await hub.visitor().get('/api/notifications')).status).toBe(401)
    expect((await hub.visitor().post('/api/notifications/read', {})).status).toBe(401)
  })

  test('another tenant hears of nothing, and marks nothing of ours', async () => {
    await checkedNote()
    expect(await list(otto)).toMatchObject({ items: [], total: 0, unread: 0 })
    const [notice] = (await list(ida)).items
    await otto.post('/api/notifications/read', { ids: [notice?.id], upTo: notice?.id })
    expect((await list(ida)).items[0]?.read).toBe(false)
  })

  test('a cursor and ids that were never handed out are refused', async () => {
    expect((await ida.get('/api/notifications?cursor=x')).status).toBe(400)
    expect((await ida.post('/api/notifications/read', { ids: ['1; drop'] })).status).toBe(400)
  })
})

test('everybody is notified of a checked document, with its state', async () => {
  const document = await checkedNote()
  for (const member of [ida, olga]) {
    const notice = await latest(member)
    expect(notice).toMatchObject({
      kind: 'checked',
      documentId: document.id,
      subject: document.originalName,
      author: null,
      read: false,
    })
    const shown = (await ida.get<{ status: string }>(`/api/documents/${document.id}`)).body
    expect(notice?.facts.status).toBe(shown.status)
    expect(notice?.facts.violations).toBeGreaterThan(0)
  }
})

test('checks of one document within some minutes are one notification, with how it is now', async () => {
  const document = await checkedNote()
  const before = await list(ida)
  const ofDocument = ({ items }: NotificationsList) =>
    items.filter(({ documentId }) => documentId === document.id)
  for (const value of [12_000, 13_000]) {
    const corrections = [{ path: 'grossWeight[1]', value: { value, unit: 'KGM' } }]
    await ida.patch(`/api/documents/${document.id}/consignment`, { corrections })
    await hub.drain()
  }
  const [now, ...others] = ofDocument(await list(ida))
  expect(others).toEqual([])
  expect(now?.facts.violations).toBeLessThan(ofDocument(before)[0]?.facts.violations ?? 0)
})

test('the notification about a file that cannot be read states what to do', async () => {
  const bytes = new TextEncoder().encode('%PDF-1.7 broken')
  const document = await ida.upload({ name: 'broken.pdf', bytes })
  await hub.drain()
  const notice = await latest(olga)
  expect(notice).toMatchObject({ kind: 'failed', documentId: document.id, subject: 'broken.pdf' })
  expect(notice?.facts.message).toBeTruthy()
})

test('colleagues are notified of a decision, its author is not', async () => {
  const document = await checkedNote()
  await ida.post(`/api/documents/${document.id}/approve`, { comment: 'Agreed' })
  expect(await latest(olga)).toMatchObject({
    kind: 'approved',
    author: { name: 'Ida Lindqvist' },
    facts: { comment: 'Agreed' },
  })
  expect((await latest(ida))?.kind).toBe('checked')
})

test('only the owner is notified of assigned violations, one line per document', async () => {
  const document = await checkedNote()
  const open = (await ida.get<ViolationsList>(`/api/violations?documentId=${document.id}&status=open`)).body
  const ids = open.items.map(({ id }) => id)
  await ida.post('/api/violations/bulk', { act: 'assign', ownerId: olga.user?.id, ids })
  expect(await latest(olga)).toMatchObject({ kind: 'assigned', facts: { count: ids.length } })
  expect((await latest(ida))?.kind).toBe('checked')
  await ida.post('/api/violations/bulk', { act: 'assign', ownerId: ida.user?.id, ids })
  expect((await latest(ida))?.kind).toBe('checked')
})

test('violations of many documents together are one line, and everybody is notified of the end of a waiver', async () => {
  for (let count = 0; count < 6; count += 1) {
    number += 1
    await ida.upload(await incompleteCmrPdf(number))
  }
  await hub.drain()
  const open = (await ida.get<ViolationsList>('/api/violations?status=open&limit=500')).body.items
  const ids = open.filter(({ owner }) => owner === null).map(({ id }) => id)
  const before = (await list(olga, '?limit=100')).items.length
  await ida.post('/api/violations/bulk', { act: 'assign', ownerId: olga.user?.id, ids })
  const { items } = await list(olga, '?limit=100')
  expect(items.length).toBe(before + 1)
  expect(items[0]).toMatchObject({ kind: 'assigned', documentId: null, facts: { count: ids.length } })
  expect(items[0]?.subject).toMatch(/^\d+ documents$/)

  const [grave] = open
  await withClient(hub.database.superuserUrl, (client) =>
    client.query(`update hub.violations set severity = 'high' where id = $1`, [grave?.id]),
  )
  const expiresAt = new Date(Date.now() + 1_000).toISOString()
  await ida.post(`/api/violations/${grave?.id}/waive`, { reason: 'Until tomorrow', expiresAt })
  await withClient(hub.database.superuserUrl, (client) =>
    client.query(`update hub.violations set waiver_expires_at = now() - interval '1 hour' where id = $1`, [
      grave?.id,
    ]),
  )
  await hub.database.hasten()
  await hub.drain()
  expect(await latest(olga)).toMatchObject({
    kind: 'violations',
    documentId: grave?.documentId,
    facts: { grave: 1 },
  })
})

describe('marks', () => {
  const unread = async (member: Member) => (await list(member)).unread
  const mark = (member: Member, body: unknown) => member.post<ReadAnswer>('/api/notifications/read', body)

  test('one is read by who read it, and the others stay new', async () => {
    await checkedNote()
    const before = await unread(ida)
    const others = await unread(olga)
    const { items } = await list(ida)
    expect((await mark(ida, { ids: [items[0]?.id] })).body).toEqual({ unread: before - 1 })
    expect((await list(ida)).items.map(({ read }) => read).slice(0, 2)).toEqual([true, false])
    expect(await unread(olga)).toBe(others)
  })

  test('everything up to one is read, and what comes after is new', async () => {
    const { items } = await list(ida)
    expect((await mark(ida, { upTo: items[0]?.id })).body).toEqual({ unread: 0 })
    await checkedNote()
    expect(await unread(ida)).toBe(1)
    // Far ahead of anything there is: what is yet to come stays new.
    await mark(ida, { upTo: '999999999999999999' })
    await checkedNote()
    expect(await unread(ida)).toBe(1)
  })
})

test('the list is read page by page, each line once', async () => {
  const whole = (await list(ida)).items.map(({ id }) => id)
  const first = await list(ida, '?limit=2')
  const second = await list(ida, `?limit=2&cursor=${first.nextCursor}`)
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(whole.slice(0, 4))
})

test('who joins later starts with an empty list, and what is older than 90 days is forgotten', async () => {
  const axel = await hub.colleague(ida, 'auditor', { firstName: 'Axel' })
  expect((await list(axel)).total).toBe(0)
  await withClient(hub.database.superuserUrl, (client) =>
    client.query(`update hub.notices set created_at = now() - interval '91 days' where tenant_id = $1`, [
      ida.tenantId,
    ]),
  )
  expect((await list(olga)).items).toEqual([])
  await hub.services.database.inTenant({ tenantId: ida.tenantId, userId: null }, forgetOldNotices)
  const rows = await withClient(hub.database.superuserUrl, (client) =>
    client.query('select from hub.notices'),
  )
  expect(rows.rowCount).toBe(0)
})

test('ids do not count what happens in all organisations', async () => {
  await checkedNote()
  await checkedNote()
  const ids = (await list(ida)).items.map(({ id }) => BigInt(id))
  expect(ids).toHaveLength(2)
  expect((ids[0] ?? 0n) - (ids[1] ?? 0n)).toBeGreaterThan(1_000n)
})

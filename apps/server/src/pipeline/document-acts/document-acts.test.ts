import { randomUUID } from 'node:crypto'
import type {
  AuditList,
  AuditVerification,
  BulkAnswer,
  ComplianceCheck,
  ConsignmentDetail,
  Document,
  DocumentCounts,
  DocumentDetail,
  DocumentSummary,
  DocumentTags,
  ErrorBody,
} from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roadNote } from '../../testing/consignment-papers.ts'
import { type Hub, type Member, startHub, withClient } from '../../testing/index.ts'
import { filesOfZip } from '../../testing/read-zip.ts'

let hub: Hub
let ida: Member
let olga: Member
let axel: Member
let otto: Member
let clean: Document
let faulty: Document
let late: Document

const DAY_MS = 86_400_000
const day = (from: number) => new Date(Date.now() + from * DAY_MS).toISOString().slice(0, 10)
const tomorrow = day(1)

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  olga = await hub.colleague(ida, 'operator', { firstName: 'Olga', lastName: 'Norden' })
  axel = await hub.colleague(ida, 'auditor', { firstName: 'Axel' })
  otto = await hub.member({ firstName: 'Otto' })
  clean = await ida.upload(roadNote('clean.xml', { eFTI170: 'A-1', eFTI39: tomorrow }))
  faulty = await ida.upload(
    roadNote('faulty.xml', { eFTI170: 'A-2', eFTI39: day(0), eFTI68: undefined, eFTI58: 'UK' }),
  )
  late = await olga.upload(
    roadNote('late.xml', { eFTI170: 'A-3', eFTI39: day(-3), eFTI51: undefined, eFTI58: 'UK' }),
  )
  await hub.drain()
})
afterAll(() => hub?.stop())

const act = (body: object, member = ida) => member.post<BulkAnswer & ErrorBody>('/api/documents/acts', body)
const listed = async (query = '', member = ida) =>
  (await member.get<Document[]>(`/api/documents?${query}`)).body
const names = async (query: string, member = ida) =>
  (await listed(query, member)).map(({ originalName }) => originalName)
const summaryOf = async ({ id }: Document, member = ida): Promise<DocumentSummary | undefined> =>
  (await listed('', member)).find((document) => document.id === id)?.summary
const counts = async (member = ida) => (await member.get<DocumentCounts>('/api/documents/counts')).body
const trail = async (action: string) =>
  (await ida.get<AuditList>('/api/audit?limit=200')).body.items.filter((event) => event.action === action)

describe('who may not', () => {
  const acts = [
    { act: 'check' },
    { act: 'assign', assigneeId: null },
    { act: 'tag', add: ['Urgent'] },
    { act: 'wait', waiting: true },
    { act: 'approve' },
    { act: 'delete' },
  ]
  test.each(acts)('an auditor: $act', async (wanted) => {
    expect((await act({ ...wanted, ids: [faulty.id] }, axel)).status).toBe(403)
  })
  test('an operator approves nothing, and deletes nothing of others', async () => {
    expect((await act({ act: 'approve', ids: [clean.id] }, olga)).status).toBe(403)
    const { body } = await act({ act: 'delete', ids: [clean.id] }, olga)
    expect(body).toMatchObject({
      done: [],
      notDone: [{ id: clean.id, why: expect.stringContaining('Somebody else') }],
    })
  })
  test.each(acts)('another tenant finds nothing: $act', async (wanted) => {
    const { body } = await act({ ...wanted, ids: [faulty.id, randomUUID(), 'none'] }, otto)
    expect(body.done).toEqual([])
    expect(new Set(body.notDone.map(({ why }) => why))).toEqual(new Set(['This document does not exist.']))
  })
  test('another tenant neither counts, lists nor downloads', async () => {
    expect(await counts(otto)).toEqual({ needsMe: 0, waiting: 0, doneToday: 0, doneWeek: 0, failed: 0 })
    expect((await otto.get<DocumentTags>('/api/documents/tags')).body.items).toEqual([])
    expect((await otto.post('/api/documents/download', { ids: [faulty.id] })).status).toBe(404)
  })
  test('nothing is assigned to an auditor or a stranger, and 501 are too many', async () => {
    for (const person of [axel, otto]) {
      const { status } = await act({ act: 'assign', assigneeId: person.user?.id, ids: [faulty.id] })
      expect(status).toBe(400)
    }
    const ids = Array.from({ length: 501 }, () => randomUUID())
    expect((await act({ act: 'check', ids })).status).toBe(400)
  })
})

test('a row shows what was read, what is open and when it departs', async () => {
  expect(await summaryOf(faulty)).toMatchObject({
    number: 'A-2',
    consignor: 'Muster Maschinenbau AG',
    consignee: null,
    from: { town: 'Hamburg', country: 'DE' },
    to: { town: 'Lyon', country: 'FR' },
    departure: day(0),
    ownerId: ida.user?.id,
    assigneeId: null,
    tags: [],
    waiting: null,
  })
  const { open, score } = (await summaryOf(faulty)) ?? {}
  expect((open?.critical ?? 0) + (open?.high ?? 0)).toBeGreaterThan(0)
  expect(score).toBeLessThan(100)
})

describe('the list', () => {
  test.each(['newest', 'oldest', 'name', 'size', 'departure', 'severity', 'lowest', 'highest'])(
    'sorted by %s pages without gaps or repeats',
    async (sort) => {
      const undated = await ida.upload({
        name: `no date ${sort}.txt`,
        bytes: new TextEncoder().encode(`Pallets ${sort}`),
      })
      await hub.drain()
      const all = await names(`sort=${sort}`)
      const seen: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: { body: Document[]; headers: Headers } = await ida.get<Document[]>(
          `/api/documents?sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`,
        )
        seen.push(...page.body.map(({ originalName }) => originalName))
        cursor = page.headers.get('X-Next-Cursor')
      }
      expect(seen).toEqual(all)
      expect(new Set(seen).size).toBe(seen.length)
      await act({ act: 'delete', ids: [undated.id] })
    },
  )
  test('begins with the soonest departure, and with the most severe', async () => {
    expect(await names('sort=departure')).toEqual(['late.xml', 'faulty.xml', 'clean.xml'])
    expect((await names('sort=severity')).at(-1)).toBe('clean.xml')
    expect((await names('sort=highest'))[0]).toBe('clean.xml')
  })
  test('is narrowed to what is due, blocked, and one’s own', async () => {
    expect(await names('departs=due&sort=name')).toEqual(['faulty.xml', 'late.xml'])
    expect(await names('departs=overdue')).toEqual(['late.xml'])
    expect(await names('open=blocking&sort=name')).toEqual(['faulty.xml', 'late.xml'])
    expect(await names('owner=me')).toEqual(['faulty.xml', 'clean.xml'])
    expect(await names('owner=me', olga)).toEqual(['late.xml'])
    expect(await names('kind=cmr&open=blocking&sort=name')).toEqual(['faulty.xml', 'late.xml'])
    expect(await names('kind=invoice')).toEqual([])
    expect((await ida.get('/api/documents?kind=letter')).status).toBe(400)
  })
})

describe('assigned, tagged, waiting', () => {
  test('the owner changes, and whom it needs', async () => {
    const { body } = await act({ act: 'assign', assigneeId: olga.user?.id, ids: [faulty.id, clean.id] })
    expect(body.done.toSorted()).toEqual([faulty.id, clean.id].toSorted())
    expect(await names('work=needs-me')).toEqual(['late.xml'])
    expect(await names('work=needs-me&sort=name', olga)).toEqual(['faulty.xml', 'late.xml'])
    expect(await counts(olga)).toMatchObject({ needsMe: 2 })
    expect((await trail('document-assigned')).map(({ details }) => details)).toEqual([
      'To Olga Norden',
      'To Olga Norden',
    ])
    await act({ act: 'assign', assigneeId: null, ids: [faulty.id, clean.id] })
    expect(await counts()).toMatchObject({ needsMe: 2, waiting: 0 })
  })

  test('tags are one in any case of letters, at most ten, and change the list', async () => {
    const before = (await ida.get('/api/documents')).headers.get('ETag')
    await act({ act: 'tag', add: ['  Urgent  call '], ids: [faulty.id, late.id] })
    expect((await ida.get('/api/documents')).headers.get('ETag')).not.toBe(before)
    await act({ act: 'tag', add: ['URGENT CALL', 'Rail'], ids: [faulty.id] })
    expect((await summaryOf(faulty))?.tags).toEqual(['Rail', 'Urgent call'])
    expect(await names('tag=urgent%20CALL&sort=name')).toEqual(['faulty.xml', 'late.xml'])
    expect((await ida.get<DocumentTags>('/api/documents/tags')).body.items[0]).toEqual({
      tag: 'Urgent call',
      documents: 2,
    })
    const many = Array.from({ length: 9 }, (_, at) => `Tag ${at}`)
    const { body } = await act({ act: 'tag', add: many, ids: [faulty.id, late.id] })
    expect(body).toEqual({
      done: [late.id],
      notDone: [{ id: faulty.id, why: 'A document has at most 10 tags.' }],
    })
    await act({ act: 'tag', remove: ['urgent call', ...many], ids: [faulty.id, late.id] })
    expect((await summaryOf(late))?.tags).toEqual([])
    expect(await names('tag=urgent%20call')).toEqual([])
  })

  test('what waits for a partner needs nobody meanwhile', async () => {
    await act({ act: 'wait', waiting: true, for: 'Muster Maschinenbau AG', ids: [late.id] })
    expect((await summaryOf(late))?.waiting).toMatchObject({ for: 'Muster Maschinenbau AG' })
    expect(await counts()).toMatchObject({ needsMe: 1, waiting: 1 })
    expect(await names('work=waiting')).toEqual(['late.xml'])
    await act({ act: 'wait', waiting: false, ids: [late.id, clean.id] })
    expect(await counts()).toMatchObject({ needsMe: 2, waiting: 0 })
    expect(await trail('document-waits-no-longer')).toHaveLength(1)
  })
})

test('originals leave as one ZIP, those of one name numbered', async () => {
  const twin = await ida.upload(roadNote('clean.xml', { eFTI170: 'A-9' }))
  await hub.drain()
  const answer = await fetch(`${hub.url}/api/documents/download`, {
    method: 'POST',
    headers: { Cookie: axel.cookieHeader(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ ids: [clean.id, twin.id] }),
  })
  const files = filesOfZip(Buffer.from(await answer.arrayBuffer()))
  expect([...files.keys()]).toEqual(['clean.xml', 'clean (2).xml'])
  expect(files.get('clean.xml')).toEqual(
    Buffer.from(roadNote('clean.xml', { eFTI170: 'A-1', eFTI39: tomorrow }).bytes),
  )
  expect(await trail('download')).toHaveLength(2)
  await act({ act: 'delete', ids: [twin.id] })
})

test('a re-check keeps a decision, and when it was done', async () => {
  const done = await names('work=done-today')
  expect(done).toEqual(['clean.xml'])
  const { body } = await act({ act: 'check', ids: [clean.id, faulty.id] })
  expect(body.notDone).toEqual([])
  expect((await act({ act: 'check', ids: [clean.id] })).body.notDone[0]?.why).toContain('being processed')
  await hub.drain()
  expect(await names('work=done-today')).toEqual(done)
  expect(await trail('check-again')).toHaveLength(2)
})

test('what can be approved is, and of the others the answer states why not', async () => {
  const { body } = await act({ act: 'approve', ids: [clean.id, faulty.id] })
  expect(body.done).toEqual([clean.id])
  expect(body.notDone).toMatchObject([
    { id: faulty.id, why: expect.stringContaining('A reason is required') },
  ])
  const again = await act({ act: 'approve', comment: 'Agreed', ids: [clean.id, faulty.id] })
  expect(again.body.done).toEqual([faulty.id])
  expect(await trail('approve')).toHaveLength(2)
  expect((await names('work=done-week')).toSorted()).toEqual(['clean.xml', 'faulty.xml'])
  expect(await counts()).toMatchObject({ needsMe: 1, doneToday: 2, doneWeek: 2 })
})

test('to the trash, out of the list and its counts', async () => {
  const { body } = await act({ act: 'delete', ids: [late.id, clean.id] })
  expect(body.done).toEqual([late.id, clean.id])
  expect(await names('')).toEqual(['faulty.xml'])
  expect(await counts()).toMatchObject({ needsMe: 0, doneToday: 1 })
})

describe('on several, each is judged by itself', () => {
  const heavier = { eFTI41: { value: 21_000, unit: 'KGM' } }
  const detail = async ({ id }: Document) => (await ida.get<DocumentDetail>(`/api/documents/${id}`)).body
  const notes = async ({ id }: Document) =>
    (await ida.get<ComplianceCheck[]>(`/api/documents/${id}/compliance`)).body[0]?.notes.map(
      ({ code }) => code,
    )

  test('deleted together, they leave the others as one after another', async () => {
    const fields = { eFTI170: 'E-2026-901' }
    const first = await ida.upload(roadNote('first.xml', fields))
    const held = await ida.upload(roadNote('held.xml', { eFTI170: 'B-2' }))
    await hub.drain()
    const second = await ida.upload(roadNote('second.xml', { ...fields, ...heavier }))
    await hub.drain()
    const third = await ida.upload(roadNote('third.xml', { ...fields, eFTI47: 13 }))
    await hub.drain()
    const { consignmentId } = await detail(third)
    const consignment = async () =>
      (await ida.get<ConsignmentDetail>(`/api/consignments/${consignmentId}`)).body
    expect((await consignment()).contradictions.map(({ code }) => code)).toContain('CONSIGNMENT-MASS')
    expect(await notes(third)).toEqual(['DOC-SAME-NUMBER'])
    await ida.post(`/api/documents/${held.id}/hold`, { reason: 'Claim' })

    const missing = randomUUID()
    const { body } = await act({ act: 'delete', ids: [second.id, held.id, missing, first.id] })
    expect(body.done).toEqual([second.id, first.id])
    expect(body.notDone).toEqual([
      { id: held.id, why: expect.stringContaining('on hold') },
      { id: missing, why: 'This document does not exist.' },
    ])
    const after = await consignment()
    expect([after.papers.map(({ id }) => id), after.contradictions]).toEqual([[third.id], []])
    expect(await notes(third)).toEqual([])
    await ida.delete(`/api/documents/${held.id}/hold`)
    await act({ act: 'delete', ids: [held.id, third.id] })
  })

  test('approved together, each has its own decision, and what it accepts is waived by that one', async () => {
    const pair = [
      await ida.upload(roadNote('one.xml', { eFTI170: 'C-1', eFTI58: 'UK' })),
      await ida.upload(roadNote('two.xml', { eFTI170: 'C-2', eFTI58: 'UK' })),
    ]
    await hub.drain()
    const ids = pair.map(({ id }) => id)
    expect((await act({ act: 'approve', comment: 'Agreed', ids })).body.done).toEqual(ids)
    // Withdrawing one approval opens again what it accepted, and nothing of the other.
    const [one, two] = pair
    await ida.post(`/api/documents/${one?.id}/reprocess`, {})
    await hub.drain()
    const openOf = async (document?: Document) => {
      const counts: Record<string, number> = (document && (await summaryOf(document)))?.open ?? {}
      return Object.values(counts).reduce((sum, one) => sum + one, 0)
    }
    expect([(await openOf(one)) > 0, await openOf(two)]).toEqual([true, 0])
    await act({ act: 'delete', ids })
  })

  test('each act has its entry, and the trail is one unbroken chain', async () => {
    const { body } = await ida.get<AuditVerification>('/api/audit/verify')
    expect(body.broken).toBeNull()
    expect(body.events).toBe((await ida.get<AuditList>('/api/audit?limit=1&days=365')).body.total)
  })
})

test('what is assigned to somebody who has left needs the others', async () => {
  const { id } = await ida.upload(roadNote('left.xml', { eFTI170: 'A-7', eFTI58: 'UK' }))
  await hub.drain()
  await act({ act: 'assign', assigneeId: olga.user?.id, ids: [id] })
  expect(await counts()).toMatchObject({ needsMe: 0 })
  const known = (await ida.get('/api/documents?work=needs-me')).headers.get('ETag') ?? ''
  await withClient(hub.database.superuserUrl, (client) =>
    client.query('delete from hub.memberships where user_id = $1 and tenant_id = $2', [
      olga.user?.id,
      ida.tenantId,
    ]),
  )
  expect(await counts()).toMatchObject({ needsMe: 1 })
  const polled = await ida.get('/api/documents?work=needs-me', { headers: { 'If-None-Match': known } })
  expect(polled.status).toBe(200)
  expect(await names('work=needs-me')).toEqual(['left.xml'])
})

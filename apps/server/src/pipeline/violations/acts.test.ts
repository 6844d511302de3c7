import { randomUUID } from 'node:crypto'
import type {
  BulkAnswer,
  ErrorBody,
  MembersList,
  ViolationDetail,
  ViolationsList,
  ViolationViews,
} from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { finding, recordCheck } from '../../testing/findings.ts'
import { type Hub, type Member, startHub } from '../../testing/index.ts'

const MANY = ['A', 'B', 'C', 'D']

let now = new Date('2026-11-22T10:00:00Z')
let hub: Hub
let ida: Member
let olga: Member
let axel: Member
let otto: Member
let documentId: string
let items: ViolationsList['items']

const textNote = (text: string) => ({ name: 'letter.txt', bytes: new TextEncoder().encode(text) })
const listed = async (query = '', member = ida) =>
  (await member.get<ViolationsList>(`/api/violations?documentId=${documentId}${query}`)).body
const find = (takingOver: string | null = null, codes = MANY) =>
  recordCheck(
    hub,
    ida,
    documentId,
    codes.map((code) => finding({ code: `TEST-${code}`, path: null })),
    takingOver,
  )
const one = async (id = items[0]?.id, member = ida) =>
  (await member.get<ViolationDetail>(`/api/violations/${id}`)).body
const bulk = (body: unknown, member = ida) => member.post<BulkAnswer>('/api/violations/bulk', body)
const post = (act: string, body: unknown, member = ida, id = items[0]?.id) =>
  member.post<ViolationDetail & ErrorBody>(`/api/violations/${id}/${act}`, body)
const patch = (body: unknown, member = ida, id = items[0]?.id) =>
  member.patch<ViolationDetail & ErrorBody>(`/api/violations/${id}`, body)

beforeAll(async () => {
  hub = await startHub({ replace: { clock: { now: () => now } } })
  ida = await hub.member()
  olga = await hub.colleague(ida, 'operator', { firstName: 'Olga', lastName: 'Norden' })
  axel = await hub.colleague(ida, 'auditor', { firstName: 'Axel', lastName: 'Brandt' })
  otto = await hub.member({ firstName: 'Otto' })
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  now = new Date('2026-11-22T10:00:00Z')
  documentId = (await ida.upload(textNote(`Dear Ms Aalto ${randomUUID()}`))).id
  await hub.drain()
  await find()
  items = (await listed('&status=open')).items.sort((a, b) => a.code.localeCompare(b.code))
})

describe('who may not', () => {
  const WAIVE = { reason: 'Agreed with the customer' }

  test.each([
    ['waive', WAIVE],
    ['reopen', {}],
  ])('an operator and an auditor may not %s, one or many', async (act, body) => {
    for (const member of [olga, axel]) {
      expect((await post(act, body, member)).status).toBe(403)
      expect((await bulk({ ids: [items[0]?.id], act, ...body }, member)).status).toBe(403)
    }
    expect((await one()).status).toBe('open')
  })

  test('an auditor changes nothing at all, and is told so by what they may do', async () => {
    expect((await patch({ ownerId: null }, axel)).status).toBe(403)
    expect((await patch({}, axel)).status).toBe(403)
    expect((await post('comments', { text: 'Seen' }, axel)).status).toBe(403)
    expect((await bulk({ filter: {}, act: 'assign', ownerId: null }, axel)).status).toBe(403)
    expect((await bulk({ filter: {}, act: 'due', dueAt: null }, axel)).status).toBe(403)
    const view = { name: 'Mine', query: {} }
    expect((await axel.post('/api/violation-views', view)).status).toBe(403)
    expect((await listed('', axel)).can).toEqual([])
    expect((await one(items[0]?.id, axel)).can).toEqual([])
  })

  test('ids of another tenant and ids that never were are not there', async () => {
    for (const [member, id] of [
      [otto, items[0]?.id],
      [ida, randomUUID()],
      [ida, 'none'],
    ] as const) {
      expect((await member.get(`/api/violations/${id}`)).status).toBe(404)
      expect((await patch({ ownerId: null }, member, id)).status).toBe(404)
      for (const [act, body] of [
        ['waive', WAIVE],
        ['reopen', {}],
        ['comments', { text: 'Seen' }],
      ] as const) {
        expect((await post(act, body, member, id)).status, act).toBe(404)
      }
      const { done, notDone } = (await bulk({ ids: [id], act: 'waive', ...WAIVE }, member)).body
      expect([done, notDone]).toEqual([[], [{ id, why: 'This violation does not exist.' }]])
    }
    expect((await one()).acts).toHaveLength(1)
  })

  test('a bulk act by filter reaches no other tenant', async () => {
    expect((await bulk({ filter: {}, act: 'waive', ...WAIVE }, otto)).body).toEqual({ done: [], notDone: [] })
    expect((await one()).status).toBe('open')
  })

  test('what cannot be wanted is refused in words', async () => {
    expect((await post('waive', { reason: ' ' })).body.fields).toEqual({ reason: 'A reason is required' })
    const past = { ...WAIVE, expiresAt: '2026-11-22T09:59:00Z' }
    expect((await post('waive', past)).body.fields?.expiresAt).toContain('future')
    for (const ownerId of [axel.user?.id, otto.user?.id, 'nobody']) {
      expect((await patch({ ownerId })).body.fields?.ownerId).toContain('Operator of this organisation')
    }
    expect((await bulk({ act: 'waive', ...WAIVE })).status).toBe(400)
    expect((await bulk({ act: 'waive', ids: [randomUUID()], filter: {}, ...WAIVE })).status).toBe(400)
    expect((await bulk({ act: 'burn', ids: [randomUUID()] })).status).toBe(400)
    expect((await one()).acts).toHaveLength(1)
  })
})

describe('dates and reasons', () => {
  test.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+23:59', '9999-12-31T23:59:59-23:59'])(
    'at the edge of time such as %s are refused in words',
    async (date) => {
      expect((await patch({ dueAt: date })).status).toBe(400)
      expect((await bulk({ ids: [items[0]?.id], act: 'due', dueAt: date })).status).toBe(400)
      const { status, body } = await post('waive', { reason: 'Agreed', expiresAt: date })
      expect([status, body.fields?.expiresAt]).toEqual([400, 'A date from 2000 to 2199 is needed'])
    },
  )

  test.each(['\u200b', '...', '\u00a0 \u2060'])('a reason of %j is none', async (reason) => {
    expect((await post('waive', { reason })).body.fields).toEqual({ reason: 'A reason is required' })
  })
})

describe('a waiver', () => {
  test('is for what was said: a check that says something else there opens it again', async () => {
    await post('waive', { reason: 'Weighed again' })
    const told = (message: string) =>
      recordCheck(
        hub,
        ida,
        documentId,
        [finding({ code: 'TEST-A', path: null, message, example: message })],
        null,
      )
    await find()
    expect((await one()).status).toBe('waived')
    await told('990,000 kg in the other paper')
    const violation = await one()
    expect(violation).toMatchObject({
      status: 'open',
      waiver: null,
      description: '990,000 kg in the other paper',
    })
    expect(violation.example).toBe('990,000 kg in the other paper')
    expect(violation.acts.at(-1)).toMatchObject({
      act: 'reopened',
      author: null,
      before: 'waived',
      after: 'open',
    })
  })

  const reason = 'Agreed with the customer'

  test('stands with its reason, outlasts checks, and ends by opening again', async () => {
    const waived = await post('waive', { reason })
    expect(waived.body).toMatchObject({
      status: 'waived',
      waiver: { reason, author: { name: 'Ida Lindqvist' }, expiresAt: null },
      can: ['assign', 'comment', 'due', 'reopen'],
    })
    await find()
    expect((await one()).status).toBe('waived')
    expect((await post('waive', { reason })).status).toBe(409)
    const opened = await post('reopen', { reason: 'The customer says otherwise' })
    expect(opened.body).toMatchObject({ status: 'open', waiver: null, reopenedAt: now.toISOString() })
    expect(
      opened.body.acts.map(({ act, author, before, after, text }) => [
        act,
        author?.name,
        before,
        after,
        text,
      ]),
    ).toEqual([
      ['found', undefined, null, 'open', null],
      ['waived', 'Ida Lindqvist', 'open', 'waived', reason],
      ['reopened', 'Ida Lindqvist', 'waived', 'open', 'The customer says otherwise'],
    ])
  })

  test('that is over opens again at the next check', async () => {
    await post('waive', { reason, expiresAt: '2026-11-23T10:00:00Z' })
    now = new Date('2026-11-23T09:59:59Z')
    await find()
    expect((await one()).status).toBe('waived')
    now = new Date('2026-11-23T10:00:00Z')
    await find()
    const { status, acts } = await one()
    expect([status, acts.at(-1)?.act, acts.at(-1)?.author]).toEqual(['open', 'waiver-expired', null])
  })

  test('that is over opens again by itself', async () => {
    await post('waive', { reason, expiresAt: '2026-11-23T10:00:00Z' })
    now = new Date('2026-11-23T10:00:00Z')
    await hub.drain()
    expect((await one()).status).toBe('waived')
    await hub.database.hasten()
    await hub.drain()
    expect((await one()).status).toBe('open')
  })

  test('of what a check no longer finds ends as resolved, and cannot be opened by hand', async () => {
    await post('waive', { reason })
    await find(null, ['B'])
    expect(await one()).toMatchObject({ status: 'resolved', waiver: null, dueAt: null, can: ['comment'] })
    expect((await post('reopen', {})).body.message).toContain('Only a check opens it again')
    expect((await post('waive', { reason })).status).toBe(409)
    await find()
    expect((await one()).acts.map(({ act }) => act)).toEqual(['found', 'waived', 'resolved', 'reopened'])
    expect((await one()).status).toBe('open')
  })
})

describe('due dates', () => {
  test('of what stops the goods follow the date of taking over, of the rest the days of the tenant', async () => {
    expect(await one()).toMatchObject({ dueReason: 'no-date', dueAt: now.toISOString() })
    await find('2026-12-01')
    expect(await one()).toMatchObject({ dueReason: 'taking-over', dueAt: '2026-12-01T00:00:00.000Z' })
    await find('2026-12-02T08:00+01:00')
    expect((await one()).dueAt).toBe('2026-12-02T07:00:00.000Z')
    await recordCheck(hub, ida, documentId, [finding({ code: 'TEST-A', path: null, severity: 'low' })])
    expect(await one()).toMatchObject({ dueReason: 'days', dueAt: '2026-12-06T10:00:00.000Z' })
    now = new Date('2026-11-25T10:00:00Z')
    await recordCheck(hub, ida, documentId, [finding({ code: 'TEST-A', path: null, severity: 'low' })])
    expect((await one()).dueAt).toBe('2026-12-06T10:00:00.000Z')
  })

  test('that a person set stay, until they are given back', async () => {
    const set = await patch({ dueAt: '2026-11-30T12:00:00+01:00' }, olga)
    expect(set.body).toMatchObject({ dueReason: 'person', dueAt: '2026-11-30T11:00:00.000Z' })
    await find('2026-12-01')
    expect((await one()).dueReason).toBe('person')
    expect((await patch({ dueAt: null })).body).toMatchObject({
      dueReason: 'taking-over',
      dueAt: '2026-12-01T00:00:00.000Z',
    })
  })

  test('are found by what is due', async () => {
    await find('2026-11-27')
    expect((await listed('&due=overdue')).total).toBe(0)
    expect((await listed('&due=week')).total).toBe(MANY.length)
    expect((await listed('&due=before-departure')).total).toBe(MANY.length)
    now = new Date('2026-11-27T00:00:00Z')
    expect((await listed('&due=overdue')).total).toBe(MANY.length)
    await post('waive', { reason: 'Gone' })
    expect((await listed('&due=overdue')).total).toBe(MANY.length - 1)
  })
})

describe('owners and comments', () => {
  test('an operator assigns, is found as owner, and comments', async () => {
    const { body } = await patch({ ownerId: olga.user?.id }, olga)
    expect(body.owner).toEqual({ id: olga.user?.id, name: 'Olga Norden' })
    expect((await listed('&owner=me', olga)).total).toBe(1)
    expect((await listed('&owner=me')).total).toBe(0)
    expect((await listed(`&owner=${olga.user?.id}`)).total).toBe(1)
    expect((await listed('&status=open&owner=none')).total).toBe(MANY.length - 1)
    expect((await listed('&owner=nobody')).total).toBe(0)
    const commented = await post('comments', { text: 'The sender was asked.' }, olga)
    expect(commented.status).toBe(201)
    expect(commented.body.comments).toMatchObject([
      { text: 'The sender was asked.', author: { name: 'Olga Norden' } },
    ])
    await find()
    expect(await one()).toMatchObject({ owner: { name: 'Olga Norden' }, commentCount: 1 })
    expect((await one()).acts.map(({ act, after }) => [act, after]).slice(1)).toEqual([
      ['assigned', 'Olga Norden'],
      ['commented', null],
    ])
  })

  test('members are told by name with their roles, and only those of the tenant', async () => {
    const { body } = await axel.get<MembersList>('/api/members')
    expect(body.items.map(({ name, role }) => [name, role])).toEqual([
      ['Axel Brandt', 'auditor'],
      ['Ida Lindqvist', 'compliance_manager'],
      ['Olga Norden', 'operator'],
    ])
    expect((await otto.get<MembersList>('/api/members')).body.total).toBe(1)
  })
})

describe('many at once', () => {
  const reason = 'Customary'
  const ids = () => items.map(({ id }) => id)

  test('what can be done is done, and the rest is told with its reason', async () => {
    await post('waive', { reason })
    await find(null, ['A', 'B', 'C'])
    const [waived, open1, open2, resolved] = ids()
    const { body } = await bulk({ ids: ids(), act: 'waive', reason })
    expect(body.done.sort()).toEqual([open1, open2].sort())
    expect(new Map(body.notDone.map(({ id, why }) => [id, why]))).toEqual(
      new Map([
        [waived, 'It is waived already.'],
        [resolved, 'A later check no longer finds it: it is resolved.'],
      ]),
    )
  })

  test('by filter, and what is so already counts as done without an act', async () => {
    await patch({ ownerId: olga.user?.id })
    const { body } = await bulk({ filter: { documentId }, act: 'assign', ownerId: olga.user?.id }, olga)
    expect(body.done).toHaveLength(MANY.length)
    expect((await one()).acts).toHaveLength(2)
    expect((await listed('&owner=me', olga)).total).toBe(MANY.length)
  })

  test('opened again and dated', async () => {
    await bulk({ ids: ids(), act: 'waive', reason })
    expect((await bulk({ ids: ids(), act: 'reopen' })).body.done).toHaveLength(MANY.length)
    await bulk({ ids: ids(), act: 'due', dueAt: '2026-12-24T00:00:00Z' })
    expect((await listed('&status=open&sort=due')).items.map(({ dueReason }) => dueReason)).toEqual(
      MANY.map(() => 'person'),
    )
  })

  test('two people at once waive each violation once', async () => {
    const both = await Promise.all([1, 2].map(() => bulk({ ids: ids(), act: 'waive', reason })))
    expect(both.flatMap(({ body }) => body.done)).toHaveLength(MANY.length)
    expect((await one()).acts).toHaveLength(2)
  })
})

describe('saved views', () => {
  const views = async (member = ida) => (await member.get<ViolationViews>('/api/violation-views')).body.items
  const save = (body: unknown, member = ida) => member.post<{ id: string }>('/api/violation-views', body)

  test('are one’s own unless shared, and never another tenant’s', async () => {
    const query = { severity: 'high', owner: 'me', sort: 'due' }
    const own = await save({ name: 'My grave ones', query })
    await save({ name: 'For all', query, shared: true })
    expect((await views()).map(({ name, query, can }) => [name, query, can])).toEqual([
      ['For all', query, ['delete']],
      ['My grave ones', query, ['delete']],
    ])
    expect((await views(olga)).map(({ name, can }) => [name, can])).toEqual([['For all', []]])
    expect(await views(otto)).toEqual([])
    expect((await olga.delete(`/api/violation-views/${own.body.id}`)).status).toBe(404)
    expect((await otto.delete(`/api/violation-views/${own.body.id}`)).status).toBe(404)
  })

  test('are changed by saving under the same name, and deleted by who may', async () => {
    const { body } = await save({ name: 'Team', query: {}, shared: true }, olga)
    await save({ name: 'Team', query: { severity: 'low' }, shared: true }, olga)
    expect((await views(olga)).filter(({ name }) => name === 'Team')).toMatchObject([
      { query: { severity: 'low' } },
    ])
    const shared = await save({ name: 'Of the manager', query: {}, shared: true })
    expect((await olga.delete(`/api/violation-views/${shared.body.id}`)).status).toBe(403)
    expect((await ida.delete(`/api/violation-views/${body.id}`)).status).toBe(204)
    expect((await views(olga)).map(({ name }) => name)).not.toContain('Team')
  })
})

describe('the list', () => {
  test.each(['severity', 'due', 'newest', 'oldest', 'document', 'type'])(
    'sorted by %s pages without gaps or repeats',
    async (sort) => {
      const seen: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: ViolationsList = await listed(
          `&status=open&sort=${sort}&limit=3${cursor && `&cursor=${cursor}`}`,
        )
        seen.push(...page.items.map(({ id }) => id))
        cursor = page.nextCursor
      }
      expect(seen.sort()).toEqual(items.map(({ id }) => id).sort())
    },
  )

  test('filters by code and by age, and tells the types', async () => {
    expect((await listed('&code=TEST-B')).total).toBe(1)
    expect((await listed('&age=0')).total).toBeGreaterThanOrEqual(0)
    now = new Date(Date.now() + 3 * 86_400_000)
    expect((await listed('&age=2&code=TEST-B')).total).toBe(1)
    expect((await listed('&age=4&code=TEST-B')).total).toBe(0)
    expect((await listed()).types.find(({ type }) => type === 'Missing data')?.total).toBeGreaterThanOrEqual(
      4,
    )
    expect((await listed()).totalIsExact).toBe(true)
  })
})

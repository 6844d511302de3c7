import { randomUUID } from 'node:crypto'
import type { MembersList } from '@efti-hub/contract'
import { describe, expect, test } from 'vitest'
import { foundViolations, MANY } from '../../../testing/found-violations.ts'

const { held, listed, find, one, bulk, post, patch } = foundViolations()

describe('who may not', () => {
  const WAIVE = { reason: 'Agreed with the customer' }

  test.each([
    ['waive', WAIVE],
    ['reopen', {}],
  ])('an operator and an auditor may not %s, one or many', async (act, body) => {
    for (const member of [held.olga, held.axel]) {
      expect((await post(act, body, member)).status).toBe(403)
      expect((await bulk({ ids: [held.items[0]?.id], act, ...body }, member)).status).toBe(403)
    }
    expect((await one()).status).toBe('open')
  })

  test('an auditor changes nothing at all, and is told so by what they may do', async () => {
    expect((await patch({ ownerId: null }, held.axel)).status).toBe(403)
    expect((await patch({}, held.axel)).status).toBe(403)
    expect((await post('comments', { text: 'Seen' }, held.axel)).status).toBe(403)
    expect((await bulk({ filter: {}, act: 'assign', ownerId: null }, held.axel)).status).toBe(403)
    expect((await bulk({ filter: {}, act: 'due', dueAt: null }, held.axel)).status).toBe(403)
    const view = { name: 'Mine', query: {} }
    expect((await held.axel.post('/api/violation-views', view)).status).toBe(403)
    expect((await listed('', held.axel)).can).toEqual([])
    expect((await one(held.items[0]?.id, held.axel)).can).toEqual([])
  })

  test('ids of another tenant and ids that never were are not there', async () => {
    for (const [member, id] of [
      [held.otto, held.items[0]?.id],
      [held.ida, randomUUID()],
      [held.ida, 'none'],
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
    expect((await bulk({ filter: {}, act: 'waive', ...WAIVE }, held.otto)).body).toEqual({
      done: [],
      notDone: [],
    })
    expect((await one()).status).toBe('open')
  })

  test('what cannot be wanted is refused in words', async () => {
    expect((await post('waive', { reason: ' ' })).body.fields).toEqual({ reason: 'A reason is required' })
    const past = { ...WAIVE, expiresAt: '2026-11-22T09:59:00Z' }
    expect((await post('waive', past)).body.fields?.expiresAt).toContain('future')
    for (const ownerId of [held.axel.user?.id, held.otto.user?.id, 'nobody']) {
      expect((await patch({ ownerId })).body.fields?.ownerId).toContain('Operator of this organisation')
    }
    expect((await bulk({ act: 'waive', ...WAIVE })).status).toBe(400)
    expect((await bulk({ act: 'waive', ids: [randomUUID()], filter: {}, ...WAIVE })).status).toBe(400)
    expect((await bulk({ act: 'burn', ids: [randomUUID()] })).status).toBe(400)
    expect((await one()).acts).toHaveLength(1)
  })
})

describe('owners and comments', () => {
  test('an operator assigns, is found as owner, and comments', async () => {
    const { body } = await patch({ ownerId: held.olga.user?.id }, held.olga)
    expect(body.owner).toEqual({ id: held.olga.user?.id, name: 'Olga Norden' })
    expect((await listed('&owner=me', held.olga)).total).toBe(1)
    expect((await listed('&owner=me')).total).toBe(0)
    expect((await listed(`&owner=${held.olga.user?.id}`)).total).toBe(1)
    expect((await listed('&status=open&owner=none')).total).toBe(MANY.length - 1)
    expect((await listed('&owner=nobody')).total).toBe(0)
    const commented = await post('comments', { text: 'The sender was asked.' }, held.olga)
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
    const { body } = await held.axel.get<MembersList>('/api/members')
    expect(body.items.map(({ name, role }) => [name, role])).toEqual([
      ['Axel Brandt', 'auditor'],
      ['Ida Lindqvist', 'compliance_manager'],
      ['Olga Norden', 'operator'],
    ])
    expect((await held.otto.get<MembersList>('/api/members')).body.total).toBe(1)
  })
})

describe('many at once', () => {
  const reason = 'Customary'
  const ids = () => held.items.map(({ id }) => id)

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
    await patch({ ownerId: held.olga.user?.id })
    const { body } = await bulk(
      { filter: { documentId: held.documentId }, act: 'assign', ownerId: held.olga.user?.id },
      held.olga,
    )
    expect(body.done).toHaveLength(MANY.length)
    expect((await one()).acts).toHaveLength(2)
    expect((await listed('&owner=me', held.olga)).total).toBe(MANY.length)
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

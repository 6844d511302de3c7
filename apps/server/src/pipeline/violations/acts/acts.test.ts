import { randomUUID } from 'node:crypto'
import type { MembersList } from '@efti-hub/contract'
import { describe, expect, test } from 'vitest'
import { foundViolations, MANY_PLACES } from '../../../testing/found-violations.ts'

const { fixture, listed, find, one, bulk, post, patch } = foundViolations()

describe('who may not', () => {
  const WAIVE = { reason: 'Agreed with the customer' }

  test.each([
    ['waive', WAIVE],
    ['reopen', {}],
  ])('an operator and an auditor may not %s, one or many', async (act, body) => {
    for (const member of [fixture.olga, fixture.axel]) {
      expect((await post(act, body, member)).status).toBe(403)
      expect((await bulk({ ids: [fixture.items[0]?.id], act, ...body }, member)).status).toBe(403)
    }
    expect((await one()).status).toBe('open')
  })

  test('an auditor changes nothing at all, and their rights show it', async () => {
    expect((await patch({ ownerId: null }, fixture.axel)).status).toBe(403)
    expect((await patch({}, fixture.axel)).status).toBe(403)
    expect((await post('comments', { text: 'Seen' }, fixture.axel)).status).toBe(403)
    expect((await bulk({ filter: {}, act: 'assign', ownerId: null }, fixture.axel)).status).toBe(403)
    expect((await bulk({ filter: {}, act: 'due', dueAt: null }, fixture.axel)).status).toBe(403)
    const view = { screen: 'violations', name: 'Mine', query: {} }
    expect((await fixture.axel.post('/api/views', view)).status).toBe(403)
    expect((await listed('', fixture.axel)).can).toEqual([])
    expect((await one(fixture.items[0]?.id, fixture.axel)).can).toEqual([])
  })

  test('ids of another tenant and ids that never were are not there', async () => {
    for (const [member, id] of [
      [fixture.otto, fixture.items[0]?.id],
      [fixture.ida, randomUUID()],
      [fixture.ida, 'none'],
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
    expect((await bulk({ filter: {}, act: 'waive', ...WAIVE }, fixture.otto)).body).toMatchObject({
      done: [],
      notDone: [],
    })
    expect((await one()).status).toBe('open')
  })

  test('what cannot be wanted is refused in words', async () => {
    expect((await post('waive', { reason: ' ' })).body.fields).toEqual({ reason: 'A reason is required' })
    const past = { ...WAIVE, expiresAt: '2026-11-22T09:59:00Z' }
    expect((await post('waive', past)).body.fields?.expiresAt).toContain('future')
    for (const ownerId of [fixture.axel.user?.id, fixture.otto.user?.id, 'nobody']) {
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
    const { body } = await patch({ ownerId: fixture.olga.user?.id }, fixture.olga)
    expect(body.owner).toEqual({ id: fixture.olga.user?.id, name: 'Olga Norden' })
    expect((await listed('&owner=me', fixture.olga)).total).toBe(1)
    expect((await listed('&owner=me')).total).toBe(0)
    expect((await listed(`&owner=${fixture.olga.user?.id}`)).total).toBe(1)
    expect((await listed('&status=open&owner=none')).total).toBe(MANY_PLACES.length - 1)
    expect((await listed('&owner=nobody')).total).toBe(0)
    const commented = await post('comments', { text: 'The sender was asked.' }, fixture.olga)
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

  test('members are listed by name with their roles, and only those of the tenant', async () => {
    const { body } = await fixture.axel.get<MembersList>('/api/members')
    expect(body.items.map(({ name, role }) => [name, role])).toEqual([
      ['Axel Brandt', 'auditor'],
      ['Ida Lindqvist', 'compliance_manager'],
      ['Olga Norden', 'operator'],
    ])
    expect((await fixture.otto.get<MembersList>('/api/members')).body.total).toBe(1)
  })
})

describe('many together', () => {
  const reason = 'Customary'
  const ids = () => fixture.items.map(({ id }) => id)

  test('what can be done is done, and the rest is reported with its reason', async () => {
    await post('waive', { reason })
    await find(null, ['A', 'B', 'C'])
    const [waived, open1, open2, resolved] = ids()
    const { body } = await bulk({ ids: ids(), act: 'waive', reason })
    expect(body.done.sort()).toEqual([open1, open2].sort())
    expect(new Map(body.notDone.map(({ id, why }) => [id, why]))).toEqual(
      new Map([
        [waived, 'Ida Lindqvist has waived it already.'],
        [resolved, 'A later check no longer finds it: it is resolved.'],
      ]),
    )
  })

  test('by filter, and what is in that state already counts as done without an act', async () => {
    await patch({ ownerId: fixture.olga.user?.id })
    const { body } = await bulk(
      { filter: { documentId: fixture.documentId }, act: 'assign', ownerId: fixture.olga.user?.id },
      fixture.olga,
    )
    expect(body.done).toHaveLength(MANY_PLACES.length)
    expect((await one()).acts).toHaveLength(2)
    expect((await listed('&owner=me', fixture.olga)).total).toBe(MANY_PLACES.length)
  })

  test('opened again and dated', async () => {
    await bulk({ ids: ids(), act: 'waive', reason })
    expect((await bulk({ ids: ids(), act: 'reopen' })).body.done).toHaveLength(MANY_PLACES.length)
    await bulk({ ids: ids(), act: 'due', dueAt: '2026-12-24T00:00:00Z' })
    expect((await listed('&status=open&sort=due')).items.map(({ dueReason }) => dueReason)).toEqual(
      MANY_PLACES.map(() => 'person'),
    )
  })

  test('two people at the same time waive each violation once', async () => {
    const both = await Promise.all([1, 2].map(() => bulk({ ids: ids(), act: 'waive', reason })))
    expect(both.flatMap(({ body }) => body.done)).toHaveLength(MANY_PLACES.length)
    expect((await one()).acts).toHaveLength(2)
  })
})

import type { ViolationsList, ViolationViews } from '@efti-hub/contract'
import { describe, expect, test } from 'vitest'
import { foundViolations } from '../../../testing/found-violations.ts'

const { at, fixture, listed } = foundViolations()

describe('saved views', () => {
  const views = async (member = fixture.ida) =>
    (await member.get<ViolationViews>('/api/violation-views')).body.items
  const save = (body: unknown, member = fixture.ida) =>
    member.post<{ id: string }>('/api/violation-views', body)

  test('are one’s own unless shared, and never another tenant’s', async () => {
    const query = { severity: 'high', owner: 'me', sort: 'due' }
    const own = await save({ name: 'My grave ones', query })
    await save({ name: 'For all', query, shared: true })
    expect((await views()).map(({ name, query, can }) => [name, query, can])).toEqual([
      ['For all', query, ['delete']],
      ['My grave ones', query, ['delete']],
    ])
    expect((await views(fixture.olga)).map(({ name, can }) => [name, can])).toEqual([['For all', []]])
    expect(await views(fixture.otto)).toEqual([])
    expect((await fixture.olga.delete(`/api/violation-views/${own.body.id}`)).status).toBe(404)
    expect((await fixture.otto.delete(`/api/violation-views/${own.body.id}`)).status).toBe(404)
  })

  test('are changed by saving under the same name, and deleted by who may', async () => {
    const { body } = await save({ name: 'Team', query: {}, shared: true }, fixture.olga)
    await save({ name: 'Team', query: { severity: 'low' }, shared: true }, fixture.olga)
    expect((await views(fixture.olga)).filter(({ name }) => name === 'Team')).toMatchObject([
      { query: { severity: 'low' } },
    ])
    const shared = await save({ name: 'Of the manager', query: {}, shared: true })
    expect((await fixture.olga.delete(`/api/violation-views/${shared.body.id}`)).status).toBe(403)
    expect((await fixture.ida.delete(`/api/violation-views/${body.id}`)).status).toBe(204)
    expect((await views(fixture.olga)).map(({ name }) => name)).not.toContain('Team')
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
      expect(seen.sort()).toEqual(fixture.items.map(({ id }) => id).sort())
    },
  )

  test('filters by code and by age, and lists the types', async () => {
    expect((await listed('&code=TEST-B')).total).toBe(1)
    expect((await listed('&age=0')).total).toBeGreaterThanOrEqual(0)
    at.now = new Date(Date.now() + 3 * 86_400_000)
    expect((await listed('&age=2&code=TEST-B')).total).toBe(1)
    expect((await listed('&age=4&code=TEST-B')).total).toBe(0)
    expect((await listed()).types.find(({ type }) => type === 'Missing data')?.total).toBeGreaterThanOrEqual(
      4,
    )
    expect((await listed()).totalIsExact).toBe(true)
  })
})

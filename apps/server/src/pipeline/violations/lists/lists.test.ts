import type { ViolationsList } from '@efti-hub/contract'
import { describe, expect, test } from 'vitest'
import { foundViolations } from '../../../testing/found-violations.ts'

const { at, fixture, listed } = foundViolations()

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

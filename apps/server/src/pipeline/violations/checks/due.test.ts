import { describe, expect, test } from 'vitest'
import { dueOf } from './due.ts'

const now = new Date('2026-11-22T10:00:00Z')
const due = (severity: 'critical' | 'high' | 'medium' | 'low', takingOver: string | null) => {
  const { dueAt, dueReason } = dueOf(severity, { now, days: 14, takingOver })
  return `${dueAt.toISOString()} ${dueReason}`
}

describe('what stops the goods', () => {
  test.each([
    ['2026-11-24', '2026-11-24T00:00:00.000Z taking-over'],
    ['2026-11-24T08:30+01:00', '2026-11-24T07:30:00.000Z taking-over'],
    ['2026-11-24T08:30', '2026-11-24T08:30:00.000Z taking-over'],
    // The goods go today: nobody knows when.
    ['2026-11-22', '2026-11-22T10:00:00.000Z taken-over'],
    ['2026-11-01', '2026-11-22T10:00:00.000Z taken-over'],
    ['soon', '2026-11-22T10:00:00.000Z no-date'],
    ['2026-13-45', '2026-11-22T10:00:00.000Z no-date'],
    [null, '2026-11-22T10:00:00.000Z no-date'],
  ])('taken over %s is due %s', (takingOver, expected) => {
    expect(due('high', takingOver)).toBe(expected)
    expect(due('critical', takingOver)).toBe(expected)
  })
})

test('everything else is due in as many days as the tenant has set, whenever the goods go', () => {
  expect(due('medium', '2026-11-24')).toBe('2026-12-06T10:00:00.000Z days')
  expect(due('low', null)).toBe('2026-12-06T10:00:00.000Z days')
})

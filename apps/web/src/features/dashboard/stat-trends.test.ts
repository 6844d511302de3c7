import { expect, it } from 'vitest'
import { countTrend, rateBand, rateTrend } from './stat-trends.ts'

it.each([
  [1, 'success'],
  [0.95, 'success'],
  [0.9499, 'warning'],
  [0.9, 'warning'],
  [0.8999, 'error'],
  [0, 'error'],
])('a rate of %s is %s', (rate, band) => {
  expect(rateBand(rate)).toBe(band)
})

it('tells how many more or fewer, and nothing where there is nothing to compare with', () => {
  expect(countTrend({ last: 10, before: 4 })).toMatchObject({ direction: 'up', value: '+6' })
  expect(countTrend({ last: 1, before: 4 })).toMatchObject({ direction: 'down', value: '−3' })
  expect(countTrend({ last: 4, before: 4 })).toMatchObject({ direction: 'neutral', value: '±0' })
  expect(countTrend({ last: 4, before: null })).toMatchObject({ direction: null, value: '—' })
})

it('tells rates in percentage points', () => {
  const compliance = { rate: 0.9, checked: 9, compliant: 8 }
  expect(rateTrend({ ...compliance, last: 0.912, before: 0.9 })).toMatchObject({
    value: '+1.2 points',
    tone: 'good',
  })
  expect(rateTrend({ ...compliance, last: null, before: 0.9 })).toMatchObject({ value: '—' })
})

import { expect, it } from 'vitest'
import { countTrend, rateTrend } from './stat-trends.ts'

it('gives how many more or fewer, and nothing where there is nothing to compare with', () => {
  expect(countTrend({ last: 10, before: 4 })).toMatchObject({ direction: 'up', value: '+6' })
  expect(countTrend({ last: 1, before: 4 })).toMatchObject({ direction: 'down', value: '−3' })
  expect(countTrend({ last: 4, before: 4 })).toMatchObject({ direction: 'neutral', value: '±0' })
  expect(countTrend({ last: 4, before: null })).toMatchObject({ direction: null, value: '—' })
})

it('gives rates in percentage points', () => {
  const compliance = { rate: 0.9, checked: 9, compliant: 8 }
  expect(rateTrend({ ...compliance, last: 0.912, before: 0.9 })).toMatchObject({
    value: '+1.2 points',
    tone: 'good',
  })
  expect(rateTrend({ ...compliance, last: null, before: 0.9 })).toMatchObject({ value: '—' })
})

import { describe, expect, it } from 'vitest'
import { placeOf } from '../fields/field-map.ts'
import { atMostLikely } from './at-most-likely.ts'

const span = { text: '1 200', words: [] }
const reading = (concept: Parameters<typeof placeOf>[0], checks?: string[]) => ({
  place: placeOf(concept),
  value: '1200',
  span,
  ...(checks ? { checks } : {}),
})

describe('a confidence', () => {
  it('is never certain for what no pattern bounds', () => {
    expect(atMostLikely(0.97, reading('nature', ['printed']))).toBe(0.89)
    expect(atMostLikely(0.5, reading('nature'))).toBe(0.5)
  })

  it.each([
    [undefined, 0.89],
    [['sum of 3 lines'], 0.89],
    [['printed total', 'equals the sum of the lines'], 0.97],
    [['unit printed beside it'], 0.97],
  ])('of a total whose checks are %j is at most %d', (checks, most) => {
    expect(atMostLikely(0.97, reading('grossWeight', checks))).toBe(most)
  })

  it('stays where a pattern or an address bears it out', () => {
    expect(atMostLikely(0.97, reading('dateOfIssue'))).toBe(0.97)
  })
})

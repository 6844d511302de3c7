import { expect, it } from 'vitest'
import { confidenceOf, isBelieved, likelihoodOf, scoreOf } from './score-of.ts'

it('believes what a label says clearly, and not what a label would own if another gave it up', () => {
  const clear = { source: 'label', signs: { fit: 1, itsBox: 1 } } as const
  const second = { source: 'label', signs: { fit: 0.4, secondBest: 1, otherBox: 1 } } as const
  expect(isBelieved(clear)).toBe(true)
  expect(isBelieved(second)).toBe(false)
  expect(scoreOf(clear)).toBeGreaterThan(scoreOf(second))
})

it('is likelier right where others agree, and less where something is doubtful', () => {
  const found = { source: 'letter-head' } as const
  const alone = likelihoodOf(found, { signs: {}, doubts: [] })
  expect(likelihoodOf(found, { signs: { agreed: 1 }, doubts: [] })).toBeGreaterThan(alone)
  expect(likelihoodOf(found, { signs: { disputed: 1 }, doubts: [] })).toBeLessThan(alone)
  expect(likelihoodOf(found, { signs: {}, doubts: ['holds-code'] })).toBeLessThan(alone)
})

it('is certain of what is doubtful only where something else says the same', () => {
  const found = { source: 'town-and-day', signs: {} } as const
  const agreed = { agreed: 1, 'said-again': 1 }
  expect(confidenceOf(found, { signs: agreed, doubts: [] })).toBeGreaterThanOrEqual(0.9)
  expect(confidenceOf(found, { signs: agreed, doubts: ['open-address'] })).toBeGreaterThanOrEqual(0.9)
  expect(confidenceOf(found, { signs: {}, doubts: ['open-address'] })).toBeLessThan(0.9)
  expect(confidenceOf(found, { signs: agreed, doubts: ['two-meanings'] })).toBeLessThan(0.9)
  expect(confidenceOf(found, { signs: { disputed: 1 }, doubts: [] })).toBeLessThan(0.9)
})

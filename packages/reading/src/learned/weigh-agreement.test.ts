import { expect, it } from 'vitest'
import type { ExtractedValue } from '../fields/extracted.ts'
import type { Signs } from './agreement.ts'
import { weighAgreement } from './weigh-agreement.ts'

const day = (asWritten: string): ExtractedValue => ({
  eftiId: 'eFTI39',
  path: 'carrierAcceptanceDateTime',
  value: '2026-06-05',
  asWritten,
  confidence: 0.8,
  source: 'text',
  evidence: null,
  why: { checks: ['a date of the calendar'] },
})
const signs = { always: 1 } as Signs
const sure = { weights: { always: 5 }, certainFrom: 0.95 }
const unsure = { weights: { always: 1 }, certainFrom: 0.95 }

it('makes what both readers say certain, and nothing else', () => {
  expect(weighAgreement(day('5 June 2026'), complete(), sure, 'en').confidence).toBeGreaterThanOrEqual(0.9)
  expect(weighAgreement(day('5 June 2026'), complete(), unsure, 'en').confidence).toBeLessThan(0.9)
  expect(weighAgreement(day('5 June 2026'), undefined, sure, 'en').confidence).toBe(0.8)
})

it('takes away no doubt about day and month', () => {
  expect(weighAgreement(day('05/06/2026'), complete(), sure, null).confidence).toBe(0.8)
})

function complete(): Signs {
  return {
    ...signs,
    confidence: 0,
    certain: 0,
    own: 0,
    ownOfCertain: 0,
    other: 0,
    none: 0,
    agrees: 0,
    differs: 0,
    least: 0,
    beyond: 0,
    same: 0,
    isSame: 0,
    else: 0,
    isElse: 0,
    competed: 0,
    unlabelled: 0,
  }
}

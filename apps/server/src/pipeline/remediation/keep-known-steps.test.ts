import { expect, test } from 'vitest'
import { keepKnownSteps } from './keep-known-steps.ts'
import type { StepDraft } from './plan-draft.ts'
import type { PlanInput } from './plan-input.ts'

const DATE = 'carrierAcceptanceDateTime'
const input = {
  violations: [{ id: 'date', path: DATE }],
  values: [{ path: 'grossWeight[1]' }],
} as unknown as PlanInput

const step = (over: Partial<StepDraft>): StepDraft => ({
  id: 'a',
  action: 'Add the date.',
  details: '',
  violationIds: ['date'],
  fields: [{ path: DATE, label: 'Date of taking over', eftiId: 'eFTI39' }],
  who: 'sender',
  severity: 'high',
  ...over,
})
const field = (path: string) => ({ path, label: path, eftiId: null })
const value = (path: string): NonNullable<StepDraft['value']> => ({
  path,
  label: path,
  value: '2026-11-20',
  display: '2026-11-20',
  from: 'document',
  source: 'note.pdf',
  evidence: null,
  documentId: null,
})

test('a step about a violation of the document is kept as it is', () => {
  const known = step({ value: value(DATE) })
  expect(keepKnownSteps([known], input)).toEqual([known])
})

test('a step about no violation, or about one that is not there, is dropped', () => {
  expect(keepKnownSteps([step({ violationIds: [] }), step({ violationIds: ['invented'] })], input)).toEqual(
    [],
  )
})

test('violations and fields that do not exist are left out of the others, and a value for another field', () => {
  const fields = [field(DATE), field('consignor/shoeSize'), field('grossWeight[1]')]
  const mixed = step({
    violationIds: ['date', 'invented', 'date'],
    fields,
    value: value('consignor/shoeSize'),
  })
  const [kept] = keepKnownSteps([mixed], input)
  expect(kept?.violationIds).toEqual(['date'])
  expect(kept?.fields.map(({ path }) => path)).toEqual([DATE, 'grossWeight[1]'])
  expect(kept).not.toHaveProperty('value')
})

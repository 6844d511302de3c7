import { PLAN_ACTORS } from '@efti-hub/contract'
import { type Remark, ruleCatalogue } from '@efti-hub/efti'
import { expect, test } from 'vitest'
import { showRule } from '../../../../../packages/efti/src/testing/show-rule.ts'
import type { ViolationRow } from '../violations/store.ts'
import { exampleInWords } from './example-in-words.ts'
import { planFromCatalogue } from './plan-from-catalogue.ts'
import type { PlanInput } from './plan-input.ts'

const EACH = ruleCatalogue().map((entry) => [entry.code, entry] as const)

function brokenBy(code: string): Remark & { severity?: ViolationRow['severity'] } {
  const { findings, notes } = showRule(code).broken.evaluation
  const finding = [...findings, ...notes].find((found) => found.code === code)
  if (!finding) throw new Error(`${code} is not broken by its example`)
  return finding
}

/** The document whose only violation is the one that the rule finds. */
function inputOf(code: string): PlanInput {
  const { message, remedy, fix, severity = 'low', ...found } = brokenBy(code)
  const violation = {
    ...found,
    id: code,
    severity,
    description: message,
    suggestedFix: remedy,
    fix: fix ?? null,
    subsets: [...found.subsets],
  } as ViolationRow
  return {
    documentId: 'document',
    documentName: 'note.pdf',
    kind: 'cmr',
    language: 'en',
    isPrinted: true,
    violations: [violation],
    values: [],
    others: [],
    weAre: [],
    parties: {},
  }
}

// That the examples pass the checks of their rules is tested beside the rules (packages/efti/src/every-rule.test.ts).
test.each(EACH)('%s has one step, with its example or the value that is right', (code, entry) => {
  const input = inputOf(code)
  const [violation] = input.violations
  const { steps } = planFromCatalogue(input, 'Built from the rule catalogue')
  expect(steps.map(({ violationIds }) => violationIds)).toEqual([[code]])
  const [step] = steps
  expect(step?.action).toMatch(/^[A-Z].*\.$/s)
  expect(step?.details).toContain(violation?.description)
  expect(PLAN_ACTORS).toContain(step?.who)
  if (step?.value) expect(step.value.value).toEqual(violation?.fix)
  else {
    const example = violation?.example ?? entry.example
    expect(step?.example).toBe(exampleInWords(example, violation?.eftiId ?? null, violation?.path ?? null))
    expect(step?.example).not.toBe('')
  }
})

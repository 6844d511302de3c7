import type { StepDraft } from './plan-draft.ts'
import type { PlanInput } from './plan-input.ts'

/**
 * Steps about what the input has. A step without an open violation of the document is dropped; of the others, violations and fields
 * that do not exist are left out, and a value for another field than those is too.
 */
export function keepKnownSteps(steps: readonly StepDraft[], input: PlanInput): StepDraft[] {
  const open = new Set(input.violations.map(({ id }) => id))
  const paths = new Set([
    ...input.violations.flatMap(({ path }) => path ?? []),
    ...input.values.map(({ path }) => path),
  ])
  return steps.flatMap((step) => {
    const violationIds = [...new Set(step.violationIds)].filter((id) => open.has(id))
    if (violationIds.length === 0) return []
    const fields = step.fields.filter(({ path }) => paths.has(path))
    const { value, ...rest } = step
    const isKnown = value !== undefined && fields.some(({ path }) => path === value.path)
    return [{ ...rest, violationIds, fields, ...(isKnown && { value }) }]
  })
}

import type { RemediationPlan, RemediationStep } from '@efti-hub/contract'

type Given<Whole, Needed extends keyof Whole> = Pick<Whole, Needed> & Partial<Whole>
type GivenStep = Given<RemediationStep, 'action' | 'details'>
/** What the product's specification names of a plan; a server of that shape answers no more. */
type GivenPlan = Given<Omit<RemediationPlan, 'steps'>, 'origin' | 'overview'> & {
  steps: readonly GivenStep[]
}

/** The plan with what is not given filled in: its steps can then be read, and neither ticked off nor opened. */
export function completePlan(plan: GivenPlan): RemediationPlan {
  return {
    id: '',
    source: 'catalogue',
    madeAt: '',
    kept: false,
    stale: null,
    parties: {},
    ...plan,
    steps: plan.steps.map((step) => ({
      id: '',
      violationIds: [],
      fields: [],
      who: 'us' as const,
      severity: 'medium' as const,
      done: null,
      ...step,
    })),
  }
}

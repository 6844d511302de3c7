import type { RemediationPlan, RemediationStep } from '@efti-hub/contract'

/** A step as it is made and kept; who ticked it off is known elsewhere. */
export type StepDraft = Omit<RemediationStep, 'done'>

/** A plan as it is made and kept, from the catalogue or from a model. */
export type PlanDraft = Pick<
  RemediationPlan,
  'origin' | 'overview' | 'preventionTips' | 'notice' | 'source' | 'parties'
> & { steps: StepDraft[] }

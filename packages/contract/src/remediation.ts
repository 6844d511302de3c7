import { z } from 'zod'
import { consignmentValue, evidence } from './consignment.ts'
import { personName } from './members.ts'
import { severity } from './violations.ts'

/** Who has to act: 'us' is the organisation itself; 'agent' the regulated agent of air cargo. */
export const PLAN_ACTORS = [
  'us',
  'sender',
  'carrier',
  'consignee',
  'forwarder',
  'agent',
  'authority',
] as const
export const planActor = z.enum(PLAN_ACTORS)
export type PlanActor = z.infer<typeof planActor>

/** Where on the consignment a step has to do something. */
export const planField = z.object({
  path: z.string(),
  label: z.string(),
  /** Null: the rule is about no single element. */
  eftiId: z.string().nullable(),
  /** Place on the document's form, such as 'box 6'; left out where the form numbers none. */
  place: z.string().optional(),
})
export type PlanField = z.infer<typeof planField>

/** A value for one field of a step, quoted and never invented. */
export const planValue = z.object({
  path: z.string(),
  label: z.string(),
  value: consignmentValue,
  /** The value in words, such as '5 875 kg'. */
  display: z.string(),
  /** 'document': printed on this or another document of the consignment. 'known': the rule itself knows it. */
  from: z.enum(['document', 'code list', 'known']),
  /** Name of the document, the list or the rule's source. */
  source: z.string(),
  /** Where it is printed, on the document `documentId`. */
  evidence: evidence.nullable(),
  /** The document that states it; null: a list or a rule. */
  documentId: z.string().nullable(),
})
export type PlanValue = z.infer<typeof planValue>

/** Who ticked a step off, and when; `by` is null where its violations are no longer open. */
export const stepDone = z.object({ by: personName.nullable(), at: z.iso.datetime() })

export const remediationStep = z.object({
  action: z.string(),
  details: z.string(),
  example: z.string().optional(),
  /** Of the step within its plan. */
  id: z.string(),
  violationIds: z.array(z.string()),
  fields: z.array(planField),
  who: planActor,
  /** Of the most severe of its violations. */
  severity,
  value: planValue.optional(),
  done: stepDone.nullable(),
})
export type RemediationStep = z.infer<typeof remediationStep>

/** How many violations of the plan are no longer open, and how many open ones it does not have. */
export const planStale = z.object({ settled: z.number().int(), appeared: z.number().int() })

export const remediationPlan = z.object({
  /** Where the plan came from, in one sentence; the dialog's first line. */
  origin: z.string(),
  overview: z.string(),
  steps: z.array(remediationStep),
  preventionTips: z.array(z.string()).optional(),
  id: z.string(),
  source: z.enum(['catalogue', 'ai']),
  madeAt: z.iso.datetime(),
  /** It was made by an earlier call. */
  kept: z.boolean(),
  /** Null: the open violations are those that it was made for. */
  stale: planStale.nullable(),
  /** What somebody should know of how it was made, in one sentence. */
  notice: z.string().optional(),
  /** Names of the parties on the document, by who has to act. */
  parties: z.partialRecord(planActor, z.string()),
})
export type RemediationPlan = z.infer<typeof remediationPlan>

/** Without a body: the plan that is kept, else a new one. */
export const remediationRequest = z.object({ regenerate: z.boolean().optional() }).nullish()
export type RemediationRequest = z.infer<typeof remediationRequest>

export const remediationAnswer = z.object({ remediationPlan })
export type RemediationAnswer = z.infer<typeof remediationAnswer>

/** What of a document would be sent to the AI provider for a plan, word for word. */
export const remediationQuestion = z.object({
  /** Such as 'gpt-oss-120b at models.example.org'; null: none is set up, and nothing is sent. */
  provider: z.string().nullable(),
  instructions: z.string(),
  content: z.string(),
  /** Numbers of the pages whose pictures would go with it. */
  pictures: z.array(z.number()),
  /** Why it would not be sent at present, in a sentence; null: it would. */
  notSent: z.string().nullable(),
})
export type RemediationQuestion = z.infer<typeof remediationQuestion>

/** Ticks a step off, or takes the tick back. */
export const stepTick = z.object({ done: z.boolean() })
export type StepTick = z.infer<typeof stepTick>

import type { PlanValue } from '@efti-hub/contract'
import { elementByPath, plainPath, type Value } from '@efti-hub/efti'
import type { RecognisedPage } from '../../recognition/recognised.ts'
import { keepKnownSteps } from '../keep-known-steps.ts'
import type { PlanDraft, StepDraft } from '../plan-draft.ts'
import { byActor } from '../plan-from-catalogue.ts'
import type { PlanInput } from '../plan-input.ts'
import { stepId } from '../step-id.ts'
import { planTexts as texts } from '../texts.ts'
import { plainText } from './plain-text.ts'
import { type ModelPlan, refOf } from './question.ts'
import { quotedValue } from './quoted-value.ts'
import type { Settles } from './settles.ts'

interface About {
  input: PlanInput
  pages: readonly RecognisedPage[]
  settles: Settles
}

const MOST_STEPS = 60
const MOST_TIPS = 4

/**
 * A model's answer as a plan. What it says is text; what it may lead to is ours: a step is about open violations, each in one step; who has to
 * act, which fields, and how severe follows from the catalogue's step for them; a value is one that a rule knows, or one that the
 * document says or that is a code, and that settles what it is for. Violations that the model left out keep the catalogue's step.
 */
export function acceptAnswer(
  answer: ModelPlan,
  catalogue: PlanDraft,
  { origin, ...about }: About & { origin: string },
): PlanDraft {
  const { input } = about
  const byRef = new Map(input.violations.map(({ id }, at) => [refOf(at), id]))
  const taken = new Set<string>()
  const steps = answer.steps.slice(0, MOST_STEPS).flatMap((step): StepDraft[] => {
    const ids = new Set(step.violations.flatMap((ref) => byRef.get(ref) ?? []))
    const violationIds = [...ids].filter((id) => !taken.has(id))
    const action = plainText(step.action, 300)
    if (violationIds.length === 0 || action === '') return []
    const written = stepOf(step, action, violationIds, catalogue, about)
    if (written) for (const id of violationIds) taken.add(id)
    return written ? [written] : []
  })
  const rest = catalogue.steps.flatMap((step) => withoutTaken(step, taken))
  const tips = answer.preventionTips.map((tip) => plainText(tip, 300)).filter(Boolean)
  const summary = plainText(answer.overview, 800)
  return {
    origin,
    overview: [catalogue.overview, summary].filter(Boolean).join('\n'),
    source: 'ai',
    steps: byActor(keepKnownSteps([...steps, ...rest], input)),
    ...(tips.length > 0 && { preventionTips: tips.slice(0, MOST_TIPS) }),
    parties: catalogue.parties,
  }
}

function stepOf(
  step: ModelPlan['steps'][number],
  action: string,
  violationIds: string[],
  catalogue: PlanDraft,
  { input, pages, settles }: About,
): StepDraft | null {
  const same = catalogue.steps.filter((one) => one.violationIds.some((id) => violationIds.includes(id)))
  const [first] = same
  if (!first) return null
  const paths = new Set(
    input.violations.flatMap(({ id, path }) => (path && violationIds.includes(id) ? [path] : [])),
  )
  const fields = same.flatMap((one) => one.fields).filter(({ path }) => paths.has(path))
  const known = same.find(({ value }) => value && paths.has(value.path))?.value
  const quoted = known || !step.value ? null : quotedValue(step.value, fields, input, pages)
  const value = known ?? (quoted && isAnswer(quoted, violationIds, { input, settles }) ? quoted : null)
  const example = first.example ?? (step.example ? plainText(step.example, 300) : '')
  const { who } = first
  const details = [
    plainText(step.details, 1500),
    value && texts.source(value),
    !value && who !== 'us' && texts.toBeAsked(who, input.parties[who]),
  ]
  return {
    id: stepId(action, violationIds),
    action,
    details: details.filter(Boolean).join('\n'),
    ...(example && !value && { example }),
    violationIds,
    fields,
    who,
    severity: first.severity,
    ...(value && { value }),
  }
}

function isAnswer(
  { path, value }: PlanValue,
  violationIds: readonly string[],
  { input, settles }: Pick<About, 'input' | 'settles'>,
): boolean {
  const codes = input.violations.flatMap((violation) =>
    violationIds.includes(violation.id) && violation.path === path ? [violation.code] : [],
  )
  const eftiId = elementByPath(plainPath(path))?.id ?? ''
  return settles({ eftiId, path, value: value as Value }, new Set(codes))
}

/** What is left of a step of the catalogue when the model has spoken of some of its violations. */
function withoutTaken(step: StepDraft, taken: ReadonlySet<string>): StepDraft[] {
  const violationIds = step.violationIds.filter((id) => !taken.has(id))
  if (violationIds.length === step.violationIds.length) return [step]
  if (violationIds.length === 0) return []
  return [{ ...step, id: stepId(step.action, violationIds), violationIds }]
}

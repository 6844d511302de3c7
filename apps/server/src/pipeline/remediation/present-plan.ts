import type { RemediationPlan, RemediationStep } from '@efti-hub/contract'
import { namesOfPeople } from '../../accounts/names-of-people.ts'
import type { TenantDb } from '../../platform/database.ts'
import type { Services } from '../../services.ts'
import { personOf } from '../violations/present.ts'
import { openOfDocument } from '../violations/store.ts'
import type { StepDraft } from './plan-draft.ts'
import { type KeptPlan, latestPlan, settledAmong, type Tick, ticksOf } from './store.ts'

/** A kept plan with what happened to its steps and violations since. */
export interface ShownPlan {
  plan: KeptPlan
  ticks: ReadonlyMap<string, Tick>
  /** Open violations of the document. */
  open: ReadonlySet<string>
  /** When violations of the plan ceased to be open. */
  settled: ReadonlyMap<string, Date>
}

/** The latest plan of a document; null where none is kept. */
export async function readShownPlan(db: TenantDb, documentId: string): Promise<ShownPlan | null> {
  const plan = await latestPlan(db, documentId)
  if (!plan) return null
  return {
    plan,
    ticks: await ticksOf(db, documentId),
    open: new Set((await openOfDocument(db, documentId)).map(({ id }) => id)),
    settled: await settledAmong(db, plan.violationIds),
  }
}

export async function presentPlan(
  services: Services,
  { plan, ticks, open, settled }: ShownPlan,
  { kept }: Pick<RemediationPlan, 'kept'>,
): Promise<RemediationPlan> {
  const names = await namesOfPeople(services, [...new Set([...ticks.values()].map(({ author }) => author))])
  const planned = new Set(plan.violationIds)
  const appeared = [...open].filter((id) => !planned.has(id)).length
  const gone = plan.violationIds.filter((id) => !open.has(id)).length
  return {
    ...plan.draft,
    steps: plan.draft.steps.map((step) => ({ ...step, done: doneOf(step, ticks, settled, names) })),
    id: plan.id,
    madeAt: plan.madeAt.toISOString(),
    kept,
    stale: appeared + gone > 0 ? { settled: gone, appeared } : null,
  }
}

/** Ticked off by a person, or by itself once none of its violations is open. */
function doneOf(
  { id, violationIds }: StepDraft,
  ticks: ShownPlan['ticks'],
  settled: ShownPlan['settled'],
  names: ReadonlyMap<string, string>,
): RemediationStep['done'] {
  const tick = ticks.get(id)
  if (tick) return { by: personOf(tick.author, names), at: tick.at.toISOString() }
  const ends = violationIds.flatMap((violation) => settled.get(violation) ?? [])
  if (ends.length === 0 || ends.length < violationIds.length) return null
  return { by: null, at: new Date(Math.max(...ends.map(Number))).toISOString() }
}

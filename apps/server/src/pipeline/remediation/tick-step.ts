import type { RemediationPlan } from '@efti-hub/contract'
import { actOnDocument } from '../../audit/acts-on-documents.ts'
import type { Member } from '../../platform/http.ts'
import { recordAct } from '../../platform/record-act.ts'
import { notFound } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { requireDocument } from '../documents/read-documents.ts'
import { presentPlan, readShownPlan } from './present-plan.ts'
import { insertTick } from './store.ts'

/**
 * A person states that a step of the document's latest plan is done, or no longer is. Stating it twice changes nothing.
 *
 * @throws Refusal 404 for a document or a step that is not there.
 */
export async function tickStep(
  services: Services,
  member: Member,
  { documentId, stepId, done }: { documentId: string; stepId: string; done: boolean },
): Promise<RemediationPlan> {
  const shown = await services.database.inTenant(member, async (db) => {
    const document = await requireDocument(db, documentId)
    const before = await readShownPlan(db, document.id)
    const step = before?.plan.draft.steps.find(({ id }) => id === stepId)
    if (!before || !step) throw notFound('step')
    if (before.ticks.has(stepId) === done) return before
    await insertTick(db, { documentId: document.id, stepId, author: member.userId, done })
    const action = done ? 'remediation-step-done' : 'remediation-step-reopened'
    await recordAct(db, actOnDocument(document, { action, details: step.action }))
    const after = await readShownPlan(db, document.id)
    return after ?? before
  })
  return presentPlan(services, shown, { kept: true })
}

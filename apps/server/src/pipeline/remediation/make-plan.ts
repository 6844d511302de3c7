import type { RemediationPlan } from '@efti-hub/contract'
import { aiSwitches } from '../../accounts/settings/ai-switches.ts'
import { actOnDocument } from '../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../platform/database.ts'
import type { Member } from '../../platform/http.ts'
import { recordAct } from '../../platform/record-act.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { latestCheck } from '../compliance/store.ts'
import { requireDocument } from '../documents/read-documents.ts'
import type { DocumentRow } from '../documents/tables.ts'
import type { PlanDraft } from './plan-draft.ts'
import { planFromCatalogue } from './plan-from-catalogue.ts'
import type { PlanInput } from './plan-input.ts'
import { type PlanProvider, whyFromCatalogue } from './plan-origin.ts'
import { presentPlan, readShownPlan, type ShownPlan } from './present-plan.ts'
import { readPlanInput } from './read-plan-input.ts'
import { insertPlan } from './store.ts'

/** No model is asked yet; a provider has to check the organisation's two switches first. */
const PROVIDER: PlanProvider | null = null

/**
 * The plan that is kept for a document, else a new one, which is then kept. One is kept as long as a violation that it was made for is
 * open, and of a document without any as long as none is found. Nothing waits for a model inside a transaction.
 *
 * @throws Refusal 404 for a document that is not the tenant's, 409 for one that was not checked yet.
 */
export async function makePlan(
  services: Services,
  member: Member,
  documentId: string,
  { regenerate }: { regenerate: boolean },
): Promise<RemediationPlan> {
  const read = await services.database.inTenant(member, (db) => readKept(db, documentId, regenerate))
  if (read.shown) return presentPlan(services, read.shown, { kept: true })
  const draft = makeDraft(read.input, read.why)
  const shown = await services.database.inTenant(member, (db) => keep(db, member, read, draft))
  return presentPlan(services, shown, { kept: false })
}

type Read =
  | { shown: ShownPlan }
  | { shown: null; document: DocumentRow; input: PlanInput; why: string | null }

async function readKept(db: TenantDb, documentId: string, regenerate: boolean): Promise<Read> {
  const document = await requireDocument(db, documentId)
  const shown = regenerate ? null : await readShownPlan(db, document.id)
  if (shown && isWorthKeeping(shown)) return { shown }
  if (!(await latestCheck(db, document.id))) {
    throw new Refusal('not_ready', 'The document has not been checked yet, so there is nothing to plan for.')
  }
  const why = whyFromCatalogue(await aiSwitches(db), PROVIDER)
  return { shown: null, document, input: await readPlanInput(db, document), why }
}

/** Not one of which nothing is left, or that was made when there was nothing to do. */
function isWorthKeeping({ plan, open }: ShownPlan): boolean {
  const planned = new Set(plan.violationIds)
  return planned.size === 0 ? open.size === 0 : [...open].some((id) => planned.has(id))
}

function makeDraft(input: PlanInput, why: string | null): PlanDraft {
  return planFromCatalogue(input, why ?? 'Built from the rule catalogue')
}

async function keep(
  db: TenantDb,
  { userId }: Member,
  { document, input }: Extract<Read, { shown: null }>,
  draft: PlanDraft,
): Promise<ShownPlan> {
  // It may have been deleted meanwhile.
  await requireDocument(db, document.id)
  const violationIds = input.violations.map(({ id }) => id)
  await insertPlan(db, { documentId: document.id, askedBy: userId, draft, violationIds })
  await recordAct(db, actOnDocument(document, { action: 'remediation-plan', details: draft.origin }))
  const shown = await readShownPlan(db, document.id)
  if (!shown) throw new Error('a plan that was stored is not there')
  return shown
}

import type { RemediationPlan } from '@efti-hub/contract'
import { PAGES_LOOKED_AT } from '@efti-hub/reading'
import { aiSwitches } from '../../accounts/settings/ai-switches.ts'
import { findInstructions } from '../../ai/instructions/find-instructions.ts'
import { aiTexts } from '../../ai/texts.ts'
import { actOnDocument } from '../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../platform/database.ts'
import type { Member } from '../../platform/http.ts'
import { recordAct } from '../../platform/record-act.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { latestCheck } from '../compliance/store.ts'
import { latestText } from '../consignments/store.ts'
import { requireDocument } from '../documents/read-documents.ts'
import type { DocumentRow } from '../documents/tables.ts'
import { requireConsignment } from '../extraction/corrections/correct-document.ts'
import type { RecognisedPage } from '../recognition/recognised.ts'
import { readPages } from '../recognition/store.ts'
import { acceptAnswer } from './from-model/accept-answer.ts'
import { askForPlan, questionOf } from './from-model/ask-for-plan.ts'
import { type Settles, settlesIn } from './from-model/settles.ts'
import type { PlanDraft } from './plan-draft.ts'
import { planFromCatalogue } from './plan-from-catalogue.ts'
import type { PlanInput } from './plan-input.ts'
import { FROM_CATALOGUE, WITH_INSTRUCTIONS, whyFromCatalogue } from './plan-origin.ts'
import { presentPlan, readShownPlan, type ShownPlan } from './present-plan.ts'
import { readPlanInput } from './read-plan-input.ts'
import { insertPlan } from './store.ts'

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
  { regenerate, signal }: { regenerate: boolean; signal?: AbortSignal },
): Promise<RemediationPlan> {
  const read = await services.database.inTenant(member, (db) =>
    readKept(db, services, documentId, regenerate),
  )
  if (read.shown) return presentPlan(services, read.shown, { kept: true })
  const draft = await makeDraft(services, member, read, signal)
  const shown = await services.database.inTenant(member, (db) => keep(db, member, read, draft))
  return presentPlan(services, shown, { kept: false })
}

/** Of plans of the catalogue although a model may be asked: it gave no answer, or the document tries to steer it. */
const WITHOUT_REASON = new Set([FROM_CATALOGUE, WITH_INSTRUCTIONS])

type Read = { shown: ShownPlan } | ({ shown: null; document: DocumentRow; input: PlanInput } & ForModel)

/** Why no model is asked, or what it would be given. */
type ForModel =
  | { why: string }
  | { why: null; text: string; redact: boolean; pages: RecognisedPage[]; settles: Settles }

async function readKept(
  db: TenantDb,
  { aiProvider: provider, clock }: Services,
  documentId: string,
  regenerate: boolean,
): Promise<Read> {
  const document = await requireDocument(db, documentId)
  const switches = await aiSwitches(db)
  const why = whyFromCatalogue(switches, provider)
  const shown = regenerate ? null : await readShownPlan(db, document.id)
  if (shown && isWorthKeeping(shown) && isStillSo(shown.plan.draft, why)) return { shown }
  if (!(await latestCheck(db, document.id))) {
    throw new Refusal('not_ready', 'The document has not been checked yet, so there is nothing to plan for.')
  }
  const input = await readPlanInput(db, document)
  if (why !== null) return { shown: null, document, input, why }
  const text = await latestText(db, document.id)
  if (findInstructions(text, document.originalName)) {
    return { shown: null, document, input, why: WITH_INSTRUCTIONS }
  }
  const pages = await readPages(db, document.id, PAGES_LOOKED_AT)
  const settles = settlesIn(await requireConsignment(db, document.id), clock.now())
  return { shown: null, document, input, why, text, pages, settles, redact: switches.redactContent }
}

/** Not one of which nothing is left, or that was made when there was nothing to do. */
function isWorthKeeping({ plan, open }: ShownPlan): boolean {
  const planned = new Set(plan.violationIds)
  return planned.size === 0 ? open.size === 0 : [...open].some((id) => planned.has(id))
}

/** False for a plan of the catalogue that gives a reason for that which no longer holds, as after the consent was given. */
function isStillSo({ source, origin }: PlanDraft, why: string | null): boolean {
  return source === 'ai' || (why === null ? WITHOUT_REASON.has(origin) : origin === why)
}

async function makeDraft(
  services: Services,
  member: Member,
  read: Extract<Read, { shown: null }>,
  signal: AbortSignal | undefined,
): Promise<PlanDraft> {
  const { input, why } = read
  const catalogue = planFromCatalogue(input, why ?? FROM_CATALOGUE)
  if (why !== null || input.violations.length === 0) return catalogue
  const answer = await askForPlan(services, member, input, questionOf(input, read.text, read.redact), signal)
  if (!('failed' in answer)) {
    const origin = `Written by ${services.aiProvider?.name} and checked against the open violations`
    return acceptAnswer(answer, catalogue, { input, pages: read.pages, settles: read.settles, origin })
  }
  if (answer.failed === 'cancelled') throw new Refusal('wrong_state', 'The plan is no longer wanted.')
  return { ...catalogue, notice: aiTexts.failed(answer.failed) }
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

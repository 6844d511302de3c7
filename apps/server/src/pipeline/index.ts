import type { WithdrawalReason } from '@efti-hub/contract'
import type { Finding } from '@efti-hub/efti'
import type { Task, TaskList } from 'graphile-worker'
import { z } from 'zod'
import { addDocumentNotice } from '../notifications/notices/add-notice.ts'
import { notifyChecked, notifyCheckedAgain } from '../notifications/notices/notify-checked.ts'
import type { TenantDb } from '../platform/database.ts'
import type { Services } from '../services.ts'
import { checkAgain, checkDocument, type StoredCheck } from './compliance/check-document.ts'
import { type Further, NOTHING_FURTHER } from './compliance/further.ts'
import { restateScores } from './compliance/restate-scores.ts'
import { latestCheck } from './compliance/store.ts'
import { recheckDocuments } from './consignments/recheck-documents.ts'
import { editionTasks } from './consignments/recheck-editions.ts'
import { relateDocument } from './consignments/relate-document.ts'
import { reportVerdicts } from './consignments/report-verdicts.ts'
import { stillHolds } from './decisions/still-holds.ts'
import { standingDecision, withdrawDecisions } from './decisions/store.ts'
import { publishDocuments } from './documents/publish-documents.ts'
import { queueJobs, queueNextJob, taskOf } from './documents/queue-jobs.ts'
import { type JobStep, runJob } from './documents/run-job.ts'
import { settleDocuments } from './documents/settle-documents.ts'
import { findDocument, listJobs, setDocumentStatus } from './documents/store.ts'
import type { DocumentRow, Lane } from './documents/tables.ts'
import { readDocument } from './extraction/read-document.ts'
import { scanOriginal } from './intake/scan-original.ts'
import { readWithModel } from './model-reading/read-with-model.ts'
import { partnerRequestTasks } from './partner-requests/tasks.ts'
import { accountCleanupTasks } from './people/account-cleanup.ts'
import { retentionTasks } from './retention/tasks.ts'
import { applyAcceptedRules } from './violations/accepted/apply-accepted-rules.ts'
import { hasAccepted } from './violations/accepted/store.ts'
import { reopenAccepted } from './violations/acts/accept-open.ts'
import type { Touched } from './violations/acts/change-violations.ts'
import { recordStanding } from './violations/acts/record-standing.ts'
import { foundOtherwise } from './violations/checks/comparison-store.ts'
import { recordCheck } from './violations/checks/record-check.ts'
import { placeOf, recordFindings } from './violations/checks/record-findings.ts'
import { reportChecked } from './violations/checks/report-check.ts'
import { openSeverities, waivedPlaces } from './violations/store.ts'
import { violationTasks } from './violations/tasks.ts'

/**
 * What follows what. intake -> [ocr: malware scan, recognition, extraction] -> [compliance: consignments, compliance, violations] ->
 * settled. The consignment comes first: what its other documents say is held against a document together with the rest.
 * Every arrow is taken in the transaction that ends the step before it.
 */
export async function documentArrived(
  db: TenantDb,
  document: DocumentRow,
  lane: Lane = 'prompt',
): Promise<void> {
  await queueJobs(db, [document], 'ocr', lane)
}

/**
 * Out of the trash again: what was stopped when it was deleted begins again with the step that it was in. Of what somebody had
 * decided about while a check waited, that is the check, and the decision is kept until it ends.
 */
export async function documentRestored(db: TenantDb, document: DocumentRow): Promise<void> {
  const { status } = document
  const isUnderWay = status === 'pending' || status === 'processing'
  const isDecided = status === 'approved' || status === 'rejected'
  if (!isUnderWay && !isDecided) return
  const latest = (await listJobs(db, document.id)).at(-1)
  if (isDecided && latest?.status !== 'failed') return
  if (isUnderWay) await setDocumentStatus(db, document.id, 'pending')
  await queueJobs(db, [document], latest?.jobType ?? 'ocr')
}

/** A person wants them read again: what was decided before is withdrawn. */
export async function documentsReadAgain(
  db: TenantDb,
  documents: readonly DocumentRow[],
  author: string,
): Promise<void> {
  const ids = documents.map(({ id }) => id)
  await withdraw(db, ids, { reason: 'read-again', author })
  await queueJobs(db, documents, 'ocr')
}

/** A person wants them checked by the rules of today, with their values as they are. */
export const documentsChecked = (db: TenantDb, documents: readonly DocumentRow[]): Promise<void> =>
  queueJobs(db, documents, 'compliance')

/**
 * A person put other values in force: checked again; read again when the document is of another kind than it was read as.
 * What was decided before is withdrawn.
 */
export async function consignmentCorrected(
  db: TenantDb,
  document: DocumentRow,
  { author, needsReading }: { author: string; needsReading: boolean },
): Promise<void> {
  await withdraw(db, [document.id], { reason: 'corrected', author })
  await setDocumentStatus(db, document.id, 'pending')
  await queueJobs(db, [document], needsReading ? 'ocr' : 'compliance')
}

/**
 * Waived, or opened again: whether anything open stops the goods may have changed, and the score with it. An approval or rejection outlasts
 * that, unless something grave was opened again.
 */
export async function violationsActedOn(
  db: TenantDb,
  { documentIds, reopened, author }: Touched,
): Promise<void> {
  const undecided = await withdraw(db, reopened, { reason: 'reopened', author })
  const restated = await restateScores(db, documentIds, await openSeverities(db, documentIds))
  const changed = [
    ...(await settleDocuments(db, documentIds, ['under_review', 'completed'])),
    ...(await settleDocuments(db, undecided, ['approved', 'rejected'])),
  ]
  await recordStanding(db, restated, changed)
  await publishDocuments(db, changed)
}

/**
 * What was decided is withdrawn, and with an approval what it accepted, apart from what an accepted rule covers. Answers the documents
 * of which anything was decided.
 */
async function withdraw(
  db: TenantDb,
  documentIds: readonly string[],
  by: { reason: WithdrawalReason; author: string | null },
): Promise<string[]> {
  const decisions = await withdrawDecisions(db, documentIds, by)
  await reopenAccepted(
    db,
    decisions.map(({ id }) => id),
    by.author,
  )
  const undecided = decisions.map(({ documentId }) => documentId)
  if (undecided.length > 0)
    await applyAcceptedRules(db, { documentIds: undecided }, { author: null, now: new Date() })
  return undecided
}

const STEPS: readonly JobStep[] = [
  {
    jobType: 'ocr',
    work: async (context) => readDocument(await scanOriginal(context), readWithModel),
    follow: (db, document, { lane }) => queueNextJob(db, document, 'compliance', lane),
  },
  {
    jobType: 'compliance',
    work: async (context) => {
      const check = await checkDocument(context)
      return async (db) => {
        const now = context.services.clock.now()
        const { id } = context.document
        const before = await latestCheck(db, id)
        const { related, read } = await relateDocument(db, id, now, check.read)
        const found = await check.keep(db, await withWaivers(db, id, related.get(id), now), read)
        const { checkId, score, open } = await keepFound(db, id, found, now)
        await recordCheck(db, context.document, checkId, { before, score, open })
        await recheckDocuments(db, related, recheckDocument(context.services), id)
        return {
          message: `${score === null ? 'Not judged' : `Score ${score}`}, ${open === 1 ? '1 open violation' : `${open} open violations`}`,
          result: { score, violationsCount: open },
        }
      }
    },
    follow: async (db, document, job) => {
      await settle(db, document, { queuedAt: job.createdAt })
      await notifyChecked(db, document.id)
      await reportChecked(db, document.id)
    },
  },
]

async function withWaivers(
  db: TenantDb,
  documentId: string,
  further: Further | undefined,
  now: Date,
): Promise<Further> {
  const waived = await waivedPlaces(db, documentId, now)
  const isWaived = (finding: Finding) => waived.get(placeOf(finding)) === finding.message
  return { ...(further ?? NOTHING_FURTHER), isWaived }
}

/** Into the violations that live on; what accepted rules waive is neither open nor in the score. */
async function keepFound(
  db: TenantDb,
  documentId: string,
  { checkId, score, takingOver, ...found }: StoredCheck,
  now: Date,
): Promise<{ checkId: string; score: number | null; open: number }> {
  await recordFindings(db, documentId, checkId, found, { now, takingOver })
  await applyAcceptedRules(db, { documentIds: [documentId] }, { author: null, now })
  const open = await openSeverities(db, [documentId])
  const count = open.get(documentId)?.length ?? 0
  if (!(await hasAccepted(db, documentId))) return { checkId, score, open: count }
  await restateScores(db, [documentId], open)
  return { checkId, score: (await latestCheck(db, documentId))?.score ?? null, open: count }
}

/** Another document of its consignment says something else than before. */
export function recheckDocument({ clock }: Services, because: 'rules' | null = null) {
  return async (db: TenantDb, document: DocumentRow, further: Further): Promise<void> => {
    const now = clock.now()
    const before = await latestCheck(db, document.id)
    const found = await checkAgain(db, document.id, await withWaivers(db, document.id, further, now), now)
    const { checkId, score, open } = await keepFound(db, document.id, found, now)
    await recordCheck(db, document, checkId, { before, score, open })
    await settle(db, document, { because })
    const settled = await findDocument(db, document.id)
    if (settled && settled.status !== document.status) await publishDocuments(db, [settled])
    await notifyCheckedAgain(db, document.id)
    await reportChecked(db, document.id)
  }
}

/**
 * Checked, and either nothing open that stops the goods, or somebody has to look, as after a rejection that was withdrawn.
 * What somebody has decided already stands if this check found the same as the one before; if it was decided while the check waited
 * or ran, also if it found less. Who decided is notified of a withdrawal.
 */
async function settle(
  db: TenantDb,
  document: DocumentRow,
  { because = null, queuedAt }: { because?: 'rules' | null; queuedAt?: Date },
): Promise<void> {
  const decision = await standingDecision(db, document.id)
  const isMeanwhile = decision && queuedAt && decision.createdAt >= queuedAt
  // That rules of another edition no longer find something is no reason to decide once more.
  const isOver = isMeanwhile
    ? !(await stillHolds(db, decision))
    : decision && (await foundOtherwise(db, document.id, because === 'rules'))
  if (decision && isOver) {
    await withdraw(db, [document.id], { reason: 'checked-again', author: null })
    await addDocumentNotice(db, document.id, {
      kind: 'withdrawn',
      author: null,
      people: [decision.author],
      facts: { status: decision.decision },
    })
    await restateScores(db, [document.id], await openSeverities(db, [document.id]))
  }
  await settleDocuments(db, [document.id])
}

const LANES: readonly Lane[] = ['prompt', 'batch']

const jobPayload = z.object({ tenantId: z.uuid(), jobId: z.uuid(), documentId: z.uuid() })

const verdictsPayload = z.object({ tenantId: z.uuid(), consignmentIds: z.array(z.uuid()) })
const filesPayload = z.object({ keys: z.array(z.string()) })

/** What the worker does for documents. */
export function pipelineTasks(services: Services): TaskList {
  const steps = Object.fromEntries(
    STEPS.flatMap((step) => {
      const work: Task = (payload, { job, abortSignal }) =>
        runJob(services, step, jobPayload.parse(payload), {
          number: job.attempts,
          turn: job.priority,
          signal: abortSignal,
        })
      return LANES.map((lane) => [taskOf(step.jobType, lane), work])
    }),
  ) satisfies TaskList
  return {
    ...steps,
    verdicts: (payload) => reportVerdicts(services, verdictsPayload.parse(payload)),
    ...retentionTasks(services),
    ...accountCleanupTasks(services),
    'remove-files': async (payload) => {
      for (const key of filesPayload.parse(payload).keys) await services.files.remove(key)
    },
    ...editionTasks(services, recheckDocument(services, 'rules')),
    ...violationTasks(services, violationsActedOn),
    ...partnerRequestTasks(services),
  }
}

import type { Decision, DocumentStatus } from '@efti-hub/contract'
import { actOnDocument } from '../../audit/acts-on-documents.ts'
import { addDocumentNotices } from '../../notifications/notices/add-notice.ts'
import type { TenantDb } from '../../platform/database.ts'
import { recordActs } from '../../platform/record-act.ts'
import { Refusal } from '../../platform/refusal.ts'
import { sendEvents } from '../../webhooks/send-event.ts'
import { standingOfChecks } from '../compliance/store.ts'
import { isDecidable } from '../documents/next-steps.ts'
import { publishDocuments } from '../documents/publish-documents.ts'
import { type Refused, refuseMissing, throwRefused } from '../documents/refused.ts'
import { settleDocuments } from '../documents/settle-documents.ts'
import { lockDocuments, takeTurn } from '../documents/store.ts'
import type { DocumentRow } from '../documents/tables.ts'
import { waitingForRecheck } from '../documents/waiting-for-recheck.ts'
import { acceptOpen } from '../violations/acts/accept-open.ts'
import type { FollowActs } from '../violations/acts/change-violations.ts'
import { openSeverities } from '../violations/store.ts'
import { insertDecisions } from './store.ts'

export interface Deciding {
  author: string
  decision: Decision['decision']
  comment: string
  /** The check that the person has seen. Needed while another one waits or runs. */
  checkId?: string | undefined
}

/** @throws Refusal as decideDocuments refuses. */
export async function decideDocument(
  db: TenantDb,
  { documentId, ...made }: Deciding & { documentId: string },
  now: Date,
  follow: FollowActs,
): Promise<void> {
  throwRefused(await decideDocuments(db, [documentId], made, now, follow))
}

/**
 * One decision about any number of documents, each judged by its own state. An approval accepts what is open at this moment, with its
 * reason. While another check waits or runs, the last finished one can be decided by, by its id (docs/decisions/0063). Refused with 404;
 * 400 without a reason where one is needed; 409 while the document is in a state that nothing can be decided in, or `checkId` is no
 * longer its latest check.
 */
export async function decideDocuments(
  db: TenantDb,
  ids: readonly string[],
  made: Deciding,
  now: Date,
  follow: FollowActs,
): Promise<Refused> {
  await takeTurn(db)
  const rows = await lockDocuments(db, ids)
  const refused = refuseMissing(ids, rows)
  for (const [id, why] of await undecidable(db, rows, made.checkId)) refused.set(id, why)
  if (made.comment === '') {
    const asked = rows.flatMap(({ id }) => (refused.has(id) ? [] : id))
    for (const [id, why] of await missingReasons(db, asked, made.decision)) refused.set(id, why)
  }
  await decide(
    db,
    rows.filter(({ id }) => !refused.has(id)),
    made,
    { now, follow },
  )
  return refused
}

async function undecidable(
  db: TenantDb,
  rows: readonly DocumentRow[],
  seen: string | undefined,
): Promise<Refused> {
  const ids = rows.map(({ id }) => id)
  const waiting = await waitingForRecheck(db, ids)
  const latest = seen === undefined ? new Map() : await standingOfChecks(db, ids)
  return new Map(
    rows.flatMap(({ id, status }) => {
      const why = whyNot(status, { waits: waiting.has(id), seen, latest: latest.get(id)?.checkId })
      return why === null ? [] : [[id, new Refusal('wrong_state', why)] as const]
    }),
  )
}

function whyNot(
  status: DocumentStatus,
  { waits, seen, latest }: { waits: boolean; seen: string | undefined; latest: string | undefined },
): string | null {
  if (!isDecidable(status)) {
    if (!waits) return WHY_NOT[status]
    if (seen === undefined) return CHECK_WAITS
  }
  return seen === undefined || seen === latest ? null : CHECKED_SINCE
}

async function decide(
  db: TenantDb,
  documents: readonly DocumentRow[],
  made: Deciding,
  { now, follow }: { now: Date; follow: FollowActs },
): Promise<void> {
  if (documents.length === 0) return
  const { decision, author, comment } = made
  const ids = documents.map(({ id }) => id)
  const decided = await insertDecisions(db, ids, { author, decision, comment })
  await settleDocuments(db, ids)
  await recordActs(
    db,
    documents.map((document) =>
      actOnDocument(document, {
        action: decision === 'approved' ? 'approve' : 'reject',
        details: comment,
        oldValue: { status: document.status },
        newValue: { status: decision },
      }),
    ),
  )
  if (decision === 'approved') await acceptOpen(db, decided, comment, { author, now }, follow)
  await publishDocuments(
    db,
    ids.map((id) => ({ id, status: decision })),
  )
  await addDocumentNotices(db, ids, { kind: decision, author, facts: { comment } })
  await sendEvents(db, `document.${decision}`, () =>
    decided.map(({ id, documentId }) => ({ documentId, decisionId: id, decidedBy: author })),
  )
}

/** A rejection states why; an approval only where it accepts something, or no rule has judged the document. */
async function missingReasons(
  db: TenantDb,
  ids: readonly string[],
  decision: Decision['decision'],
): Promise<Refused> {
  const missing = (problem: string) => new Refusal('invalid_request', problem, { comment: problem })
  if (decision === 'rejected') return new Map(ids.map((id) => [id, missing('A comment is required')]))
  const checks = await standingOfChecks(db, ids)
  const open = await openSeverities(db, ids)
  return new Map(
    ids.flatMap((id) => {
      const check = checks.get(id)
      if ((check?.unread ?? 0) > 0 || open.has(id)) return [[id, missing(STILL_OPEN)] as const]
      return check?.score === null ? [[id, missing(NOT_JUDGED)] as const] : []
    }),
  )
}

const STILL_OPEN = 'A reason is required: something is still open that the approval accepts'
const NOT_JUDGED = 'A reason is required: no rule has judged this document'

const STILL_PROCESSED =
  'This document is being processed. Please wait until it has been checked, then decide about it.'
const CHECK_WAITS =
  'A new check of this document waits or is running. Open the document to decide by its last finished check, or wait for the new one.'
const CHECKED_SINCE =
  'This document has been checked again since. Look at the new result, then decide about it.'
const decided = (as: string) =>
  `This document is ${as} already. That is withdrawn when somebody corrects it or has it processed again.`

const WHY_NOT: Record<Exclude<DocumentStatus, 'under_review' | 'completed'>, string> = {
  pending: STILL_PROCESSED,
  processing: STILL_PROCESSED,
  approved: decided('approved'),
  rejected: decided('rejected'),
  failed:
    'This document could not be processed, so there is nothing to decide about. Process it again or upload it again.',
}

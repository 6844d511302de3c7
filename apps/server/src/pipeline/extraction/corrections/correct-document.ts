import type { CorrectionRequest } from '@efti-hub/contract'
import type { TenantDb } from '../../../platform/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { requireDocument } from '../../documents/read-documents.ts'
import { listJobs, lockDocument } from '../../documents/store.ts'
import type { DocumentRow } from '../../documents/tables.ts'
import { type Corrected, correctConsignment } from './correct-consignment.ts'
import { type ConsignmentInForce, consignmentInForce } from './in-force.ts'

/** What follows a correction; pipeline/index.ts decides it. */
export type FollowCorrection = (
  db: TenantDb,
  document: DocumentRow,
  correction: { author: string; needsReading: boolean },
) => Promise<void>

/** The request, or how it follows from what is in force. */
export type Correction = CorrectionRequest | ((before: ConsignmentInForce) => CorrectionRequest)

/** A person corrects what was read of a document, and what follows is started; all in the caller's transaction. `source`: the other document that the value was taken from, for the audit trail. */
export async function correctDocument(
  db: TenantDb,
  documentId: string,
  author: string,
  correction: Correction,
  follow: FollowCorrection,
  source?: string,
): Promise<{ after: ConsignmentInForce } & Corrected> {
  const { document, before } = await openForCorrection(db, documentId)
  const request = typeof correction === 'function' ? correction(before) : correction
  const corrected = await correctConsignment(db, document, author, before, request, source)
  const after = await requireConsignment(db, document.id)
  if (corrected.stored > 0) await follow(db, document, { author, needsReading: after.kind !== before.kind })
  return { after, ...corrected }
}

/** Locked until the end of the transaction, with what is in force. */
export async function openForCorrection(
  db: TenantDb,
  documentId: string,
): Promise<{ document: DocumentRow; before: ConsignmentInForce }> {
  const opened = await openForChoice(db, documentId)
  await refuseWhileRead(db, documentId)
  return opened
}

/** The same also while it is being read: a choice has no path that may mean something else afterwards. */
export async function openForChoice(
  db: TenantDb,
  documentId: string,
): Promise<{ document: DocumentRow; before: ConsignmentInForce }> {
  const document = await requireDocument(db, documentId)
  await lockDocument(db, document.id)
  return { document, before: await requireConsignment(db, document.id) }
}

export async function requireConsignment(db: TenantDb, documentId: string): Promise<ConsignmentInForce> {
  const consignment = await consignmentInForce(db, documentId)
  if (!consignment) throw new Refusal('not_ready', 'The document has not been read yet.')
  return consignment
}

/** Paths may mean other goods after the new reading than those the person saw. */
export async function refuseWhileRead(db: TenantDb, documentId: string): Promise<void> {
  const jobs = await listJobs(db, documentId)
  if (jobs.some(({ jobType, completedAt }) => jobType === 'ocr' && completedAt === null)) {
    throw new Refusal(
      'already_running',
      'The document is being read right now. Please wait until that has ended, then correct what it says.',
    )
  }
}

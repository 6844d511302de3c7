import type { Document } from '@efti-hub/contract'
import { actOnDocument } from '../../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { publish } from '../../../platform/events.ts'
import type { Member } from '../../../platform/http.ts'
import { recordAct } from '../../../platform/record-act.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Recheck } from '../../consignments/recheck-documents.ts'
import { stopJobs } from '../../documents/job-store.ts'
import { deletionOf } from '../../documents/next-steps.ts'
import { publishDocuments } from '../../documents/publish-documents.ts'
import { requireDocument } from '../../documents/read-documents.ts'
import { lockDocument, takeTurn } from '../../documents/store.ts'
import type { DocumentRow } from '../../documents/tables.ts'
import { rejectedAmong } from '../../documents/was-rejected.ts'
import { judgeOthers, tiesOf } from './judge-others.ts'
import { moveToTrash, type TrashedRow } from './store.ts'

const WHY_NOT: Record<Exclude<Document['deletion'], 'allowed' | 'role'>, Refusal> = {
  on_hold: new Refusal('wrong_state', 'This document is on hold. Release it before you delete it.'),
  not_own: new Refusal(
    'not_allowed',
    'Somebody else uploaded this document. Only a Compliance Manager can delete it.',
  ),
  rejected: new Refusal(
    'not_allowed',
    'This document was rejected. Only a Compliance Manager can delete it.',
  ),
}

/**
 * To the trash: from now on it is in no list, count or job, and the documents beside it are judged without it. `member` may delete
 * documents. @throws Refusal for this one.
 */
export async function deleteDocument(
  db: TenantDb,
  member: Member,
  id: string,
  now: Date,
  recheck: Recheck,
): Promise<TrashedRow> {
  await takeTurn(db)
  await requireDocument(db, id)
  await lockDocument(db, id)
  const document = await requireDocument(db, id)
  await requireDeletable(db, member, document)
  const ties = await tiesOf(db, id)
  await stopJobs(db, id, 'Stopped: the document was moved to the trash')
  const trashed = await moveToTrash(db, document, { deletedAt: now, deletedBy: member.userId })
  await recordAct(
    db,
    actOnDocument(document, { action: 'document-deleted', oldValue: withoutContent(document) }),
  )
  await judgeOthers(db, ties, now, recheck)
  await publishDocuments(db, [document])
  await publish(db, 'violations_update', {})
  return trashed
}

/** @throws Refusal that says why this member does not delete this document. */
export async function requireDeletable(db: TenantDb, member: Member, document: DocumentRow): Promise<void> {
  const rejected = await rejectedAmong(db, [document.id])
  const deletion = deletionOf(member, document, rejected.has(document.id))
  if (deletion !== 'allowed' && deletion !== 'role') throw WHY_NOT[deletion]
}

/** What the trail keeps of a deleted document: the hash shows which file it was. */
export function withoutContent({ createdAt, sha256 }: Pick<DocumentRow, 'createdAt' | 'sha256'>) {
  return { uploaded: new Date(createdAt).toISOString(), sha256 }
}

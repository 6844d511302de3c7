import type { Document } from '@efti-hub/contract'
import { actOnDocument } from '../../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { publish } from '../../../platform/events.ts'
import type { Member } from '../../../platform/http.ts'
import { recordActs } from '../../../platform/record-act.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Recheck } from '../../consignments/recheck-documents.ts'
import { stopJobs } from '../../documents/job-store.ts'
import { deletionOf } from '../../documents/next-steps.ts'
import { publishDocuments } from '../../documents/publish-documents.ts'
import { type Refused, refuseMissing, throwRefused } from '../../documents/refused.ts'
import { lockDocuments, takeTurn } from '../../documents/store.ts'
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

/** @throws Refusal as deleteDocuments refuses. */
export async function deleteDocument(
  db: TenantDb,
  member: Member,
  id: string,
  now: Date,
  recheck: Recheck,
): Promise<TrashedRow> {
  const { trashed, refused } = await deleteDocuments(db, member, [id], now, recheck)
  throwRefused(refused)
  const [row] = trashed
  if (!row) throw new Error('a document was neither deleted nor refused')
  return row
}

/**
 * To the trash: from now on they are in no list, count or job, and the documents beside them are judged without them. `member` may
 * delete documents; those that this member cannot delete are refused.
 */
export async function deleteDocuments(
  db: TenantDb,
  member: Member,
  ids: readonly string[],
  now: Date,
  recheck: Recheck,
): Promise<{ trashed: TrashedRow[]; refused: Refused }> {
  await takeTurn(db)
  const rows = await lockDocuments(db, ids)
  const refused = new Map([...refuseMissing(ids, rows), ...(await undeletable(db, member, rows))])
  const documents = rows.filter(({ id }) => !refused.has(id))
  if (documents.length === 0) return { trashed: [], refused }

  const deleted = documents.map(({ id }) => id)
  const ties = await tiesOf(db, deleted)
  await stopJobs(db, deleted, 'Stopped: the document was moved to the trash')
  const trashed = await moveToTrash(db, documents, { deletedAt: now, deletedBy: member.userId })
  await recordActs(
    db,
    documents.map((document) =>
      actOnDocument(document, { action: 'document-deleted', oldValue: withoutContent(document) }),
    ),
  )
  await judgeOthers(db, ties, now, recheck)
  await publishDocuments(db, documents)
  await publish(db, 'violations_update', {})
  return { trashed, refused }
}

/** @throws Refusal that says why this member does not delete this document. */
export async function requireDeletable(db: TenantDb, member: Member, document: DocumentRow): Promise<void> {
  throwRefused(await undeletable(db, member, [document]))
}

async function undeletable(
  db: TenantDb,
  member: Member,
  documents: readonly DocumentRow[],
): Promise<Refused> {
  const rejected = await rejectedAmong(
    db,
    documents.map(({ id }) => id),
  )
  return new Map(
    documents.flatMap((document) => {
      const deletion = deletionOf(member, document, rejected.has(document.id))
      return deletion === 'allowed' || deletion === 'role' ? [] : [[document.id, WHY_NOT[deletion]] as const]
    }),
  )
}

/** What the trail keeps of a deleted document: the hash shows which file it was. */
export function withoutContent({ createdAt, sha256 }: Pick<DocumentRow, 'createdAt' | 'sha256'>) {
  return { uploaded: new Date(createdAt).toISOString(), sha256 }
}

import { EDITION } from '@efti-hub/efti'
import { may } from '../../../accounts/policy.ts'
import { actOnDocument } from '../../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { publish } from '../../../platform/events.ts'
import type { Member } from '../../../platform/http.ts'
import { enqueueTask } from '../../../platform/queue.ts'
import { recordAct } from '../../../platform/record-act.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { NOTHING_FURTHER } from '../../compliance/further.ts'
import { latestCheck } from '../../compliance/store.ts'
import { isToBeChecked, type Recheck, recheckDocuments } from '../../consignments/recheck-documents.ts'
import { relateAnew } from '../../consignments/relate-document.ts'
import { markUndone, originOf, partsOf } from '../../documents/part-store.ts'
import { publishDocuments } from '../../documents/publish-documents.ts'
import { requireDocument } from '../../documents/read-documents.ts'
import { takeTurn } from '../../documents/store.ts'
import type { DocumentRow } from '../../documents/tables.ts'
import { deleteDocument } from './delete-document.ts'
import { judgeOthers, tiesOf } from './judge-others.ts'
import { findTrashed, takeOutOfTrash } from './store.ts'

export interface AfterRestore {
  recheck: Recheck
  /** Goes on with what was stopped when the document was deleted. */
  resume(db: TenantDb, document: DocumentRow): Promise<void>
}

/** As it was before it was deleted. @throws Refusal */
export async function restoreDocument(
  db: TenantDb,
  member: Member,
  id: string,
  now: Date,
  { recheck, resume }: AfterRestore,
): Promise<DocumentRow> {
  await takeTurn(db)
  const trashed = await findTrashed(db, id, 'to change')
  const about = trashed ?? (await requireDocument(db, id))
  if (!mayRestore(member, about)) {
    throw new Refusal(
      'not_allowed',
      'Somebody else uploaded this document. Only a Compliance Manager can restore it.',
    )
  }
  if (!trashed) throw new Refusal('wrong_state', 'This document is not in the trash.')
  await requireNotTwice(db, id)
  await undoSplit(db, member, trashed, now, recheck)
  await takeOutOfTrash(db, id)
  const document = await requireDocument(db, id)
  await recordAct(db, actOnDocument(document, { action: 'document-restored' }))
  await resume(db, document)
  await takeUpAgain(db, document, now, recheck)
  // Waivers that ended meanwhile.
  await enqueueTask(db, 'waivers', {})
  const restored = await requireDocument(db, id)
  await publishDocuments(db, [restored])
  await publish(db, 'violations_update', {})
  return restored
}

/** Its pages would count twice, beside the original or beside the parts of a later split. */
async function requireNotTwice(db: TenantDb, id: string): Promise<void> {
  const origin = await originOf(db, id)
  if (!origin?.isUndone) return
  throw new Refusal(
    'wrong_state',
    `This document was made of pages of ${origin.originalName}, which was restored. Split that document again instead.`,
  )
}

/** Restored beside its parts a file would count twice: they go to the trash, and stay there. */
async function undoSplit(
  db: TenantDb,
  member: Member,
  original: DocumentRow,
  now: Date,
  recheck: Recheck,
): Promise<void> {
  const parts = await partsOf(db, [original.id])
  if (parts.length === 0) return
  for (const { id, inTrash } of parts) {
    if (!inTrash) await deleteDocument(db, member, id, now, recheck)
    // Split again since: what was made of it is there in its place.
    const part = inTrash ? await findTrashed(db, id, 'to change') : null
    if (part) await undoSplit(db, member, part, now, recheck)
  }
  await markUndone(db, original.id, now)
  await recordAct(
    db,
    actOnDocument(original, {
      action: 'split-undone',
      details: `${parts.length} documents made of it moved to the trash`,
      oldValue: { documents: parts.map(({ originalName }) => originalName) },
    }),
  )
}

/** Beside the others again, and judged by the rules of today. */
async function takeUpAgain(db: TenantDb, document: DocumentRow, now: Date, recheck: Recheck): Promise<void> {
  const related = await relateAnew(db, [document.id], now)
  await judgeOthers(db, await tiesOf(db, [document.id]), now, recheck)
  await recheckDocuments(db, related, recheck, null)
  const check = await latestCheck(db, document.id)
  if (!check || check.edition === EDITION || isToBeChecked(document)) return
  await recheck(db, document, related.get(document.id) ?? NOTHING_FURTHER)
}

export function mayRestore(
  member: Pick<Member, 'role' | 'userId'>,
  { uploadedBy }: Pick<DocumentRow, 'uploadedBy'>,
): boolean {
  return may(member, 'purge') || (may(member, 'delete') && uploadedBy === member.userId)
}

import type { Remark } from '@efti-hub/efti'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { actOnDocument } from '../../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { recordAct } from '../../../platform/record-act.ts'
import { documentsById } from '../../documents/store.ts'
import { type ViolationRow, violations } from '../tables.ts'
import { changeByCheck } from './record-store.ts'

export interface Remarks {
  unread: readonly Remark[]
  notes: readonly Remark[]
}

type Became = 'note' | 'unread'

/** Open violations that this check reports as notes or as unread: each is closed with what it became. After `upsertFound`. */
export async function reclassify(
  db: TenantDb,
  check: { documentId: string; checkId: string; now: Date },
  { unread, notes }: Remarks,
): Promise<void> {
  const others = await db
    .select()
    .from(violations)
    .where(
      and(
        eq(violations.documentId, check.documentId),
        inArray(violations.status, ['open', 'waived']),
        sql`${violations.lastCheckId} <> ${check.checkId}`,
      ),
    )
  const changed = others.flatMap((row) => {
    const became = becameOf(row, unread, notes)
    return became ? [{ row, became }] : []
  })
  if (changed.length === 0) return
  for (const [became, rows] of Map.groupBy(changed, (one) => one.became)) {
    const ids = rows.map(({ row }) => row.id)
    await changeByCheck(db, inArray(violations.id, ids), {
      act: 'reclassified',
      checkId: check.checkId,
      set: sql`status = 'resolved', resolved_at = ${check.now.toISOString()}::timestamptz`,
      to: became,
    })
  }
  const document = (await documentsById(db, [check.documentId])).get(check.documentId)
  if (!document) return
  const listed = changed.map(({ row: { id, code, severity }, became }) => ({ id, code, severity, became }))
  await recordAct(
    db,
    actOnDocument(document, {
      action: 'violations-reclassified',
      details: changed.length === 1 ? '1 violation' : `${changed.length} violations`,
      newValue: { count: changed.length, violations: listed },
    }),
  )
}

/** By rule and place; what is unread of a party or place covers all that is missing there. */
function becameOf(
  { code, path }: Pick<ViolationRow, 'code' | 'path'>,
  unread: readonly Remark[],
  notes: readonly Remark[],
): Became | null {
  const isSame = (remark: Remark) => remark.code === code && remark.path === path
  if (notes.some(isSame)) return 'note'
  const isWithin = (remark: Remark) => remark.path !== null && path?.startsWith(`${remark.path}/`) === true
  return unread.some((remark) => isSame(remark) || isWithin(remark)) ? 'unread' : null
}

import { TRASH_DAYS } from '@efti-hub/contract'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { isUuid, scopeOf } from '../../../platform/cursor.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { isOneOf } from '../../../platform/is-one-of.ts'
import { keyset, rowsAfter } from '../../../platform/keyset.ts'
import { withTrash } from '../../documents/store.ts'
import { type DocumentRow, documents } from '../../documents/tables.ts'

export type TrashedRow = DocumentRow & { deletedAt: Date }

export const SCOPE_OF_TRASH = scopeOf('trash', {})

const LAST_DELETED = keyset({ by: [[documents.deletedAt, 'instant']], id: documents.id, direction: 'down' })
const IN_TRASH = isNotNull(documents.deletedAt)

export async function listTrash(
  db: TenantDb,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ rows: TrashedRow[]; total: number }> {
  return withTrash(db, async () => {
    const rows = await db
      .select()
      .from(documents)
      .where(and(IN_TRASH, rowsAfter(LAST_DELETED, cursor, SCOPE_OF_TRASH)))
      .orderBy(LAST_DELETED.order)
      .limit(limit)
    return { rows: rows.filter(isInTrash), total: await db.$count(documents, IN_TRASH) }
  })
}

/** Null for one that is not in the trash. Locked until the transaction ends where it is to be changed. */
export async function findTrashed(
  db: TenantDb,
  id: string,
  how: 'to read' | 'to change',
): Promise<TrashedRow | null> {
  if (!isUuid(id)) return null
  const found = db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), IN_TRASH))
    .$dynamic()
  const [row] = await withTrash(db, () => (how === 'to change' ? found.for('update') : found))
  return row && isInTrash(row) ? row : null
}

export async function moveToTrash(
  db: TenantDb,
  rows: readonly DocumentRow[],
  how: { deletedAt: Date; deletedBy: string },
): Promise<TrashedRow[]> {
  const ids = rows.map(({ id }) => id)
  await withTrash(db, () => db.update(documents).set(how).where(isOneOf(documents.id, ids)))
  return rows.map((row) => ({ ...row, ...how }))
}

export async function takeOutOfTrash(db: TenantDb, id: string): Promise<void> {
  const none = { deletedAt: null, deletedBy: null }
  await withTrash(db, () => db.update(documents).set(none).where(eq(documents.id, id)))
}

/** When the time of `d`, a document in the trash, is over. */
export const trashEndedBy = (now: Date) =>
  sql`d.deleted_at < ${now}::timestamptz - ${TRASH_DAYS} * interval '1 day'`

function isInTrash(row: DocumentRow): row is TrashedRow {
  return row.deletedAt !== null
}

import { and, arrayOverlaps, asc, inArray, isNull, sql } from 'drizzle-orm'
import type { TenantDb } from '../../../platform/database.ts'
import { type AcceptanceRow, acceptedContradictions } from '../tables.ts'

/** Not revoked, of any of these documents, oldest first. */
export async function acceptancesOf(
  db: TenantDb,
  documents: readonly { documentId: string }[],
): Promise<AcceptanceRow[]> {
  if (documents.length === 0) return []
  const ids = documents.map(({ documentId }) => documentId)
  return db
    .select()
    .from(acceptedContradictions)
    .where(
      and(isNull(acceptedContradictions.revokedAt), arrayOverlaps(acceptedContradictions.documentIds, ids)),
    )
    .orderBy(asc(acceptedContradictions.id))
}

export async function insertAcceptance(
  db: TenantDb,
  row: Pick<AcceptanceRow, 'code' | 'documentIds' | 'documentValues' | 'reason' | 'author'>,
): Promise<void> {
  await db.insert(acceptedContradictions).values({ ...row, tenantId: db.tenantId })
}

export async function revokeAcceptances(db: TenantDb, ids: readonly number[], author: string): Promise<void> {
  await db
    .update(acceptedContradictions)
    .set({ revokedBy: author, revokedAt: sql`clock_timestamp()` })
    .where(inArray(acceptedContradictions.id, [...ids]))
}

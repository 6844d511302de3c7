import type { ArrangedPage } from '@efti-hub/contract'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { withTrash } from './store.ts'
import { documentParts, documents } from './tables.ts'

/** A document that was made of pages of another, which is in the trash as long as the split is not undone. */
export interface Part {
  id: string
  originalId: string
  originalName: string
  inTrash: boolean
}

export interface Origin {
  id: string
  originalName: string
  pages: number[]
  /** The original was restored since: it and this document would be the same pages twice. */
  isUndone: boolean
}

export async function insertParts(
  db: TenantDb,
  originalId: string,
  parts: readonly { documentId: string; pages: ArrangedPage[] }[],
): Promise<void> {
  const { tenantId } = db
  await db
    .insert(documentParts)
    .values(parts.map((part, at) => ({ ...part, tenantId, originalId, position: at + 1 })))
}

/** What these documents were split into, those in the trash included; of splits that were undone nothing. */
export async function partsOf(db: TenantDb, originalIds: readonly string[]): Promise<Part[]> {
  if (originalIds.length === 0) return []
  return withTrash(db, () =>
    db
      .select({
        id: documents.id,
        originalId: documentParts.originalId,
        originalName: documents.originalName,
        inTrash: sql<boolean>`${documents.deletedAt} is not null`,
      })
      .from(documentParts)
      .innerJoin(documents, eq(documents.id, documentParts.documentId))
      .where(and(inArray(documentParts.originalId, [...originalIds]), isNull(documentParts.undoneAt)))
      .orderBy(asc(documentParts.position)),
  )
}

/** Null for a document that was uploaded. */
export async function originOf(db: TenantDb, documentId: string): Promise<Origin | null> {
  const [row] = await withTrash(db, () =>
    db
      .select({
        id: documents.id,
        originalName: documents.originalName,
        pages: documentParts.pages,
        undoneAt: documentParts.undoneAt,
      })
      .from(documentParts)
      .innerJoin(documents, eq(documents.id, documentParts.originalId))
      .where(eq(documentParts.documentId, documentId)),
  )
  if (!row) return null
  const { id, originalName, pages, undoneAt } = row
  return { id, originalName, pages: pages.map(({ number }) => number), isUndone: undoneAt !== null }
}

export async function markUndone(db: TenantDb, originalId: string, now: Date): Promise<void> {
  await withTrash(db, () =>
    db
      .update(documentParts)
      .set({ undoneAt: now })
      .where(and(eq(documentParts.originalId, originalId), isNull(documentParts.undoneAt))),
  )
}

import type { ViolationViewRequest } from '@efti-hub/contract'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import { isUuid } from '../../../platform/cursor.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { type ViewRow, violationViews } from '../tables.ts'

/** The person's own and the shared ones, by name. */
export function viewsFor(db: TenantDb, userId: string): Promise<ViewRow[]> {
  return db
    .select()
    .from(violationViews)
    .where(seenBy(userId))
    .orderBy(asc(sql`lower(${violationViews.name})`), asc(violationViews.id))
}

export async function findView(db: TenantDb, id: string, userId: string): Promise<ViewRow | null> {
  if (!isUuid(id)) return null
  const [row] = await db
    .select()
    .from(violationViews)
    .where(and(eq(violationViews.id, id), seenBy(userId)))
  return row ?? null
}

/** A name that the person has used before takes on the new filters. */
export async function saveView(
  db: TenantDb,
  author: string,
  { name, query, shared = false }: ViolationViewRequest,
): Promise<ViewRow> {
  const [row] = await db
    .insert(violationViews)
    .values({ tenantId: db.tenantId, author, name, query, shared })
    .onConflictDoUpdate({
      target: [violationViews.tenantId, violationViews.author, violationViews.name],
      set: { query, shared },
    })
    .returning()
  if (!row) throw new Error('the view was not stored')
  return row
}

export async function deleteView(db: TenantDb, id: string): Promise<void> {
  await db.delete(violationViews).where(eq(violationViews.id, id))
}

const seenBy = (userId: string) => or(eq(violationViews.author, userId), eq(violationViews.shared, true))

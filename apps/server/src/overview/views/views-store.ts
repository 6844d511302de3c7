import type { SavedViewRequest, ViewScreen } from '@efti-hub/contract'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import { isUuid } from '../../platform/cursor.ts'
import type { TenantDb } from '../../platform/database.ts'
import { savedViews, type ViewRow } from './tables.ts'

/** The person's own and the shared ones of a screen, by name. */
export function viewsFor(db: TenantDb, userId: string, screen: ViewScreen): Promise<ViewRow[]> {
  return db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.screen, screen), seenBy(userId)))
    .orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id))
}

export async function findView(db: TenantDb, id: string, userId: string): Promise<ViewRow | null> {
  if (!isUuid(id)) return null
  const [row] = await db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.id, id), seenBy(userId)))
  return row ?? null
}

/** A name that the person has used before on this screen takes on the new filters. */
export async function saveView(
  db: TenantDb,
  author: string,
  { name, screen, query, shared = false }: SavedViewRequest,
): Promise<ViewRow> {
  const [row] = await db
    .insert(savedViews)
    .values({ tenantId: db.tenantId, author, screen, name, query, shared })
    .onConflictDoUpdate({
      target: [savedViews.tenantId, savedViews.author, savedViews.screen, savedViews.name],
      set: { query, shared },
    })
    .returning()
  if (!row) throw new Error('the view was not stored')
  return row
}

export async function deleteView(db: TenantDb, id: string): Promise<void> {
  await db.delete(savedViews).where(eq(savedViews.id, id))
}

const seenBy = (userId: string) => or(eq(savedViews.author, userId), eq(savedViews.shared, true))

import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'

/** Tags of each of these documents that has any, by their letters. */
export async function tagsOf(db: TenantDb, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; tags: string[] }>(sql`
    select document_id as id, array_agg(tag order by tag_key) as tags from hub.document_tags
     where document_id = any(${sql.param([...ids])}::uuid[]) group by 1`)
  return new Map(rows.map(({ id, tags }) => [id, tags]))
}

/** A tag that a document has already stays as it is spelled there. */
export async function addTags(db: TenantDb, ids: readonly string[], tags: readonly string[]): Promise<void> {
  if (ids.length === 0 || tags.length === 0) return
  await db.execute(sql`
    insert into hub.document_tags (tenant_id, document_id, tag_key, tag)
    select ${db.tenantId}, id, lower(tag), tag
      from unnest(${sql.param([...ids])}::uuid[]) id, unnest(${sql.param([...tags])}::text[]) tag
    on conflict do nothing`)
}

export async function removeTags(
  db: TenantDb,
  ids: readonly string[],
  tags: readonly string[],
): Promise<void> {
  if (ids.length === 0 || tags.length === 0) return
  await db.execute(sql`
    delete from hub.document_tags
     where document_id = any(${sql.param([...ids])}::uuid[])
       and tag_key in (select lower(tag) from unnest(${sql.param([...tags])}::text[]) tag)`)
}

/** The most frequent first, each as it was spelled first in the order of letters. */
export async function tagsInUse(db: TenantDb, limit: number): Promise<{ tag: string; documents: number }[]> {
  const { rows } = await db.execute<{ tag: string; documents: number }>(sql`
    select min(tag) as tag, count(*)::integer as documents from hub.document_tags
     where tenant_id = ${db.tenantId} group by tag_key order by 2 desc, tag_key limit ${limit}`)
  return rows
}

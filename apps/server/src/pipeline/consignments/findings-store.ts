import { and, inArray, like } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { violations } from '../violations/tables.ts'

/** Findings of documents by rules whose code has this beginning, waived or not: code and words of each. */
export async function storedFindings(
  db: TenantDb,
  documentIds: readonly string[],
  prefix: string,
): Promise<Map<string, string[]>> {
  if (documentIds.length === 0) return new Map()
  const rows = await db
    .select({
      documentId: violations.documentId,
      code: violations.code,
      description: violations.description,
    })
    .from(violations)
    .where(
      and(
        inArray(violations.documentId, [...documentIds]),
        inArray(violations.status, ['open', 'waived']),
        like(violations.code, `${prefix}%`),
      ),
    )
  const found = Map.groupBy(rows, ({ documentId }) => documentId)
  return new Map(
    [...found].map(([id, list]) => [id, list.map(({ code, description }) => `${code} ${description}`)]),
  )
}

import { MOST_HITS } from '@efti-hub/contract'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { ReferenceRole } from '../../pipeline/consignments/links/references-of.ts'
import { hasDocuments } from '../../pipeline/consignments/screen-store.ts'
import {
  inSearchText,
  labelledNumber,
  mentionedNumber,
} from '../../pipeline/consignments/search/documents-mentioning.ts'
import type { Typed } from '../../pipeline/consignments/search/typed.ts'
import {
  consignmentDocuments,
  consignmentReferences,
  consignments,
} from '../../pipeline/consignments/tables.ts'
import { documents } from '../../pipeline/documents/tables.ts'
import { contains } from '../../platform/contains.ts'
import type { TenantDb } from '../../platform/database.ts'

/** Of a text that more documents have, so many are looked at: enough to know who it is, little enough to be quick. */
export const LOOKED_AT = 500

/** Newest first. */
export async function documentsByName(
  db: TenantDb,
  { words }: Typed,
): Promise<{ id: string; name: string }[]> {
  if (words.length === 0) return []
  return db
    .select({ id: documents.id, name: documents.originalName })
    .from(documents)
    .where(
      and(
        eq(documents.tenantId, db.tenantId),
        isNull(documents.deletedAt),
        ...words.map((word) => contains(sql`${documents}.search_text`, word)),
      ),
    )
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(MOST_HITS)
}

export interface FoundDocument {
  id: string
  name: string
  consignmentId: string | null
  number: string | null
  consignor: string | null
  consignee: string | null
  carrier: string | null
  vehicle: string | null
  equipment: string[]
}

/** Whose number, parties, plates or equipment have what was typed; newest first. */
export async function documentsByProfile(db: TenantDb, typed: Typed): Promise<FoundDocument[]> {
  const { rows } = await db.execute<FoundDocument & Record<string, unknown>>(sql`
    select id, name, consignment_id as "consignmentId", profile->'number'->>'shown' as number,
           profile->'consignor'->>'value' as consignor, profile->'consignee'->>'value' as consignee,
           profile->'carrier'->>'value' as carrier, profile->>'vehicle' as vehicle,
           coalesce(profile->'equipment', profile->'containers', '[]') as equipment
      from (select d.id, d.original_name as name, d.created_at, p.consignment_id, p.profile
              from ${consignmentDocuments} p join ${documents} d on d.id = p.document_id
             where p.tenant_id = ${db.tenantId} and d.deleted_at is null
               and ${inSearchText(sql`p.search_text`, typed)}
             limit ${LOOKED_AT}) found
     order by created_at desc, id`)
  return rows
}

export interface FoundReference {
  role: ReferenceRole
  value: string
  documents: number
  documentId: string
  /** So many references match that not all of them were looked at. */
  areMore: boolean
  [column: string]: unknown
}

/** Numbers that documents refer to: those with a label by a part of them, others as a whole. */
export async function referencesLike(db: TenantDb, { reference }: Typed): Promise<FoundReference[]> {
  if (reference === null) return []
  const matching = (condition: SQL) => sql`(select r.role, r.value, r.document_id
    from ${consignmentReferences} r join ${documents} d on d.id = r.document_id
   where r.tenant_id = ${db.tenantId} and d.deleted_at is null and ${condition} limit ${LOOKED_AT})`
  const { rows } = await db.execute<FoundReference>(sql`
    select role, value, count(*)::integer as documents, min(document_id::text) as "documentId",
           (sum(count(*)) over ())::integer >= ${LOOKED_AT} as "areMore"
      from (${matching(labelledNumber(reference))} union all ${matching(mentionedNumber(reference))}) found
     group by role, value order by length(value), value, role limit ${2 * MOST_HITS}`)
  return rows
}

/** Ids of those that have all words in the numbers, parties, places, vehicles and file names of their documents; newest first. */
export async function consignmentsLike(db: TenantDb, { words }: Typed): Promise<string[]> {
  if (words.length === 0) return []
  const rows = await db
    .select({ id: consignments.id })
    .from(consignments)
    .where(
      and(
        eq(consignments.tenantId, db.tenantId),
        isNull(consignments.mergedInto),
        ...words.map((word) => contains(sql`${consignments.searchText}`, word)),
        hasDocuments,
      ),
    )
    .orderBy(desc(consignments.createdAt), desc(consignments.id))
    .limit(MOST_HITS)
  return rows.map(({ id }) => id)
}

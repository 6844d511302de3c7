import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { TenantDb } from '../../platform/database.ts'
import { documents } from '../documents/tables.ts'
import { recognitions } from '../recognition/store.ts'
import type { Profile } from './links/profile.ts'
import type { Reference, ReferenceRole } from './links/references-of.ts'
import {
  type ChoiceRow,
  type ConsignmentDocumentRow,
  type ConsignmentRow,
  consignmentChoices,
  consignmentDocuments,
  consignmentReferences,
  consignmentSettlements,
  consignments,
  type SettlementRow,
} from './tables.ts'

/** What was recognised of the document, latest reading; '' for one that was not read. */
export async function latestText(db: TenantDb, documentId: string): Promise<string> {
  const [row] = await db
    .select({ text: recognitions.text })
    .from(recognitions)
    .where(eq(recognitions.documentId, documentId))
    .orderBy(desc(recognitions.createdAt))
    .limit(1)
  return row?.text ?? ''
}

/** Replaces what the document can be found by. */
export async function keepProfile(
  db: TenantDb,
  documentId: string,
  profile: Profile,
  references: readonly Reference[],
): Promise<void> {
  await db
    .insert(consignmentDocuments)
    .values({ tenantId: db.tenantId, documentId, profile })
    .onConflictDoUpdate({ target: consignmentDocuments.documentId, set: { profile } })
  await db.delete(consignmentReferences).where(eq(consignmentReferences.documentId, documentId))
  if (references.length === 0) return
  await db
    .insert(consignmentReferences)
    .values(references.map((reference) => ({ ...reference, tenantId: db.tenantId, documentId })))
}

export interface StoredDocument extends ConsignmentDocumentRow {
  name: string
  createdAt: Date
}

/** Those of the documents that were read and are not in the trash. */
export async function documentsOf(db: TenantDb, documentIds: readonly string[]): Promise<StoredDocument[]> {
  if (documentIds.length === 0) return []
  return selectDocuments(db).where(
    and(inArray(consignmentDocuments.documentId, [...documentIds]), isNull(documents.deletedAt)),
  )
}

export async function documentsIn(
  db: TenantDb,
  consignmentIds: readonly string[],
): Promise<StoredDocument[]> {
  if (consignmentIds.length === 0) return []
  return selectDocuments(db).where(
    and(inArray(consignmentDocuments.consignmentId, [...consignmentIds]), isNull(documents.deletedAt)),
  )
}

function selectDocuments(db: TenantDb) {
  return db
    .select({
      documentId: consignmentDocuments.documentId,
      tenantId: consignmentDocuments.tenantId,
      consignmentId: consignmentDocuments.consignmentId,
      reason: consignmentDocuments.reason,
      author: consignmentDocuments.author,
      linkedAt: consignmentDocuments.linkedAt,
      profile: consignmentDocuments.profile,
      name: documents.originalName,
      createdAt: documents.createdAt,
    })
    .from(consignmentDocuments)
    .innerJoin(documents, eq(documents.id, consignmentDocuments.documentId))
    .orderBy(documents.createdAt, documents.id)
    .$dynamic()
}

/** What this many documents share distinguishes none of them: a customer's number, a stock of one form. */
const MOST_SHARED = 40

/** Documents that share a number with one of these. */
export async function documentsSharing(db: TenantDb, documentIds: readonly string[]): Promise<string[]> {
  const ours = alias(consignmentReferences, 'ours')
  const theirs = alias(consignmentReferences, 'theirs')
  const rows = await db
    .select({ value: theirs.value, ids: sql<string[]>`array_agg(distinct ${theirs.documentId}::text)` })
    .from(ours)
    .innerJoin(theirs, and(eq(theirs.tenantId, ours.tenantId), eq(theirs.value, ours.value)))
    .where(
      and(
        inArray(ours.documentId, [...documentIds]),
        or(
          and(eq(ours.role, theirs.role), sql`${ours.role} not in ('named', 'vehicle')`),
          and(eq(ours.role, 'own'), eq(theirs.role, 'named')),
          and(eq(ours.role, 'named'), eq(theirs.role, 'own')),
        ),
      ),
    )
    .groupBy(theirs.value)
    .having(sql`count(distinct ${theirs.documentId}) <= ${MOST_SHARED}`)
  return rows.flatMap(({ ids }) => ids)
}

/** Numbers of these documents that several of them have. */
export async function referencesAmong(
  db: TenantDb,
  documentIds: readonly string[],
): Promise<Map<string, Map<ReferenceRole, Set<string>>>> {
  const found = new Map<string, Map<ReferenceRole, Set<string>>>()
  if (documentIds.length < 2) return found
  const shared = db
    .select({ value: consignmentReferences.value })
    .from(consignmentReferences)
    .where(inArray(consignmentReferences.documentId, [...documentIds]))
    .groupBy(consignmentReferences.value)
    .having(sql`count(distinct ${consignmentReferences.documentId}) between 2 and ${MOST_SHARED}`)
  const rows = await db
    .select()
    .from(consignmentReferences)
    .where(
      and(
        inArray(consignmentReferences.documentId, [...documentIds]),
        inArray(consignmentReferences.value, shared),
      ),
    )
  for (const { documentId, role, value } of rows) {
    const roles = found.get(documentId) ?? new Map<ReferenceRole, Set<string>>()
    found.set(documentId, roles.set(role, (roles.get(role) ?? new Set()).add(value)))
  }
  return found
}

/** Documents of the same vehicles as these documents'. */
export async function documentsOfVehicles(
  db: TenantDb,
  plates: readonly string[],
): Promise<StoredDocument[]> {
  if (plates.length === 0) return []
  const rows = await db
    .select({ documentId: consignmentReferences.documentId })
    .from(consignmentReferences)
    .where(and(eq(consignmentReferences.role, 'vehicle'), inArray(consignmentReferences.value, [...plates])))
  return documentsOf(
    db,
    rows.map(({ documentId }) => documentId),
  )
}

/** In the order in which they were decided. */
export async function choicesAbout(db: TenantDb, documentIds: readonly string[]): Promise<ChoiceRow[]> {
  const ids = [...documentIds]
  return db
    .select()
    .from(consignmentChoices)
    .where(or(inArray(consignmentChoices.leftDocument, ids), inArray(consignmentChoices.rightDocument, ids)))
    .orderBy(consignmentChoices.id)
}

export async function insertChoices(
  db: TenantDb,
  pairs: readonly (readonly [string, string])[],
  together: boolean,
  author: string,
): Promise<void> {
  if (pairs.length === 0) return
  const rows = pairs.map(([one, other]) => ({
    tenantId: db.tenantId,
    leftDocument: one < other ? one : other,
    rightDocument: one < other ? other : one,
    together,
    author,
  }))
  await db.insert(consignmentChoices).values(rows)
}

export async function consignmentsById(db: TenantDb, ids: readonly string[]): Promise<ConsignmentRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(consignments)
    .where(inArray(consignments.id, [...ids]))
    .orderBy(consignments.createdAt, consignments.id)
}

/** The consignment's own id, and those of the consignments that were merged into it. */
export async function idsOfConsignment(db: TenantDb, id: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive merged(id) as (
      select ${id}::uuid union select c.id from ${consignments} c join merged on c.merged_into = merged.id)
    select id from merged`)
  return rows.map((row) => row.id)
}

export async function insertConsignment(db: TenantDb): Promise<string> {
  const [row] = await db
    .insert(consignments)
    .values({ tenantId: db.tenantId })
    .returning({ id: consignments.id })
  if (!row) throw new Error('the consignment was not stored')
  return row.id
}

export async function changeConsignment(
  db: TenantDb,
  id: string,
  values: Partial<typeof consignments.$inferInsert>,
): Promise<void> {
  await db.update(consignments).set(values).where(eq(consignments.id, id))
}

export type Description = Pick<
  ConsignmentRow,
  'id' | 'required' | 'missing' | 'missingInCab' | 'contradictions' | 'searchText'
>

/** Of any number of consignments, in one statement; what is the same already is not written. */
export async function keepDescriptions(db: TenantDb, descriptions: readonly Description[]): Promise<void> {
  if (descriptions.length === 0) return
  await db.execute(sql`
    update hub.consignments c set required = d.required, missing = d.missing, missing_in_cab = d."missingInCab",
           contradictions = d.contradictions, search_text = d."searchText"
      from jsonb_to_recordset(${JSON.stringify(descriptions)}::jsonb)
        as d(id uuid, required jsonb, missing integer, "missingInCab" integer, contradictions integer, "searchText" text)
     where c.id = d.id and (c.required, c.missing, c.missing_in_cab, c.contradictions, c.search_text)
       is distinct from (d.required, d.missing, d."missingInCab", d.contradictions, d."searchText")`)
}

export async function changeDocument(
  db: TenantDb,
  documentId: string,
  values: Pick<ConsignmentDocumentRow, 'consignmentId' | 'reason' | 'author' | 'linkedAt'>,
): Promise<void> {
  await db.update(consignmentDocuments).set(values).where(eq(consignmentDocuments.documentId, documentId))
}

export async function insertSettlement(
  db: TenantDb,
  row: Pick<SettlementRow, 'consignmentId' | 'code' | 'value' | 'author'>,
): Promise<void> {
  await db.insert(consignmentSettlements).values({ ...row, tenantId: db.tenantId })
}

/** The latest of each contradiction. */
export async function settlementsOf(db: TenantDb, consignmentId: string): Promise<SettlementRow[]> {
  return db
    .selectDistinctOn([consignmentSettlements.code])
    .from(consignmentSettlements)
    .where(eq(consignmentSettlements.consignmentId, consignmentId))
    .orderBy(consignmentSettlements.code, desc(consignmentSettlements.id))
}

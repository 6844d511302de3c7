import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { TenantDb } from '../../platform/database.ts'
import { documents } from '../documents/tables.ts'
import type { ConsignmentInForce } from '../extraction/corrections/in-force.ts'
import { documentIdentities } from './tables.ts'

const [NUMBER, CONSIGNOR, CONSIGNEE] = ['eFTI170', 'eFTI51', 'eFTI68']

/** Kind, number, consignor and consignee in letters and digits; null for a document that lacks any of them. */
export function identityOf({ kind, values }: ConsignmentInForce): string | null {
  const parts = [NUMBER, CONSIGNOR, CONSIGNEE].map((id) => {
    const value = values.find(({ eftiId }) => eftiId === id)?.value
    return typeof value === 'string' ? plain(value) : ''
  })
  return parts.includes('') ? null : [kind, ...parts].join('|')
}

/** 'No. 0042/a' and '42A' are one number. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/^\s*(NO|NR|N°|Nº)[.:\s]+/u, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=\p{N})/u, '')
}

/**
 * Of two documents with the same content the one that came first is the original. In a transaction that ends with it: the
 * next to ask waits for that end.
 */
export async function registerIdentity(
  db: TenantDb,
  documentId: string,
  identity: string | null,
): Promise<void> {
  if (identity === null) {
    await db.delete(documentIdentities).where(eq(documentIdentities.documentId, documentId))
    return
  }
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${identity}, 0))`)
  await db
    .insert(documentIdentities)
    .values({ tenantId: db.tenantId, documentId, identity })
    .onConflictDoUpdate({
      target: documentIdentities.documentId,
      set: { identity, registeredAt: sql`clock_timestamp()` },
      setWhere: ne(documentIdentities.identity, identity),
    })
}

/** Whether the document states enough to be known by it. */
export async function hasIdentity(db: TenantDb, documentId: string): Promise<boolean> {
  const rows = await db
    .select({ id: documentIdentities.documentId })
    .from(documentIdentities)
    .where(eq(documentIdentities.documentId, documentId))
  return rows.length > 0
}

export interface Other {
  originalName: string
  createdAt: Date
}

/** The first document with the same content as this one, if it was there before; null for the first itself. */
export async function findOriginal(db: TenantDb, documentId: string): Promise<Other | null> {
  const own = alias(documentIdentities, 'own')
  const [row] = await db
    .select({ originalName: documents.originalName, createdAt: documents.createdAt })
    .from(own)
    .innerJoin(
      documentIdentities,
      and(
        eq(documentIdentities.tenantId, own.tenantId),
        eq(documentIdentities.identity, own.identity),
        lt(documentIdentities.registeredAt, own.registeredAt),
      ),
    )
    .innerJoin(documents, eq(documents.id, documentIdentities.documentId))
    .where(and(eq(own.documentId, documentId), isNull(documents.deletedAt)))
    .orderBy(documentIdentities.registeredAt)
    .limit(1)
  return row ?? null
}

/** Each is checked again when the one it is a duplicate of goes or comes back. */
const MOST_COPIES = 40

/** Documents of which one of these is the earlier duplicate: the same file, or the same content. Up to 40 of each. */
export async function copiesOf(db: TenantDb, documentIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct copy.id from unnest(${sql.param([...documentIds])}::uuid[]) original(id)
     cross join lateral (
       select d.id from hub.documents d where d.duplicate_of = original.id
        union
       select other.document_id from hub.document_identities own
         join hub.document_identities other on other.tenant_id = own.tenant_id and other.identity = own.identity
          and other.registered_at > own.registered_at
        where own.document_id = original.id
        limit ${MOST_COPIES}) copy`)
  return rows.map(({ id }) => id)
}

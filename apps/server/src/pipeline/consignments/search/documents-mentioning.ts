import { type SQL, sql } from 'drizzle-orm'
import { contains } from '../../../platform/contains.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { consignmentDocuments, consignmentReferences } from '../tables.ts'
import { readTyped, type Typed } from './typed.ts'

/** Query of the ids of documents whose number, parties, plates, equipment or references have it; none where it is too short. */
export function documentsMentioning({ tenantId }: TenantDb, text: string): SQL {
  const typed = readTyped(text)
  if (!typed) return sql`select null::uuid where false`
  const ofProfile = sql`select p.document_id from ${consignmentDocuments} p
    where p.tenant_id = ${tenantId} and ${inSearchText(sql`p.search_text`, typed)}`
  if (typed.reference === null) return ofProfile
  return sql`${ofProfile} union all select r.document_id from ${consignmentReferences} r
    where r.tenant_id = ${tenantId} and ${labelledNumber(typed.reference)}
    union all select r.document_id from ${consignmentReferences} r
    where r.tenant_id = ${tenantId} and ${mentionedNumber(typed.reference)}`
}

/** All words, or the number without its signs. */
export function inSearchText(text: SQL, { words, compact }: Typed): SQL {
  const all = sql.join(
    words.map((word) => contains(text, word)),
    sql` and `,
  )
  if (compact === null) return words.length > 0 ? sql`(${all})` : sql`false`
  return words.length > 0 ? sql`((${all}) or ${contains(text, compact)})` : sql`(${contains(text, compact)})`
}

/** Of `r`: numbers that a label makes known. They are in capitals. */
export const labelledNumber = (reference: string): SQL =>
  sql`(r.role in ('order', 'transport', 'notification') and r.value like ${`%${reference}%`})`

/** Of `r`: numbers that are anywhere in the text. */
export const mentionedNumber = (reference: string): SQL => sql`(r.role = 'named' and r.value = ${reference})`

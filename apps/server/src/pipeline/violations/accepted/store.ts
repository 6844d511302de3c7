import { and, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TenantDb } from '../../../platform/database.ts'
import { violations } from '../tables.ts'

const hub = pgSchema('hub')
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const acceptedRules = hub.table('accepted_rules', {
  id: uuid('id').primaryKey().defaultRandom(),
  tenantId: uuid('tenant_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  author: uuid('author').notNull(),
  code: text('code').notNull(),
  violationType: text('violation_type').notNull(),
  senderId: uuid('sender_id'),
  senderName: text('sender_name'),
  kind: text('kind'),
  reason: text('reason').notNull(),
  expiresAt: moment('expires_at'),
  revokedAt: moment('revoked_at'),
  revokedBy: uuid('revoked_by'),
})
export type AcceptedRuleRow = typeof acceptedRules.$inferSelect
type NewRule = Pick<
  AcceptedRuleRow,
  | 'author'
  | 'code'
  | 'violationType'
  | 'senderId'
  | 'senderName'
  | 'kind'
  | 'reason'
  | 'expiresAt'
  | 'createdAt'
>

/** More than one person can keep an overview of. */
export const MOST_ACCEPTED = 500

const isActive = (now: Date) =>
  and(isNull(acceptedRules.revokedAt), or(isNull(acceptedRules.expiresAt), gt(acceptedRules.expiresAt, now)))

/** Newest first. */
export function activeRules(db: TenantDb, now: Date): Promise<AcceptedRuleRow[]> {
  return db
    .select()
    .from(acceptedRules)
    .where(isActive(now))
    .orderBy(desc(acceptedRules.createdAt), desc(acceptedRules.id))
    .limit(MOST_ACCEPTED)
}

export async function insertRule(db: TenantDb, rule: NewRule): Promise<AcceptedRuleRow> {
  const [row] = await db
    .insert(acceptedRules)
    .values({ ...rule, tenantId: db.tenantId })
    .returning()
  if (!row) throw new Error('the accepted rule was not stored')
  return row
}

/** Ends it; null for one that is not there, or has ended already. */
export async function revokeRule(
  db: TenantDb,
  id: string,
  { author, now }: { author: string; now: Date },
): Promise<AcceptedRuleRow | null> {
  const [row] = await db
    .update(acceptedRules)
    .set({ revokedAt: now, revokedBy: author })
    .where(and(eq(acceptedRules.id, id), isActive(now)))
    .returning()
  return row ?? null
}

/** How many violations each of these accepts now; those that accept none are missing. */
export async function acceptedCounts(db: TenantDb, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: violations.acceptedRule, total: sql<number>`count(*)::int` })
    .from(violations)
    .where(and(inArray(violations.acceptedRule, [...ids]), eq(violations.status, 'waived')))
    .groupBy(violations.acceptedRule)
  return new Map(rows.flatMap(({ id, total }) => (id ? [[id, total] as const] : [])))
}

/** What violations of this rule are called; null where the tenant never had any. */
export async function typeOfRule(db: TenantDb, code: string): Promise<string | null> {
  const [row] = await db
    .select({ type: violations.violationType })
    .from(violations)
    .where(eq(violations.code, code))
    .limit(1)
  return row?.type ?? null
}

/** As a document last printed it; null for an id that is of no sender of the tenant. */
export async function senderName(db: TenantDb, senderId: string): Promise<string | null> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select max(name) as name from hub.senders where sender_id = ${senderId}::uuid having count(*) > 0`)
  return rows[0]?.name ?? null
}

/** Of which documents, or of which rule; neither: of the tenant. */
export interface Reach {
  documentIds?: readonly string[]
  code?: string | undefined
}

const reached = ({ documentIds, code }: Reach): SQL => sql`
  ${documentIds ? sql`v.document_id = any(${sql.param([...documentIds])}::uuid[])` : sql`true`} and ${code ? sql`v.code = ${code}` : sql`true`}`

/** Whether rule `r` is in force for violation `v`: its document's sender and kind are those of its latest check. */
const applies = (now: Date): SQL => sql`
  r.tenant_id = v.tenant_id and r.code = v.code and v.severity <> 'critical' and r.revoked_at is null
  and (r.expires_at is null or r.expires_at > ${now.toISOString()}::timestamptz)
  and ((r.sender_id is null and r.kind is null) or exists (
    select from hub.document_notes n where n.document_id = v.document_id
       and (r.sender_id is null or n.sender_id = r.sender_id) and (r.kind is null or n.kind = r.kind)))`

const isNoLongerAccepted = (now: Date): SQL => sql`
  v.status = 'waived' and v.accepted_rule is not null
  and not exists (select from hub.accepted_rules r where r.id = v.accepted_rule and ${applies(now)})`

/** Documents with a violation that does not follow the rules in force yet, in the order of their ids. */
export async function documentsToFollow(
  db: TenantDb,
  { code, after, limit }: { code?: string | undefined; after?: string | undefined; limit: number },
  now: Date,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct v.document_id as id from hub.violations v
     where v.tenant_id = ${db.tenantId}::uuid and ${reached({ code })}
       ${after ? sql`and v.document_id > ${after}::uuid` : sql``}
       and ((${isNoLongerAccepted(now)})
         or (v.status = 'open' and exists (select from hub.accepted_rules r where ${applies(now)})))
     order by 1 limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Open violations that a rule in force accepts, with the earliest of such rules. */
export async function toBeAccepted(db: TenantDb, reach: Reach, now: Date): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ id: string; rule: string }>(sql`
    select v.id, (array_agg(r.id order by r.created_at, r.id))[1] as rule
      from hub.violations v join hub.accepted_rules r on ${applies(now)}
     where v.tenant_id = ${db.tenantId}::uuid and v.status = 'open' and ${reached(reach)}
     group by v.id`)
  return new Map(
    [...Map.groupBy(rows, ({ rule }) => rule)].map(([rule, found]) => [rule, found.map(({ id }) => id)]),
  )
}

/** Violations that were accepted by a rule that is no longer in force for them. */
export async function noLongerAccepted(db: TenantDb, reach: Reach, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select v.id from hub.violations v
     where v.tenant_id = ${db.tenantId}::uuid and ${isNoLongerAccepted(now)} and ${reached(reach)}`)
  return rows.map(({ id }) => id)
}

export async function rulesById(db: TenantDb, ids: readonly string[]): Promise<AcceptedRuleRow[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(acceptedRules)
        .where(inArray(acceptedRules.id, [...ids]))
}

/** Whether anything of the document is accepted by a rule. */
export async function hasAccepted(db: TenantDb, documentId: string): Promise<boolean> {
  const found = and(
    eq(violations.documentId, documentId),
    eq(violations.status, 'waived'),
    sql`${violations.acceptedRule} is not null`,
  )
  return (await db.$count(violations, found)) > 0
}

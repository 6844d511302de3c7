import type { Severity } from '@efti-hub/contract'
import type { Finding } from '@efti-hub/efti'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { TenantDb } from '../../../platform/database.ts'
import { isOneOf } from '../../../platform/is-one-of.ts'
import { recordActs } from '../../../platform/record-act.ts'
import { actOnViolation } from '../act-on-violation.ts'
import { violations } from '../tables.ts'
import { type Due, type DueBasis, dueOf } from './due.ts'

/** PostgreSQL takes 65,535 parameters a statement. */
const ROWS_PER_INSERT = 1_000

export interface FoundRow {
  fingerprint: string
  finding: Finding
}

interface OfCheck {
  documentId: string
  checkId: string
}

/** New findings open a violation; known ones keep theirs, id and waiver included, and are reported again. */
export async function upsertFound(
  db: TenantDb,
  { documentId, checkId }: OfCheck,
  found: readonly FoundRow[],
  basis: DueBasis,
): Promise<void> {
  for (let from = 0; from < found.length; from += ROWS_PER_INSERT) {
    const rows = found.slice(from, from + ROWS_PER_INSERT).map(({ fingerprint, finding }) => ({
      tenantId: db.tenantId,
      documentId,
      firstCheckId: checkId,
      lastCheckId: checkId,
      fingerprint,
      code: finding.code,
      severity: finding.severity,
      violationType: finding.violationType,
      description: finding.message,
      descriptionTemplate: finding.template ?? null,
      quantities: finding.values ?? null,
      fieldName: finding.fieldName,
      suggestedFix: finding.remedy,
      example: finding.example,
      fix: finding.fix ?? null,
      eftiId: finding.eftiId,
      path: finding.path,
      clause: finding.clause,
      subsets: [...finding.subsets],
      ...dueColumns(dueOf(finding.severity, basis)),
    }))
    await db
      .insert(violations)
      .values(rows)
      .onConflictDoUpdate({
        target: [violations.documentId, violations.fingerprint],
        set: {
          lastCheckId: checkId,
          severity: sql`excluded.severity`,
          violationType: sql`excluded.violation_type`,
          description: sql`excluded.description`,
          descriptionTemplate: sql`excluded.description_template`,
          quantities: sql`excluded.quantities`,
          fieldName: sql`excluded.field_name`,
          example: sql`excluded.example`,
          fix: sql`excluded.fix`,
          clause: sql`excluded.clause`,
          suggestedFix: sql`excluded.suggested_fix`,
          subsets: sql`excluded.subsets`,
          status: sql`case when ${violations.status} = 'resolved' then 'open' else ${violations.status} end`,
          resolvedAt: null,
          calculatedDueAt: CALCULATED_AGAIN,
          calculatedDueReason: sql`excluded.calculated_due_reason`,
          dueAt: sql`case when ${IS_DUE_BY_PERSON} then ${violations.dueAt} else ${CALCULATED_AGAIN} end`,
          dueReason: sql`case when ${IS_DUE_BY_PERSON} then ${violations.dueReason} else excluded.due_reason end`,
        },
      })
  }
}

function dueColumns({ dueAt, dueReason }: Due) {
  return { calculatedDueAt: dueAt, calculatedDueReason: dueReason, dueAt, dueReason }
}

/** A person's date ends with the violation: what comes back is calculated again. */
const IS_DUE_BY_PERSON = sql`${violations.dueReason} = 'person' and ${violations.status} <> 'resolved'`

/** What does not hang on the date of taking over keeps its due date as long as it is found. */
const CALCULATED_AGAIN = sql`case
  when ${violations.status} <> 'resolved' and ${violations.calculatedDueReason} = excluded.calculated_due_reason
    and excluded.calculated_due_reason <> 'taking-over'
  then ${violations.calculatedDueAt} else excluded.calculated_due_at end`

/** What was resolved and is found again; before `upsertFound`, which forgets that it was. */
export async function reopenFound(
  db: TenantDb,
  check: OfCheck & { now: Date },
  found: readonly FoundRow[],
): Promise<void> {
  const prints = found.map(({ fingerprint }) => fingerprint)
  if (prints.length === 0) return
  const again = and(
    eq(violations.documentId, check.documentId),
    eq(violations.status, 'resolved'),
    inArray(violations.fingerprint, prints),
  )
  // The status follows in upsertFound, together with the new due date.
  await changeByCheck(db, again, {
    act: 'reopened',
    checkId: check.checkId,
    set: sql`reopened_at = ${instant(check.now)}`,
    to: 'open',
  })
}

/**
 * Waived for what was there, and something else is there now: nobody has waived that. Before `upsertFound`, which
 * writes the violation again.
 */
export async function reopenChanged(
  db: TenantDb,
  { documentId, checkId, now }: OfCheck & { now: Date },
  found: readonly FoundRow[],
): Promise<void> {
  const messages = found.map(({ fingerprint, finding }) => ({ fingerprint, message: finding.message }))
  const changed = sql`exists (select from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as f(fingerprint text, message text)
    where f.fingerprint = ${violations.fingerprint} and f.message <> ${violations.description})`
  // An accepted rule accepts whatever it finds.
  const ofPerson = isNull(violations.acceptedRule)
  const which = and(eq(violations.documentId, documentId), eq(violations.status, 'waived'), ofPerson, changed)
  await changeByCheck(db, which, {
    act: 'reopened',
    checkId,
    set: sql`status = 'open', reopened_at = ${instant(now)}`,
    to: 'open',
  })
}

/** What the latest check no longer finds is resolved. */
export async function resolveOthers(
  db: TenantDb,
  { documentId, checkId, now }: OfCheck & { now: Date },
): Promise<void> {
  const others = and(
    eq(violations.documentId, documentId),
    inArray(violations.status, ['open', 'waived']),
    sql`${violations.lastCheckId} <> ${checkId}`,
  )
  await changeByCheck(db, others, {
    act: 'resolved',
    checkId,
    set: sql`status = 'resolved', resolved_at = ${instant(now)}`,
    to: 'resolved',
  })
}

/** Waivers whose time is over: open again. Of one document by its check, or of all of the tenant. */
export async function endExpiredWaivers(
  db: TenantDb,
  now: Date,
  { documentIds, checkId }: { documentIds: readonly string[]; checkId: string | null },
): Promise<ChangedRow[]> {
  const expired = and(isExpired(now), isOneOf(violations.documentId, documentIds))
  const opened = await changeByCheck(db, expired, {
    act: 'waiver-expired',
    checkId,
    set: sql`status = 'open', reopened_at = ${instant(now)}, accepted_rule = null`,
    to: 'open',
  })
  const ended = { act: 'waiver-expired', oldValue: 'waived', newValue: 'open', text: null } as const
  await recordActs(
    db,
    opened.map((row) => actOnViolation(row, ended)),
  )
  return opened
}

/** Violations whose waiver is over, of the first `most` documents that have any: by documents, so that none is judged twice. */
export async function expiredWaivers(
  db: TenantDb,
  now: Date,
  most: number,
): Promise<{ id: string; documentId: string }[]> {
  const first = db
    .selectDistinct({ id: violations.documentId })
    .from(violations)
    .where(isExpired(now))
    .orderBy(violations.documentId)
    .limit(most)
  return db
    .select({ id: violations.id, documentId: violations.documentId })
    .from(violations)
    .where(and(isExpired(now), inArray(violations.documentId, first)))
}

function isExpired(now: Date): SQL | undefined {
  return and(eq(violations.status, 'waived'), sql`${violations.waiverExpiresAt} <= ${instant(now)}`)
}

interface Change {
  act: 'reopened' | 'resolved' | 'reclassified' | 'waiver-expired'
  checkId: string | null
  set: SQL
  to: string
}

export interface ChangedRow extends Record<string, unknown> {
  id: string
  documentId: string
  code: string
  violationType: string
  severity: Severity
}

/** Changes them and keeps the act of each, in one statement. */
export async function changeByCheck(
  db: TenantDb,
  which: SQL | undefined,
  { act, checkId, set, to }: Change,
): Promise<ChangedRow[]> {
  const { rows } = await db.execute<ChangedRow>(sql`
    with before as (
      select id, status from ${violations} where ${which} order by id for update
    ), changed as (
      update ${violations} v set ${set} from before where v.id = before.id
      returning v.id, v.document_id, v.severity, v.code, v.violation_type, before.status
    ), kept as (
      insert into hub.violation_acts (tenant_id, violation_id, document_id, act, old_value, new_value, check_id)
      select ${db.tenantId}::uuid, id, document_id, ${act}, to_jsonb(status), to_jsonb(${to}::text), ${checkId}::uuid
        from changed
    )
    select id, document_id as "documentId", severity, code, violation_type as "violationType" from changed`)
  return rows
}

function instant(date: Date): SQL {
  return sql`${date.toISOString()}::timestamptz`
}

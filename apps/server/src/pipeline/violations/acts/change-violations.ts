import { type BulkAct, isBlocking, type ViolationCan } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import { membersIn } from '../../../accounts/members.ts'
import { addDocumentNotice, addViolationNotices } from '../../../notifications/notices/add-notice.ts'
import { isUuid } from '../../../platform/cursor.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { enqueueAfter } from '../../../platform/queue.ts'
import { publishViolations } from '../publish-violations.ts'
import type { ActRow, ViolationRow, violations } from '../tables.ts'
import { applyChange, lockViolations } from './store.ts'

/** What follows when violations were opened or closed by people; pipeline/index.ts decides it. */
export type FollowActs = (db: TenantDb, documents: Touched) => Promise<void>

/** A bulk act's answer before the names of people are known; '{who}' in a reason stands for the person of that id. */
export interface BulkOutcome {
  done: string[]
  notDone: { id: string; why: string; who?: string }[]
  changed?: string[]
}

/** Documents whose open violations changed; `reopened` are those of which one was opened again. */
export interface Touched {
  documentIds: readonly string[]
  reopened: readonly string[]
  author: string | null
}

export interface Acting {
  author: string
  now: Date
  /** Of the documents, where what is waived is accepted by their approval. */
  approvals?: readonly { id: string; documentId: string }[]
}

/** What a person wants done; a comment is about one violation, everything else about any number. */
export type Wanted = BulkAct | { act: 'comment'; text: string; mentions?: string[] | undefined }

/** The new state of one violation; a sentence when it cannot. Null: it has that state already. */
type Plan = Pick<ActRow, 'act' | 'oldValue' | 'newValue' | 'text'> | string | null

type Columns = Partial<typeof violations.$inferInsert>

/**
 * One act on any number of violations, all in the caller's transaction: what can be done is done, and of the others the
 * answer states why not. Ids of other tenants and unknown ids get the same answer.
 */
export async function changeViolations(
  db: TenantDb,
  ids: readonly string[],
  wanted: Wanted,
  acting: Acting,
  follow: FollowActs,
): Promise<BulkOutcome> {
  const known = await lockViolations(db, ids.filter(isUuid))
  const plans = known.map((row) => ({ row, plan: planFor(row, wanted) }))
  const there = new Set(known.map(({ id }) => id))
  const missing = [...new Set(ids)].filter((id) => !there.has(id))
  const changed = plans.flatMap(({ row, plan }) =>
    plan !== null && typeof plan !== 'string' ? [{ row, act: plan }] : [],
  )
  await applyChange(db, changed, columnsOf(wanted, acting), acting)
  await afterwards(db, changed, wanted, acting, follow)
  return {
    done: plans.flatMap(({ row, plan }) => (typeof plan === 'string' ? [] : row.id)),
    changed: changed.map(({ row }) => row.id),
    notDone: [
      ...plans.flatMap(({ row, plan }) =>
        typeof plan === 'string' ? { id: row.id, why: plan, ...whoIn(plan, row) } : [],
      ),
      ...missing.map((id) => ({ id, why: 'This violation does not exist.' })),
    ],
  }
}

/** Whom a reason names. */
function whoIn(why: string, row: ViolationRow): { who?: string } {
  const who = why === ALREADY_WAIVED ? row.waivedBy : why === ALREADY_ASSIGNED ? row.ownerId : null
  return who ? { who } : {}
}

/** What the state of a violation allows; policy defines who may. */
export function possibleActs({
  status,
  acceptedRule,
}: Pick<ViolationRow, 'status' | 'acceptedRule'>): ViolationCan[] {
  if (status === 'resolved') return ['comment']
  if (status === 'waived' && acceptedRule) return ['assign', 'comment', 'due']
  return status === 'open'
    ? ['correct', 'assign', 'comment', 'due', 'waive']
    : ['assign', 'comment', 'due', 'reopen']
}

const RESOLVED = 'A later check no longer finds it: it is resolved.'

const ALREADY_WAIVED = '{who} has waived it already.'
const ALREADY_ASSIGNED = 'It is assigned to {who} by now.'
const RULE_ACCEPTED =
  'Its rule is accepted in this organisation. Stop accepting the rule in Settings to reopen its violations.'

function planFor(row: ViolationRow, wanted: Wanted): Plan {
  const { status } = row
  switch (wanted.act) {
    case 'comment':
      return { act: 'commented', oldValue: null, newValue: null, text: wanted.text }
    case 'waive':
      if (status === 'resolved') return RESOLVED
      if (status === 'waived') return ALREADY_WAIVED
      return { act: 'waived', oldValue: status, newValue: 'waived', text: wanted.reason }
    case 'reopen':
      if (status === 'resolved') return `${RESOLVED} Only a check opens it again.`
      if (status === 'open') return null
      if (row.acceptedRule) return RULE_ACCEPTED
      return { act: 'reopened', oldValue: status, newValue: 'open', text: wanted.reason ?? null }
    case 'assign':
      if (status === 'resolved') return RESOLVED
      if (row.ownerId === wanted.ownerId) return null
      if (wanted.from !== undefined && row.ownerId !== wanted.from) return ALREADY_ASSIGNED
      return { act: 'assigned', oldValue: row.ownerId, newValue: wanted.ownerId, text: null }
    case 'due':
      return status === 'resolved' ? RESOLVED : planDue(row, wanted.dueAt)
  }
}

function planDue(row: ViolationRow, wanted: string | null): Plan {
  const before = row.dueAt?.toISOString() ?? null
  const after =
    wanted === null ? (row.calculatedDueAt?.toISOString() ?? null) : new Date(wanted).toISOString()
  const reason = wanted === null ? row.calculatedDueReason : 'person'
  if (before === after && row.dueReason === reason) return null
  return { act: 'due', oldValue: before, newValue: after, text: null }
}

function columnsOf(wanted: Wanted, { author, now, approvals }: Acting): { [Name in keyof Columns]: unknown } {
  switch (wanted.act) {
    case 'comment':
      return { commentCount: sql`comment_count + 1` }
    case 'waive':
      return {
        status: 'waived',
        waiverReason: wanted.reason,
        waivedBy: author,
        waivedAt: now,
        waiverExpiresAt: wanted.expiresAt ? new Date(wanted.expiresAt) : null,
        acceptedBy: approvals ? approvalOf(approvals) : null,
        acceptedRule: null,
      }
    case 'reopen':
      // Undoing it waives it by the same approval again.
      return { status: 'open', reopenedAt: now }
    case 'assign':
      return { ownerId: wanted.ownerId }
    case 'due':
      return wanted.dueAt === null
        ? { dueAt: sql`calculated_due_at`, dueReason: sql`calculated_due_reason` }
        : { dueAt: new Date(wanted.dueAt), dueReason: 'person' }
  }
}

/** In the statement that waives: each violation is written once, with all its indexes. */
const approvalOf = (approvals: NonNullable<Acting['approvals']>) => {
  const column = (values: string[]) => sql`${sql.param(values)}::uuid[]`
  const ids = column(approvals.map(({ id }) => id))
  const documentIds = column(approvals.map(({ documentId }) => documentId))
  return sql`(select a.id from unnest(${ids}, ${documentIds}) a(id, document_id) where a.document_id = violations.document_id)`
}

async function afterwards(
  db: TenantDb,
  changed: readonly { row: ViolationRow }[],
  wanted: Wanted,
  { author, now }: Acting,
  follow: FollowActs,
): Promise<void> {
  const documentIds = [...new Set(changed.map(({ row }) => row.documentId))].sort()
  if (documentIds.length === 0) return
  if (wanted.act === 'waive' && wanted.expiresAt) {
    await enqueueAfter(db, 'waivers', Date.parse(wanted.expiresAt) - now.getTime())
  }
  if (wanted.act === 'comment') await notifyMentioned(db, changed, wanted, author)
  if (wanted.act === 'assign' && wanted.ownerId) await notifyOwner(db, changed, wanted.ownerId, author)
  if (wanted.act === 'waive' || wanted.act === 'reopen') {
    const blocking = changed.filter(({ row }) => isBlocking(row))
    const reopened = wanted.act === 'reopen' ? blocking.map(({ row }) => row.documentId) : []
    await follow(db, { documentIds, reopened: [...new Set(reopened)].sort(), author })
  }
  await publishViolations(db, documentIds)
}

/** Only members: nobody else may read the document. */
async function notifyMentioned(
  db: TenantDb,
  changed: readonly { row: ViolationRow }[],
  { text, mentions = [] }: Extract<Wanted, { act: 'comment' }>,
  author: string,
): Promise<void> {
  if (mentions.length === 0) return
  const members = new Set((await membersIn(db)).map(({ id }) => id))
  const people = mentions.filter((id) => members.has(id))
  for (const documentId of new Set(changed.map(({ row }) => row.documentId)))
    await addDocumentNotice(db, documentId, { kind: 'mentioned', author, people, facts: { comment: text } })
}

/** Who did not give it to themselves hears of it. */
async function notifyOwner(
  db: TenantDb,
  changed: readonly { row: ViolationRow }[],
  owner: string,
  author: string,
): Promise<void> {
  const byDocument = Map.groupBy(changed, ({ row }) => row.documentId)
  const counts = new Map([...byDocument].map(([id, { length }]) => [id, length]))
  await addViolationNotices(db, counts, { kind: 'assigned', author, people: [owner] })
}

import { z } from 'zod'
import { consignmentValue } from './consignment.ts'
import { personName } from './members.ts'
import { violationCan, violationFilter, violationRow } from './violations.ts'

/** Everything that can happen to a violation. Kept permanently, with who and when. */
export const VIOLATION_ACTS = [
  'found',
  'resolved',
  'reclassified',
  'reopened',
  'waived',
  'waiver-expired',
  'assigned',
  'due',
  'commented',
] as const
export const violationActName = z.enum(VIOLATION_ACTS)
export type ViolationActName = z.infer<typeof violationActName>

export const violationAct = z.object({
  id: z.string(),
  act: violationActName,
  /** Null: the product itself, by a check or because time passed. */
  author: personName.nullable(),
  at: z.iso.datetime(),
  /** A status, the name of an owner, or an instant, by the act; null where there was or is none. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** The reason or the comment, in the person's words. */
  text: z.string().nullable(),
})
export type ViolationAct = z.infer<typeof violationAct>

export const violationComment = z.object({
  id: z.string(),
  author: personName,
  at: z.iso.datetime(),
  text: z.string(),
})
export type ViolationComment = z.infer<typeof violationComment>

export const violationDetail = violationRow.extend({
  /** Oldest first. */
  comments: z.array(violationComment),
  /** Oldest first. */
  acts: z.array(violationAct),
  /** What the caller may do to it in its current state. */
  can: z.array(violationCan),
})
export type ViolationDetail = z.infer<typeof violationDetail>

/** White space alone is no reason. */
const reason = z
  .string()
  .trim()
  .max(2000)
  .refine((text) => /[\p{L}\p{N}]/u.test(text), 'A reason is required')
const [EARLIEST, LATEST] = [Date.UTC(2000, 0, 1), Date.UTC(2200, 0, 1)]
const instant = z.iso
  .datetime({ offset: true })
  .refine(
    (text) => Date.parse(text) >= EARLIEST && Date.parse(text) < LATEST,
    'A date from 2000 to 2199 is needed',
  )

export const waiveRequest = z.object({ reason, expiresAt: instant.nullable().optional() })
export type WaiveRequest = z.infer<typeof waiveRequest>

export const reopenRequest = z.object({ reason: reason.optional() }).nullish()
export type ReopenRequest = z.infer<typeof reopenRequest>

export const commentRequest = z.object({
  text: z.string().trim().min(1, 'Required').max(4000),
  /** Ids of members whom the text names: they are notified. */
  mentions: z.array(z.string().max(100)).max(50).optional(),
})
export type CommentRequest = z.infer<typeof commentRequest>

/** What is left out stays. `ownerId` null: nobody; `dueAt` null: as the product calculates it. */
export const violationChange = z.object({
  ownerId: z.string().max(100).nullable().optional(),
  dueAt: instant.nullable().optional(),
})
export type ViolationChange = z.infer<typeof violationChange>

/** How many violations one bulk act reaches at most. */
export const MOST_PER_BULK = 5_000

const bulkAct = z.discriminatedUnion('act', [
  waiveRequest.extend({ act: z.literal('waive') }),
  z.object({ act: z.literal('reopen'), reason: reason.optional() }),
  z.object({
    act: z.literal('assign'),
    ownerId: z.string().max(100).nullable(),
    /** The owner that the caller saw; a violation that has another owner now is not assigned. Left out: any owner. */
    from: z.string().max(100).nullable().optional(),
  }),
  z.object({ act: z.literal('due'), dueAt: instant.nullable() }),
])
export type BulkAct = z.infer<typeof bulkAct>

/** Violations by their ids, or all that match a filter: exactly one of both. */
export const bulkRequest = z
  .object({
    ids: z.array(z.string().max(100)).min(1).max(MOST_PER_BULK).optional(),
    filter: violationFilter.optional(),
  })
  .and(bulkAct)
export type BulkRequest = z.infer<typeof bulkRequest>

/** Violations by their ids, or all open ones that match a filter: exactly one of both. */
export const correctViolations = z.object({
  ids: z.array(z.string().max(100)).min(1).optional(),
  filter: violationFilter.optional(),
  /** In each of the places; left out: the value that the rule of each violation knows. */
  value: consignmentValue.optional(),
})
export type CorrectViolations = z.infer<typeof correctViolations>

export const bulkAnswer = z.object({
  /** Ids of those that were changed. */
  done: z.array(z.string()),
  /** The others, each with the reason in words; what already was in that state counts as done. */
  notDone: z.array(z.object({ id: z.string(), why: z.string() })),
  /** Of `done` those that were in another state before: what can be undone. */
  changed: z.array(z.string()).optional(),
  /** Ids of the corrections that were made, by document: what can be withdrawn. */
  corrected: z.array(z.object({ documentId: z.string(), corrections: z.array(z.number().int()) })).optional(),
})
export type BulkAnswer = z.infer<typeof bulkAnswer>

/** The caller's own latest act of this name on each. */
export const undoRequest = z.object({
  act: z.enum(['waive', 'reopen', 'assign', 'due']),
  ids: z.array(z.string().max(100)).min(1).max(MOST_PER_BULK),
})
export type UndoRequest = z.infer<typeof undoRequest>

import { z } from 'zod'
import { personName } from './members.ts'

/**
 * 'checked', 'failed': a document's last job has ended. 'violations': critical or high ones were opened by something else
 * than its own processing. 'approved', 'rejected': somebody decided. 'assigned', 'due': violations of one's own, or of
 * nobody. 'applied', 'application': an application for a certification was made, was given another status.
 * 'address-verified': an account's address was verified, and what it had set up before waits for confirmation.
 * 'refused': many requests of a member or an API key were refused.
 * 'webhook-off': a webhook was switched off. 'mentioned': somebody named one in a comment.
 * 'withdrawn': a later check had another result, so that what one decided was withdrawn.
 * 'partner-answered': a partner whom one asked has answered. 'partner-silent': the link expired without an answer, or the partner declined.
 */
export const NOTICE_KINDS = [
  'checked',
  'failed',
  'violations',
  'approved',
  'rejected',
  'assigned',
  'due',
  'applied',
  'application',
  'address-verified',
  'refused',
  'webhook-off',
  'mentioned',
  'partner-answered',
  'partner-silent',
  'withdrawn',
] as const
export const noticeKind = z.enum(NOTICE_KINDS)
export type NoticeKind = z.infer<typeof noticeKind>

/** What the sentence of a notice needs, as it was then; which are there depends on the kind. */
export const noticeFacts = z.object({
  /** Of a checked document, or of an application; what was decided and is withdrawn. */
  status: z.string().optional(),
  /** Null: no rule judges it. */
  score: z.number().nullable().optional(),
  /** Open violations. */
  violations: z.number().int().optional(),
  /** Critical and high ones that were opened. */
  grave: z.number().int().optional(),
  /** Those that the notices before it reported, whose place it took after they were mailed; digests report them. */
  graveBefore: z.number().int().optional(),
  /** Of a failed job: what was wrong and what to do. */
  message: z.string().optional(),
  comment: z.string().optional(),
  /** Values that a partner answered; violations that were assigned, or are due; members and keys that wait; requests that were refused. */
  count: z.number().int().optional(),
  dueAt: z.iso.datetime().optional(),
  /** Who was asked. */
  partner: z.string().optional(),
})
export type NoticeFacts = z.infer<typeof noticeFacts>

export const notice = z.object({
  id: z.string(),
  kind: noticeKind,
  at: z.iso.datetime(),
  /** The name of the document, of what was applied for, or of the member or key. */
  subject: z.string(),
  documentId: z.string().nullable(),
  /** Null: the product itself. */
  author: personName.nullable(),
  facts: noticeFacts,
  read: z.boolean(),
})
export type Notice = z.infer<typeof notice>

export const notificationsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(100).optional(),
})

/** Newest first, of the last 90 days. `total` is counted no further than 1,000, `unread` no further than 100. */
export const notificationsList = z.object({
  items: z.array(notice),
  nextCursor: z.string().nullable(),
  total: z.number().int(),
  unread: z.number().int(),
})
export type NotificationsList = z.infer<typeof notificationsList>

const noticeId = z.string().regex(/^\d{1,18}$/, 'must be the id of a notification')

/** Single ones, or everything up to one. */
export const readRequest = z.object({
  ids: z.array(noticeId).max(200).optional(),
  upTo: noticeId.optional(),
})
export type ReadRequest = z.infer<typeof readRequest>

export const readAnswer = z.object({ unread: z.number().int() })
export type ReadAnswer = z.infer<typeof readAnswer>

/** Sent over the live socket when there is something new to be notified of. */
export const notificationsUpdate = z.object({ type: z.literal('notifications_update'), data: z.object({}) })

import { type PartnerRequest, REMINDERS } from '@efti-hub/contract'
import { Refusal } from '../../platform/refusal.ts'
import type { FieldRow, RequestRow } from './tables.ts'

export const DAY_MS = 86_400_000

export function stateOf(row: RequestRow, now: Date): PartnerRequest['state'] {
  if (row.answeredAt) return 'answered'
  if (row.revokedAt) return row.revokedBy ? 'revoked' : 'declined'
  return row.expiresAt <= now ? 'expired' : 'waiting'
}

/** Whether its links lead to anything. */
export const isOpen = ({ revokedAt, expiresAt }: RequestRow, now: Date): boolean =>
  revokedAt === null && expiresAt > now

/** Something can still be sent through its links. */
export const isAnswerable = (row: RequestRow, fields: readonly FieldRow[], now: Date): boolean =>
  isOpen(row, now) && row.receivedId === null && fields.some(({ answer }) => answer === null)

/** When the next reminder is due that nobody has to send; null: none. */
export function nextReminder(row: RequestRow, now: Date): Date | null {
  const { reminderDays, remindersSent, remindedAt, createdAt, expiresAt } = row
  if (stateOf(row, now) !== 'waiting' || reminderDays === null || remindersSent >= REMINDERS.most) return null
  const due = new Date((remindedAt ?? createdAt).getTime() + reminderDays * DAY_MS)
  return due < expiresAt ? due : null
}

/** The same for links that never were, were revoked, have expired, or whose document was deleted. */
export const linkEnded = () =>
  new Refusal('link_ended', 'This link is not valid, or not any more. Please ask the sender for a new one.')

import {
  auditUpdate,
  consignmentsUpdate,
  documentUpdate,
  jobUpdate,
  notificationsUpdate,
  violationsUpdate,
} from '@efti-hub/contract'
import { z } from 'zod'

const liveMessage = z.discriminatedUnion('type', [
  jobUpdate,
  documentUpdate,
  violationsUpdate,
  consignmentsUpdate,
  notificationsUpdate,
  auditUpdate,
])
type LiveMessage = z.infer<typeof liveMessage>

/** A message of a known type, or null for every other one. Text that cannot be parsed is only logged. */
export function readMessage(text: string): LiveMessage | null {
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch (error) {
    console.error('A live message could not be parsed.', error)
    return null
  }
  return liveMessage.safeParse(message).data ?? null
}

import { type JobUpdate, jobUpdate } from '@efti-hub/contract'

/** A job update, or null for every other kind of message. Text that cannot be parsed is only logged. */
export function readMessage(text: string): JobUpdate['data'] | null {
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch (error) {
    console.error('A live message could not be parsed.', error)
    return null
  }
  return jobUpdate.safeParse(message).data?.data ?? null
}

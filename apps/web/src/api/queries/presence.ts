import type { PresenceUpdate } from '@efti-hub/contract'
import { queryOptions, skipToken } from '@tanstack/react-query'

interface Here {
  name: string
  /** When this page last heard of them, in its own milliseconds. */
  at: number
}

/** Who else has the document open, by their ids; written by the live socket, nothing is fetched. */
export const presenceQuery = (documentId: string) =>
  queryOptions<Record<string, Here>>({ queryKey: ['presence', documentId], queryFn: skipToken })

/** With what was announced now. */
export function withPresence(
  before: Record<string, Here> | undefined,
  { person, here }: PresenceUpdate['data'],
  at = Date.now(),
): Record<string, Here> {
  const { [person.id]: _former, ...others } = before ?? {}
  return here ? { ...others, [person.id]: { name: person.name, at } } : others
}

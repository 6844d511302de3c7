import { z } from 'zod'
import { role } from './accounts.ts'

/** A person as rows name them; who is gone is 'Unknown User'. */
export const personName = z.object({ id: z.string(), name: z.string() })
export type PersonName = z.infer<typeof personName>

export const member = personName.extend({ role })

/** Everybody in the active tenant, by name: never cut into parts, so `nextCursor` is always null. */
export const membersList = z.object({
  items: z.array(member),
  nextCursor: z.null(),
  total: z.number().int(),
})
export type MembersList = z.infer<typeof membersList>

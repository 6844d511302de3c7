import { z } from 'zod'
import { email, role } from './accounts.ts'

/** A person as rows name them; who is gone is 'Unknown User'. */
export const personName = z.object({ id: z.string(), name: z.string() })
export type PersonName = z.infer<typeof personName>

export const member = personName.extend({
  role,
  email: z.string(),
  joinedAt: z.iso.datetime(),
})
export type ListedMember = z.infer<typeof member>

/** Everybody in the active tenant, by name: never cut into parts, so `nextCursor` is always null. */
export const membersList = z.object({
  items: z.array(member),
  nextCursor: z.null(),
  total: z.number().int(),
})
export type MembersList = z.infer<typeof membersList>

export const roleChange = z.object({ role })

export const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role,
  invitedBy: personName,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type Invitation = z.infer<typeof invitation>

/** Those neither accepted, revoked nor expired; the latest first. */
export const invitationsList = z.object({
  items: z.array(invitation),
  nextCursor: z.null(),
  total: z.number().int(),
})
export type InvitationsList = z.infer<typeof invitationsList>

export const invitationRequest = z.object({ email, role })
export type InvitationRequest = z.infer<typeof invitationRequest>

/** `link` is given once, to be passed on by hand; null where it was mailed. */
export const invitationMade = invitation.extend({ link: z.string().nullable() })
export type InvitationMade = z.infer<typeof invitationMade>

/** What the holder of an invitation's token sees; of the address only enough for its owner to recognise it. */
export const invitationOffer = z.object({ email: z.string(), role, tenantName: z.string() })
export type InvitationOffer = z.infer<typeof invitationOffer>

export const invitationToken = z.object({ token: z.string().max(200) })

/** A member, key or webhook that an account set up before its address was verified; not active until it is kept. */
export const heldAccess = z.object({
  id: z.string(),
  kind: z.enum(['member', 'key', 'webhook']),
  name: z.string(),
  /** Of a member. */
  email: z.string().nullable(),
  /** Of a member or key. */
  role: role.nullable(),
  heldAt: z.iso.datetime(),
})
export type HeldAccess = z.infer<typeof heldAccess>

export const heldAccessList = z.object({
  items: z.array(heldAccess),
  nextCursor: z.null(),
  total: z.number().int(),
})
export type HeldAccessList = z.infer<typeof heldAccessList>

export const heldAccessDecision = z.object({
  keep: z.array(z.string().max(100)).max(1000),
  remove: z.array(z.string().max(100)).max(1000),
})
export type HeldAccessDecision = z.infer<typeof heldAccessDecision>

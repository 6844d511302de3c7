import { z } from 'zod'

/** A key is an operator or an auditor; managing stays with people. */
export const keyRole = z.enum(['operator', 'auditor'])
export type KeyRole = z.infer<typeof keyRole>

export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  role: keyRole,
  /** The last four characters of the secret. */
  hint: z.string(),
  createdAt: z.iso.datetime(),
  /** When the present secret was shown; null: never. */
  revealedAt: z.iso.datetime().nullable(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** The address of that use. */
  lastUsedFrom: z.string().nullable(),
  /** From then on it is refused; null: good until it is revoked. */
  expiresAt: z.iso.datetime().nullable(),
  expired: z.boolean(),
})
export type ApiKey = z.infer<typeof apiKey>

/** The keys that are active, the oldest first. */
export const keysList = z.object({
  items: z.array(apiKey),
  nextCursor: z.null(),
  total: z.number().int(),
  /** Whether the caller may make, rotate and revoke keys. */
  mayChange: z.boolean(),
})
export type KeysList = z.infer<typeof keysList>

export const keyRequest = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'A name is required')
    .max(80)
    .regex(/^\P{Cc}*$/u),
  role: keyRole,
  /** In the future; left out or null: good until it is revoked. */
  expiresAt: z.iso.datetime({ offset: true }).nullish(),
})
export type KeyRequest = z.infer<typeof keyRequest>

/** The secret is given here and never again. */
export const keyMade = apiKey.extend({ secret: z.string() })
export type KeyMade = z.infer<typeof keyMade>

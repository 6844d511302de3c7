import { z } from 'zod'

/** Left out or empty: the identity has to be confirmed already (`/api/auth/confirm`). */
export const passwordProof = z.object({ password: z.string().max(1024).optional() })

/** For the authenticator app: as a picture to scan, and as text to type in. */
export const twoFactorSetup = z.object({
  secret: z.string(),
  uri: z.string(),
  /** The QR code by rows, 1 dark and 0 light. */
  qr: z.array(z.string()),
})
export type TwoFactorSetup = z.infer<typeof twoFactorSetup>

export const twoFactorCode = z.object({ code: z.string().trim().min(1, 'A code is required').max(40) })

/** Each signs in once in place of a code; given here and never again. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof recoveryCodes>

export const openSession = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  /** To the day. */
  usedAt: z.iso.datetime(),
  address: z.string(),
  userAgent: z.string(),
})
export type OpenSession = z.infer<typeof openSession>

export const sessionsList = z.object({
  items: z.array(openSession),
  nextCursor: z.null(),
  total: z.number().int(),
})
export type SessionsList = z.infer<typeof sessionsList>

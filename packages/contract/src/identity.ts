import { z } from 'zod'

/** What is still needed to confirm that it is them, and whether they did so minutes ago. */
export const identityCheck = z.object({
  /** Until when calls that answer `confirm_identity` are let through; null: not now. */
  confirmedUntil: z.iso.datetime().nullable(),
  password: z.boolean(),
  /** Beside the password or the sign-in at the provider: of the authenticator app, or a recovery code. */
  code: z.boolean(),
  /** The identity provider to sign in with once more, at `/api/login?confirm=true`, in place of the password; null: none that knows this person. */
  provider: z.string().nullable(),
})
export type IdentityCheck = z.infer<typeof identityCheck>

/** One of the two, or both. */
export const identityProof = z
  .object({
    password: z.string().min(1, 'Password is required').max(1024).optional(),
    code: z.string().trim().min(1, 'A code is required').max(40).optional(),
  })
  .refine(({ password, code }) => password !== undefined || code !== undefined, {
    message: 'Please give the password or a code.',
    path: ['password'],
  })
export type IdentityProof = z.infer<typeof identityProof>

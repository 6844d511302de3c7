import { z } from 'zod'
import { ROLES } from './choices.ts'
import { PASSWORD_MIN_LENGTH } from './limits.ts'

export const role = z.enum(ROLES)
export type Role = z.infer<typeof role>

const EMAIL_MESSAGE = 'Please enter a valid email address'
export const email = z.string(EMAIL_MESSAGE).trim().toLowerCase().check(z.email(EMAIL_MESSAGE)).max(254)

/** No control characters: PostgreSQL cannot store the first of them, and no name has any. */
export const nameOfPerson = (missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(100)
    .regex(/^\P{Cc}*$/u)

export const loginPayload = z.object({
  email,
  password: z.string().min(1, 'Password is required').max(1024),
  /** Of the authenticator app or a recovery code, from who has two-factor sign-in; asked for by `code_required`. */
  code: z.string().trim().max(40).optional(),
})
export type LoginPayload = z.infer<typeof loginPayload>

const newPassword = z
  .string()
  .min(PASSWORD_MIN_LENGTH, `Password must be at least ${PASSWORD_MIN_LENGTH} characters`)
  .max(1024)

/** Typed twice the same; shown together with the other fields' messages, not only once they are all right. */
const TYPED_TWICE = {
  message: "Passwords don't match",
  path: ['confirmPassword'],
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}

export const passwordChange = z
  .object({
    /** Left empty by who has none yet. */
    currentPassword: z.string().max(1024),
    password: newPassword,
    confirmPassword: z.string(),
  })
  .refine((form) => form.password === form.confirmPassword, TYPED_TWICE)
export type PasswordChange = z.infer<typeof passwordChange>

export const passwordReset = z
  .object({ token: z.string().max(200), password: newPassword, confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, TYPED_TWICE)
export type PasswordReset = z.infer<typeof passwordReset>

export const resetRequest = z.object({ email })

export const registrationPayload = z
  .object({
    email,
    firstName: nameOfPerson('First name is required'),
    lastName: nameOfPerson('Last name is required'),
    password: newPassword,
    confirmPassword: z.string(),
    /** The token of an invitation: its tenant is joined, and none is founded. */
    invitation: z.string().max(200).optional(),
  })
  .refine((form) => form.password === form.confirmPassword, TYPED_TWICE)
export type RegistrationPayload = z.infer<typeof registrationPayload>

export const membership = z.object({ tenantId: z.string(), role, tenantName: z.string() })
export type Membership = z.infer<typeof membership>

/** The current user; the active tenant's membership stands first. */
export const currentUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  tenantId: z.string().nullable(),
  tenants: z.array(membership),
  /** Sees all tenants' figures, never their documents. */
  platformAdmin: z.boolean(),
})
export type CurrentUser = z.infer<typeof currentUser>

/** Answer to sign-in and to registration. `warning` is set for a well-known password, which is not refused. */
export const signedIn = z.object({ user: currentUser, warning: z.string().optional() })
export type SignedIn = z.infer<typeof signedIn>

/** The external one that is configured; null where none is. */
export const identityProvider = z.object({ name: z.string().nullable() })
export type IdentityProvider = z.infer<typeof identityProvider>

export const tenantChoice = z.object({ tenantId: z.string() })

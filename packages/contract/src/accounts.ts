import { z } from 'zod'
import { ROLES } from './choices.ts'
import { PASSWORD_MIN_LENGTH } from './limits.ts'
import { plainName } from './plain-name.ts'

export const role = z.enum(ROLES)
export type Role = z.infer<typeof role>

const EMAIL_MESSAGE = 'Please enter a valid email address'
export const email = z.string(EMAIL_MESSAGE).trim().toLowerCase().check(z.email(EMAIL_MESSAGE)).max(254)

export const nameField = (missing: string) => plainName(100, missing)

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
    /** Empty only for who has none yet; they confirm their identity in another way (`/api/auth/confirm`). */
    currentPassword: z.string().max(1024).optional(),
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
    firstName: nameField('First name is required'),
    lastName: nameField('Last name is required'),
    password: newPassword,
    confirmPassword: z.string(),
    /** The token of an invitation: its tenant is joined, and none is founded. */
    invitation: z.string().max(200).optional(),
  })
  .refine((form) => form.password === form.confirmPassword, TYPED_TWICE)
export type RegistrationPayload = z.infer<typeof registrationPayload>

export const membership = z.object({
  tenantId: z.string(),
  role,
  tenantName: z.string(),
  /** The organisation requires a second factor, and this session has none: nothing can be done in it until it has. */
  needsTwoFactor: z.boolean(),
})
export type Membership = z.infer<typeof membership>

/** The current user; the active tenant's membership is first. */
export const currentUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  tenantId: z.string().nullable(),
  tenants: z.array(membership),
  /** Sees all tenants' figures, never their documents. */
  platformAdmin: z.boolean(),
  /** Whether two-factor sign-in is set up. */
  hasTwoFactor: z.boolean(),
  /** Set where mail is sent and the person has not confirmed their address: nothing is mailed in their name yet. */
  confirmsEmail: z.literal(true).optional(),
})
export type CurrentUser = z.infer<typeof currentUser>

/** Answer to sign-in and to registration. `warning` is set for a password that is easily guessed and was taken all the same. */
export const signedIn = z.object({ user: currentUser, warning: z.string().optional() })
export type SignedIn = z.infer<typeof signedIn>

/** The external one that is configured; null where none is. */
export const identityProvider = z.object({ name: z.string().nullable() })
export type IdentityProvider = z.infer<typeof identityProvider>

/** Who may register. `domains`: of email addresses; an invitation is good for any address. */
export const registrationRule = z.object({
  mode: z.enum(['open', 'invited', 'domains']),
  domains: z.array(z.string()),
})
export type RegistrationRule = z.infer<typeof registrationRule>

/** Of a link in a mail. */
export const mailToken = z.object({ token: z.string().max(1000) })

/** Of our own page; a mail program sends a form, and the token in the address. */
export const notMeBody = mailToken.nullish()

/** What 'This was not me' ended. */
export const notMeAnswer = z.object({ ended: z.enum(['invitation', 'confirmation', 'reset']) })
export type NotMeAnswer = z.infer<typeof notMeAnswer>

export const tenantChoice = z.object({ tenantId: z.string() })

import { z } from 'zod'
import { PASSWORD_MIN_LENGTH } from './limits.ts'

export const ROLES = ['compliance_manager', 'operator', 'auditor'] as const
export const role = z.enum(ROLES)
export type Role = z.infer<typeof role>

export const ROLE_LABELS: Record<Role, string> = {
  compliance_manager: 'Compliance Manager',
  operator: 'Operator',
  auditor: 'Auditor',
}

const EMAIL_MESSAGE = 'Please enter a valid email address'
const email = z.string(EMAIL_MESSAGE).trim().toLowerCase().check(z.email(EMAIL_MESSAGE)).max(254)

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
})
export type LoginPayload = z.infer<typeof loginPayload>

export const registrationPayload = z
  .object({
    email,
    firstName: nameOfPerson('First name is required'),
    lastName: nameOfPerson('Last name is required'),
    password: z
      .string()
      .min(PASSWORD_MIN_LENGTH, `Password must be at least ${PASSWORD_MIN_LENGTH} characters`)
      .max(1024),
    confirmPassword: z.string(),
  })
  .refine((form) => form.password === form.confirmPassword, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
    // Shown together with the other fields' messages, not only once they are all right.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
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

export const tenantChoice = z.object({ tenantId: z.string() })

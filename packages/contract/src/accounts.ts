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

const email = z.email('Please enter a valid email address').max(254)

export const loginPayload = z.object({
  email,
  password: z.string().min(1, 'Password is required').max(1024),
})
export type LoginPayload = z.infer<typeof loginPayload>

export const registrationPayload = z
  .object({
    email,
    firstName: z.string().trim().min(1, 'First name is required').max(100),
    lastName: z.string().trim().min(1, 'Last name is required').max(100),
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
    when: () => true,
  })
export type RegistrationPayload = z.infer<typeof registrationPayload>

export const membership = z.object({ tenantId: z.string(), role, tenantName: z.string() })

/** The current user; the active tenant's membership stands first. */
export const currentUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  tenantId: z.string().nullable(),
  tenants: z.array(membership),
})
export type CurrentUser = z.infer<typeof currentUser>

/** Answer to sign-in and to registration. `warning` is set for a well-known password, which is not refused. */
export const signedIn = z.object({ user: currentUser, warning: z.string().optional() })
export type SignedIn = z.infer<typeof signedIn>

export const tenantChoice = z.object({ tenantId: z.string() })

import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { RegistrationPayload } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { AccountsDb } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../services.ts'
import { acceptInvitation, invitationIn } from './invitations/accept-invitation.ts'
import { hashPassword, inPasswordTurn } from './passwords.ts'

type NewPerson = Omit<RegistrationPayload, 'confirmPassword'>

interface Registered {
  userId: string
  tenantId: string
}

/**
 * The person, their own tenant, their role in it and its 'Production' key, or nothing of all this. With an invitation: the
 * person and their role in the tenant that invites.
 */
export async function registerPerson<T>(
  services: Services,
  person: NewPerson,
  andThen: (db: AccountsDb, registered: Registered) => Promise<T>,
): Promise<T> {
  const password = await inPasswordTurn(() => hashPassword(person.password))
  const invitation = person.invitation === undefined ? null : invitationIn(person.invitation)
  const made = { userId: randomUUID(), tenantId: invitation?.tenantId ?? randomUUID() }
  return services.database.unsafeAccounts(async (db) => {
    const { rowCount } = await db.execute(sql`
      insert into accounts.users (id, first_name, last_name, email)
      values (${made.userId}, ${person.firstName}, ${person.lastName}, ${person.email})
      on conflict (email) do nothing`)
    if (rowCount === 0) {
      throw new Refusal(
        'email_taken',
        'An account with this email address already exists. Please sign in instead.',
      )
    }
    await db.execute(sql`insert into accounts.passwords (user_id, hash) values (${made.userId}, ${password})`)
    const name = `${person.firstName} ${person.lastName}`
    if (invitation) {
      await acceptInvitation(services, db, { hash: invitation.hash }, { userId: made.userId, name })
    } else await foundTenant(db, made, firstNameOf(name))
    return andThen(db, made)
  }, made)
}

/** What an organisation is called until somebody names it. */
export const firstNameOf = (person: string) => `${person}'s organisation`

/** `db` is bound to the new tenant. */
export async function foundTenant(db: AccountsDb, made: Registered, name: string): Promise<void> {
  await db.execute(sql`
    insert into hub.tenants (id, name, founded_by) values (${made.tenantId}, ${name}, ${made.userId})`)
  await db.execute(sql`
    insert into hub.memberships (tenant_id, user_id, role)
    values (${made.tenantId}, ${made.userId}, 'compliance_manager')`)
  // Nobody has seen this secret and nobody can: a first use is made by rotating the key.
  const secret = `efti_${randomBytes(32).toString('base64url')}`
  await db.execute(sql`
    insert into hub.api_keys (tenant_id, name, hint, secret_hash)
    values (${made.tenantId}, 'Production', ${secret.slice(-4)}, ${createHash('sha256').update(secret).digest()})`)
}

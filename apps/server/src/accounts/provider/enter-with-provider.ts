import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { AccountsDb } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { bind } from '../bind.ts'
import { findAddress } from '../confirmation/store.ts'
import { acceptInvitation } from '../invitations/accept-invitation.ts'
import { recordEntry } from '../record-entry.ts'
import { firstNameOf, foundTenant } from '../register-person.ts'
import { mayRegister } from '../registration-rule.ts'
import { takeOverUnconfirmed } from '../takeover/take-over.ts'
import { isSuspended } from '../tenant-store.ts'
import type { Vouched } from './ask-provider.ts'
import { addIdentity, findPersonByIdentity } from './identity-store.ts'
import { requireOwnProof } from './require-own-proof.ts'

/** The identity is new here, and the provider does not vouch for an email. */
export class EmailUnverified extends Error {}

/** Registration is by invitation or for some domains, and this person has neither. */
export class RegistrationClosed extends Error {}

/**
 * The person behind an identity: known by it; else by the email that the provider has verified; else new. Open invitations
 * to that email are joined. Who is new and invited nowhere gets an organisation of their own, as by registration.
 */
export async function enterWithProvider(
  services: Services,
  db: AccountsDb,
  vouched: Vouched,
): Promise<string> {
  const { issuer, subject, email } = vouched
  const known = await findPersonByIdentity(db, services.dataCipher, { issuer, subject })
  if (!known && !email) throw new EmailUnverified('the identity provider does not vouch for the email')
  const person = known
    ? { userId: known, isNew: false }
    : await personOf(services, db, { ...vouched, email: email ?? '' })
  await bind(db, 'app.user_id', person.userId)
  const joined = email ? await joinWhereInvited(services, db, person.userId, email) : 0
  if (person.isNew) {
    if (joined === 0 && !mayRegister(services.config.registration, email ?? '')) {
      throw new RegistrationClosed('registration is restricted, and nobody invited this person')
    }
    if (joined === 0) await foundOwn(db, person.userId)
    await recordEntry(db, person, 'register', {
      details: `The identity provider ${issuer} vouches for the email`,
    })
  }
  return person.userId
}

async function personOf(
  services: Services,
  db: AccountsDb,
  { issuer, subject, email, firstName, lastName }: Vouched & { email: string },
): Promise<{ userId: string; isNew: boolean }> {
  const id = randomUUID()
  const now = services.clock.now()
  const { rowCount } = await db.execute(sql`
    insert into accounts.users (id, first_name, last_name, email, email_confirmed_at)
    values (${id}, ${firstName || email.split('@')[0] || email}, ${lastName}, ${email}, ${now})
    on conflict (email) do nothing`)
  const isNew = rowCount === 1
  const userId = isNew ? id : await linkAccount(services, db, { email, issuer, firstName, lastName })
  await addIdentity(db, services.dataCipher, { issuer, subject, userId, createdAt: now })
  return { userId, isNew }
}

/**
 * Somebody registered with this email, which registration does not verify. Whose it is is known only now: what an account
 * set up whose address nobody had confirmed ends, or waits for the owner. A confirmed one is opened by its own password or
 * second factor once more.
 */
async function linkAccount(
  services: Services,
  db: AccountsDb,
  {
    email,
    issuer,
    firstName,
    lastName,
  }: Pick<Vouched, 'issuer' | 'firstName' | 'lastName'> & { email: string },
): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from accounts.users where email = ${email} for update`,
  )
  const [person] = rows
  if (!person) throw new Error('somebody with this email was there a moment ago')
  const tookOver = await takeOverUnconfirmed(
    services,
    db,
    person.id,
    `The identity provider ${issuer} verified it`,
  )
  if (!tookOver) await requireOwnProof(db, person.id)
  if (tookOver && firstName) {
    await db.execute(sql`
      update accounts.users set first_name = ${firstName}, last_name = ${lastName} where id = ${person.id}`)
  }
  await recordEntry(db, { userId: person.id }, 'identity-linked', { newValue: issuer })
  return person.id
}

/** After the owner of the account has shown that it is theirs. */
export async function linkToOwner(
  services: Services,
  db: AccountsDb,
  { issuer, subject, email }: Pick<Vouched, 'issuer' | 'subject'> & { email: string },
  userId: string,
): Promise<void> {
  const account = await findAddress(db, userId)
  const known = await findPersonByIdentity(db, services.dataCipher, { issuer, subject })
  if (!account?.confirmed || (known && known !== userId)) {
    throw new Refusal(
      'link_ended',
      'The account has changed meanwhile. Please start again from the sign-in page.',
    )
  }
  if (!known) {
    await addIdentity(db, services.dataCipher, { issuer, subject, userId, createdAt: services.clock.now() })
    await recordEntry(db, { userId }, 'identity-linked', { newValue: issuer })
  }
  await bind(db, 'app.user_id', userId)
  await joinWhereInvited(services, db, userId, email)
}

async function joinWhereInvited(
  services: Services,
  db: AccountsDb,
  userId: string,
  email: string,
): Promise<number> {
  const now = services.clock.now()
  await bind(db, 'app.verified_email', email)
  const { rows } = await db.execute<{ id: string; tenantId: string; name: string }>(sql`
    select i.id, i.tenant_id as "tenantId", u.name
      from hub.invitations i join accounts.users u on u.id = ${userId}
     where i.email = ${email} and i.accepted_at is null and i.withdrawn_at is null and i.expires_at > ${now}
     order by i.created_at, i.id`)
  let joined = 0
  for (const { id, tenantId, name } of rows) {
    await bind(db, 'app.tenant_id', tenantId)
    if (await isSuspended(db)) continue
    joined += 1
    await acceptInvitation(services, db, { id }, { userId, name })
  }
  await bind(db, 'app.verified_email', '')
  return joined
}

async function foundOwn(db: AccountsDb, userId: string): Promise<void> {
  const tenantId = randomUUID()
  await bind(db, 'app.tenant_id', tenantId)
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from accounts.users where id = ${userId}`,
  )
  await foundTenant(db, { userId, tenantId }, firstNameOf(rows[0]?.name ?? ''))
}

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { House } from '../../house.ts'
import type { AccountsDb } from '../../platform/database.ts'
import { acceptInvitation } from '../invitations/accept-invitation.ts'
import { endSessionsOf } from '../own-account/sessions-of-person.ts'
import { recordEntry } from '../record-entry.ts'
import { foundTenant } from '../register-person.ts'
import { isSuspended } from '../tenant-store.ts'
import { endTwoFactor } from '../two-factor/store.ts'
import type { Vouched } from './ask-provider.ts'

/** The identity is new here, and the provider does not vouch for an e-mail. */
export class EmailUnverified extends Error {}

/**
 * The person behind an identity: known by it; else by the e-mail that the provider has verified; else new. Open invitations
 * to that e-mail are joined. Who is new and invited nowhere gets an organisation of their own, as by registration.
 */
export async function enterWithProvider(house: House, db: AccountsDb, vouched: Vouched): Promise<string> {
  const { issuer, subject, email } = vouched
  const now = house.clock.now()
  const { rows } = await db.execute<{ userId: string }>(sql`
    select user_id as "userId" from accounts.identities where issuer = ${issuer} and subject = ${subject}`)
  const known = rows[0]?.userId
  if (!known && !email) throw new EmailUnverified('the identity provider does not vouch for the e-mail')
  const person = known
    ? { userId: known, isNew: false }
    : await personOf(db, { ...vouched, email: email ?? '' }, now)
  await bind(db, 'app.user_id', person.userId)
  const joined = email ? await joinWhereInvited(db, person.userId, email, now) : 0
  if (person.isNew) {
    if (joined === 0) await foundOwn(db, person.userId)
    await recordEntry(db, person, 'register', {
      details: `The identity provider ${issuer} vouches for the e-mail`,
    })
  }
  return person.userId
}

async function personOf(
  db: AccountsDb,
  { issuer, subject, email, firstName, lastName }: Vouched & { email: string },
  now: Date,
): Promise<{ userId: string; isNew: boolean }> {
  const id = randomUUID()
  const { rowCount } = await db.execute(sql`
    insert into accounts.users (id, first_name, last_name, email)
    values (${id}, ${firstName || email.split('@')[0] || email}, ${lastName}, ${email})
    on conflict (email) do nothing`)
  const isNew = rowCount === 1
  const userId = isNew ? id : await takeOver(db, email, issuer)
  await db.execute(sql`
    insert into accounts.identities (issuer, subject, user_id, created_at)
    values (${issuer}, ${subject}, ${userId}, ${now})`)
  return { userId, isNew }
}

/**
 * Somebody registered with this e-mail, which registration does not verify. Whose it is is known only now: whatever would
 * let anybody else in, password, second factor and sessions, ends the first time that a provider vouches for it.
 */
async function takeOver(db: AccountsDb, email: string, issuer: string): Promise<string> {
  const { rows } = await db.execute<{ id: string; vouched: boolean }>(sql`
    select u.id, exists (select from accounts.identities i where i.user_id = u.id) as vouched
      from accounts.users u where u.email = ${email} for update`)
  const [person] = rows
  if (!person) throw new Error('somebody with this e-mail was there a moment ago')
  if (person.vouched) {
    await recordEntry(db, { userId: person.id }, 'identity-linked', { newValue: issuer })
    return person.id
  }
  await db.execute(sql`delete from accounts.passwords where user_id = ${person.id}`)
  await db.execute(sql`delete from accounts.password_resets where user_id = ${person.id}`)
  await endTwoFactor(db, person.id)
  await endSessionsOf(db, person.id)
  await recordEntry(db, { userId: person.id }, 'identity-linked', {
    details:
      'The identity provider verified the e-mail: the password, second factor and sessions of before ended',
    newValue: issuer,
  })
  return person.id
}

async function joinWhereInvited(db: AccountsDb, userId: string, email: string, now: Date): Promise<number> {
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
    await acceptInvitation(db, { id }, { userId, name }, now)
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
  await foundTenant(db, { userId, tenantId }, `${rows[0]?.name ?? ''}'s organisation`)
}

async function bind(db: AccountsDb, setting: string, value: string): Promise<void> {
  await db.execute(sql`select set_config(${setting}, ${value}, true)`)
}

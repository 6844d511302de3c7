import { sql } from 'drizzle-orm'
import type { AccountsDb } from '../../platform/database.ts'
import { mailIsOn, queueMail } from '../../platform/mail/queue-mail.ts'
import type { Services } from '../../services.ts'
import { bind } from '../bind.ts'
import { findAddress, markAddressConfirmed } from '../confirmation/store.ts'
import { organisationsTouchedBy } from '../deletion/outcome-store.ts'
import { endSessionsOf, signedOut } from '../own-account/sessions-of-person.ts'
import { recordEntry } from '../record-entry.ts'
import { endTwoFactor } from '../two-factor/store.ts'
import { type Held, holdInTenant } from './hold-access.ts'
import { takeoverMail } from './takeover-mail.ts'

/**
 * The owner of the mailbox shows up, and nobody had confirmed the address before: the person who opened the account may be anyone.
 * What lets them in ends now; members and keys that they set up wait until a Compliance Manager keeps them. Nothing happens
 * to a confirmed account. `how` is for the audit trail. Answers whether it was unconfirmed.
 */
export async function takeOverUnconfirmed(
  services: Services,
  db: AccountsDb,
  userId: string,
  how: string,
): Promise<boolean> {
  const account = await findAddress(db, userId)
  if (!account || account.confirmed) return false
  const now = services.clock.now()
  const credentials = await endCredentials(db, userId)
  await markAddressConfirmed(db, userId, now)
  const held: Held[] = []
  for (const tenantId of await organisationsTouchedBy(db, userId)) {
    await bind(db, 'app.tenant_id', tenantId)
    held.push(await holdInTenant(db, { userId, email: account.email }, tenantId, now))
  }
  if (mailIsOn(services)) await queueMail(db, takeoverMail(services, account.email, held))
  await bind(db, 'app.tenant_id', '')
  await recordEntry(db, { userId }, 'account-taken-over', {
    by: 'product',
    details: `${how}: password, second factor, links and sessions of before ended`,
    oldValue: credentials,
  })
  await bind(db, 'app.tenant_id', '')
  return true
}

/** Socket tickets end with the session that they were issued to. */
async function endCredentials(db: AccountsDb, userId: string) {
  const password = await db.execute(sql`delete from accounts.passwords where user_id = ${userId}`)
  const links = await db.execute(sql`delete from accounts.password_resets where user_id = ${userId}`)
  const secondFactor = await endTwoFactor(db, userId)
  const sessions = await endSessionsOf(db, userId)
  return {
    password: password.rowCount === 1,
    secondFactor,
    resetLinks: links.rowCount ?? 0,
    sessions: signedOut(sessions).oldValue ?? [],
  }
}

import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { refuseCommon } from '../common-passwords/judge-password.ts'
import { storePassword } from '../own-account/change-password.ts'
import { endSessionsOf, signedOut } from '../own-account/sessions-of-person.ts'
import { hashPassword, inPasswordTurn } from '../passwords.ts'
import { recordEntry } from '../record-entry.ts'
import { takeOverUnconfirmed } from '../takeover/take-over.ts'

/**
 * Ends every session of the person, whose email it answers. A second factor stays: a link in a mailbox does not switch it
 * off. But where nobody had confirmed the address, the person who opened the account may not own the mailbox: then all that they
 * set up ends with it.
 */
export async function resetPassword(services: Services, token: string, password: string): Promise<string> {
  const hash = await inPasswordTurn(() => hashPassword(password))
  const now = services.clock.now()
  return services.database.unsafeAccounts(async (db) => {
    const { rows } = await db.execute<{ userId: string; email: string; mailed: boolean }>(sql`
      delete from accounts.password_resets r using accounts.users u
       where r.token_hash = ${createHash('sha256').update(token).digest()} and r.expires_at > ${now} and u.id = r.user_id
      returning u.id as "userId", u.email, r.mailed`)
    const [found] = rows
    if (!found) {
      throw new Refusal('reset_ended', 'This link is used or too old. Please ask for a new one.')
    }
    // The link stays good: nothing of this transaction is kept.
    refuseCommon(services, password, found.email)
    if (found.mailed)
      await takeOverUnconfirmed(
        services,
        db,
        found.userId,
        'A password was chosen with a link that was mailed to it',
      )
    await storePassword(db, found.userId, hash, now)
    const ended = await endSessionsOf(db, found.userId)
    await recordEntry(db, { userId: found.userId }, 'password-reset', signedOut(ended))
    return found.email
  })
}

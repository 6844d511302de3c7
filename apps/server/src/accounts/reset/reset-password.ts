import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { House } from '../../house.ts'
import { Refusal } from '../../platform/refusal.ts'
import { storePassword } from '../own-account/change-password.ts'
import { endSessionsOf, signedOut } from '../own-account/sessions-of-person.ts'
import { hashPassword, inPasswordTurn } from '../passwords.ts'
import { recordEntry } from '../record-entry.ts'

/** Ends every session of the person. A second factor stays: a link in a mailbox does not switch it off. */
export async function resetPassword(house: House, token: string, password: string): Promise<void> {
  const hash = await inPasswordTurn(() => hashPassword(password))
  const now = house.clock.now()
  await house.database.unsafeAccounts(async (db) => {
    const { rows } = await db.execute<{ userId: string }>(sql`
      delete from accounts.password_resets where token_hash = ${createHash('sha256').update(token).digest()} and expires_at > ${now}
      returning user_id as "userId"`)
    const [found] = rows
    if (!found) {
      throw new Refusal('reset_ended', 'This link is used or too old. Please ask for a new one.')
    }
    await storePassword(db, found.userId, hash, now)
    const ended = await endSessionsOf(db, found.userId)
    await recordEntry(db, found, 'password-reset', signedOut(ended))
  })
}

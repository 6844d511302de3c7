import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { AccountsDb } from '../platform/database.ts'

/** A day: long enough to reach somebody by telephone. */
const GOOD_FOR_MS = 24 * 60 * 60 * 1_000

/**
 * The token of `/login#reset=`; the database knows only its SHA-256. Earlier ones end; but a mailed one,
 * which anyone may ask for, leaves one that the operator handed over. `mailed`: only the owner of the mailbox can have it.
 */
export async function makeReset(
  db: AccountsDb,
  userId: string,
  now: Date,
  { mailed }: { mailed: boolean },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest()
  await db.execute(sql`
    delete from accounts.password_resets where user_id = ${userId} and (mailed or not ${mailed}::boolean)`)
  await db.execute(sql`
    insert into accounts.password_resets (token_hash, user_id, created_at, expires_at, mailed)
    values (${hash}, ${userId}, ${now}, ${new Date(now.getTime() + GOOD_FOR_MS)}, ${mailed})`)
  return token
}

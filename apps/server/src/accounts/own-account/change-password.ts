import { sql } from 'drizzle-orm'
import type { AccountsDb } from '../../platform/database.ts'
import type { Caller } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { hashPassword, inPasswordTurn } from '../passwords.ts'
import { recordOwnAct } from '../record-own-act.ts'
import { endSessionsOf, signedOut } from './sessions-of-person.ts'

/** All other sessions of this person end. */
export async function changePassword(
  services: Services,
  caller: Caller & { sessionId: string },
  password: string,
): Promise<void> {
  const hash = await inPasswordTurn(() => hashPassword(password))
  await services.database.unsafeAccounts(async (db) => {
    await storePassword(db, caller.userId, hash, services.clock.now())
    const ended = await endSessionsOf(db, caller.userId, { except: caller.sessionId })
    await recordOwnAct(db, caller, 'password-changed', signedOut(ended))
  })
}

/** Links to choose a new password that were made before are good no longer. */
export async function storePassword(db: AccountsDb, userId: string, hash: string, now: Date): Promise<void> {
  await db.execute(sql`
    insert into accounts.passwords (user_id, hash, changed_at) values (${userId}, ${hash}, ${now})
    on conflict (user_id) do update set hash = excluded.hash, changed_at = excluded.changed_at`)
  await db.execute(sql`delete from accounts.password_resets where user_id = ${userId}`)
}

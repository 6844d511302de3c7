import type { DeletionOutcome } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { AccountsDb, Database } from '../platform/database.ts'
import { type AccountToDelete, deleteAccount, planDeletion } from './deletion/delete-account.ts'
import { makeReset } from './make-reset.ts'
import { endSessionsOf } from './own-account/sessions-of-person.ts'
import { recordEntry } from './record-entry.ts'

/** What is done from the command line alone. Each answers null where there is no such account. */

/** False: it was in that state already. */
export function setPlatformAdministrator(
  database: Database,
  email: string,
  wanted: boolean,
): Promise<boolean | null> {
  return database.unsafeAccounts(async (db) => {
    const person = await findPerson(db, email)
    if (!person) return null
    if (person.platformAdmin === wanted) return false
    await db.execute(sql`update accounts.users set platform_admin = ${wanted} where id = ${person.id}`)
    const action = wanted ? 'platform-administrator-granted' : 'platform-administrator-revoked'
    await recordEntry(db, { userId: person.id }, action, { by: 'product', details: FROM_COMMAND_LINE })
    return true
  })
}

/** A token that opens the form for a new password once. The current password stays valid until then. */
export function issueReset(database: Database, email: string, now: Date): Promise<string | null> {
  return database.unsafeAccounts(async (db) => {
    const person = await findPerson(db, email)
    if (!person) return null
    const token = await makeReset(db, person.id, now, { mailed: false })
    const about = { by: 'product', details: FROM_COMMAND_LINE } as const
    await recordEntry(db, { userId: person.id }, 'password-reset-asked', about)
    return token
  })
}

/** Answers how many were open; null where there is no such account. */
export function endSessions(database: Database, email: string): Promise<number | null> {
  return database.unsafeAccounts(async (db) => {
    const person = await findPerson(db, email)
    if (!person) return null
    const ended = await endSessionsOf(db, person.id)
    const about = { by: 'product', details: FROM_COMMAND_LINE } as const
    if (ended.length > 0) await recordEntry(db, { userId: person.id }, 'sessions-ended', about)
    return ended.length
  })
}

/** Null where there is none. */
export function findAccount(database: Database, email: string): Promise<AccountToDelete | null> {
  return database.unsafeAccounts(async (db) => {
    const { rows } = await db.execute<AccountToDelete & Record<string, unknown>>(sql`
      select id as "userId", coalesce(nullif(name, ''), email) as name, email
        from accounts.users where email = ${email.trim().toLowerCase()}`)
    return rows[0] ?? null
  })
}

/** Answers what became of its organisations. @throws Refusal as when the person does it. */
export function deleteOnRequest(
  database: Database,
  account: AccountToDelete,
  { now, successorId, mayClose }: { now: Date; successorId: string | undefined; mayClose: boolean },
): Promise<DeletionOutcome[]> {
  return database.unsafeAccounts(async (db) => {
    const outcomes = await planDeletion(db, account.userId)
    await deleteAccount(db, account, {
      now,
      by: 'product',
      details: `${FROM_COMMAND_LINE}, on request of the person`,
      close: mayClose ? 'all' : [],
      successorId,
    })
    return outcomes
  })
}

export const FROM_COMMAND_LINE = 'From the command line of the server'

async function findPerson(
  db: AccountsDb,
  email: string,
): Promise<{ id: string; platformAdmin: boolean } | null> {
  const { rows } = await db.execute<{ id: string; platformAdmin: boolean }>(sql`
    select id, platform_admin as "platformAdmin" from accounts.users where email = ${email.trim().toLowerCase()}`)
  return rows[0] ?? null
}

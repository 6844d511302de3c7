import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { AccountsDb } from '../../platform/database.ts'

/** Three days: over a weekend. */
const VALID_FOR_MS = 3 * 24 * 60 * 60 * 1_000

export const hashOfConfirmation = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The token of a confirmation link; the database stores only its SHA-256. An earlier one is void. */
export async function makeConfirmation(db: AccountsDb, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await endConfirmations(db, userId)
  await db.execute(sql`
    insert into accounts.email_confirmations (token_hash, user_id, created_at, expires_at)
    values (${hashOfConfirmation(token)}, ${userId}, ${now}, ${new Date(now.getTime() + VALID_FOR_MS)})`)
  return token
}

/** Whether the token was this person's; it is valid once. */
export async function spendConfirmation(
  db: AccountsDb,
  userId: string,
  token: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    delete from accounts.email_confirmations
     where token_hash = ${hashOfConfirmation(token)} and user_id = ${userId} and expires_at > ${now}`)
  return rowCount === 1
}

export async function endConfirmations(db: AccountsDb, userId: string): Promise<void> {
  await db.execute(sql`delete from accounts.email_confirmations where user_id = ${userId}`)
}

export interface AddressState extends Record<string, unknown> {
  email: string
  confirmed: boolean
  /** The owner of the mailbox answered that the account is not theirs. */
  refused: boolean
}

/** Locked until the transaction ends. */
export async function findAddress(db: AccountsDb, userId: string): Promise<AddressState | null> {
  const { rows } = await db.execute<AddressState>(sql`
    select email, email_confirmed_at is not null as confirmed, confirmation_refused_at is not null as refused
      from accounts.users where id = ${userId} for update`)
  return rows[0] ?? null
}

/** False: it was confirmed already. */
export async function markAddressConfirmed(db: AccountsDb, userId: string, now: Date): Promise<boolean> {
  await endConfirmations(db, userId)
  const { rowCount } = await db.execute(sql`
    update accounts.users set email_confirmed_at = ${now}, confirmation_refused_at = null
     where id = ${userId} and email_confirmed_at is null`)
  return rowCount === 1
}

export async function markRefused(db: AccountsDb, userId: string, now: Date): Promise<void> {
  await endConfirmations(db, userId)
  await db.execute(sql`update accounts.users set confirmation_refused_at = ${now} where id = ${userId}`)
}

import { sql } from 'drizzle-orm'
import type { AccountsDb } from '../../platform/database.ts'
import type { TotpAlgorithm } from './totp.ts'

export interface TwoFactorRow extends Record<string, unknown> {
  sealedSecret: string
  confirmed: boolean
  /** Null until a first code has shown which the app uses. */
  algorithm: TotpAlgorithm | null
  lastStep: number
}

/** Locked: of two sign-ins with one code only the first is let in. */
export async function findTwoFactor(db: AccountsDb, userId: string): Promise<TwoFactorRow | null> {
  const { rows } = await db.execute<TwoFactorRow>(sql`
    select sealed_secret as "sealedSecret", confirmed_at is not null as confirmed, algorithm, last_step::integer as "lastStep"
      from accounts.two_factor where user_id = ${userId} for update`)
  return rows[0] ?? null
}

/** In the place of one that was begun and never confirmed. */
export async function beginTwoFactor(
  db: AccountsDb,
  userId: string,
  sealedSecret: string,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into accounts.two_factor (user_id, sealed_secret, created_at, algorithm)
    values (${userId}, ${sealedSecret}, ${now}, null)
    on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at,
      last_step = 0, algorithm = null`)
}

export async function keepStep(
  db: AccountsDb,
  userId: string,
  { step, algorithm }: { step: number; algorithm: TotpAlgorithm },
): Promise<void> {
  await db.execute(
    sql`update accounts.two_factor set last_step = ${step}, algorithm = ${algorithm} where user_id = ${userId}`,
  )
}

export async function confirmTwoFactor(
  db: AccountsDb,
  userId: string,
  codeHashes: readonly Buffer[],
  now: Date,
): Promise<void> {
  await db.execute(sql`update accounts.two_factor set confirmed_at = ${now} where user_id = ${userId}`)
  await db.execute(sql`delete from accounts.recovery_codes where user_id = ${userId}`)
  for (const hash of codeHashes) {
    await db.execute(
      sql`insert into accounts.recovery_codes (user_id, code_hash) values (${userId}, ${hash})`,
    )
  }
}

/** Whether it was valid; it is valid once. */
export async function spendRecoveryCode(
  db: AccountsDb,
  userId: string,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update accounts.recovery_codes set used_at = ${now}
     where user_id = ${userId} and code_hash = ${hash} and used_at is null`)
  return rowCount === 1
}

export async function markSecondFactor(db: AccountsDb, sessionId: string, now: Date): Promise<void> {
  await db.execute(
    sql`update accounts.sessions set second_factor = true, code_at = ${now} where id = ${sessionId}`,
  )
}

/** No open session counts as one with a second factor any more. */
export async function endTwoFactor(db: AccountsDb, userId: string): Promise<boolean> {
  await db.execute(
    sql`update accounts.sessions set second_factor = false, code_at = null where user_id = ${userId}`,
  )
  await db.execute(sql`delete from accounts.recovery_codes where user_id = ${userId}`)
  const { rowCount } = await db.execute(sql`delete from accounts.two_factor where user_id = ${userId}`)
  return rowCount === 1
}

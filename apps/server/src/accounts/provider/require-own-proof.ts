import { sql } from 'drizzle-orm'
import type { AccountsDb } from '../../platform/database.ts'

/** What somebody who is new at a provider shows that they are the owner of an account with this email. */
interface OwnProof extends Record<string, unknown> {
  password: boolean
  code: boolean
}

/** The account has a password or a second factor of its own, and the provider's word on the email does not replace them. */
export class OwnProofNeeded extends Error {
  readonly asks: string

  constructor({ password, code }: OwnProof) {
    super('the owner of the account has to show its password or second factor once')
    this.asks = [password && 'password', code && 'code'].filter(Boolean).join('-')
  }
}

/** @throws OwnProofNeeded for a confirmed account that has a password, a second factor or both. */
export async function requireOwnProof(db: AccountsDb, userId: string): Promise<void> {
  const { rows } = await db.execute<OwnProof>(sql`
    select exists (select from accounts.passwords where user_id = ${userId}) as password,
           exists (select from accounts.two_factor where user_id = ${userId} and confirmed_at is not null) as code`)
  const [proof] = rows
  if (proof?.password || proof?.code) throw new OwnProofNeeded(proof)
}

import type { Services } from '../services.ts'

const TABLES = ['sessions', 'password_resets', 'email_confirmations']

/** Sessions and links that have ended let nobody in; with them go addresses and programs of people. */
export async function deleteExpiredEntries({ database, clock }: Services): Promise<void> {
  for (const table of TABLES) {
    await database.accountsPool.query(`delete from accounts.${table} where expires_at <= $1`, [clock.now()])
  }
}

import pg from 'pg'
import type { Logger } from './log.ts'
import { type StatementClock, timeStatements } from './measure/slow-statements.ts'
import { nameStatements } from './name-statements.ts'

export type DatabaseRole = 'efti_app' | 'efti_accounts' | 'efti_queue'

/** How each role is reached: by a login of its own, which can take on no other, or by one login for all. */
export type DatabaseUrls = Record<DatabaseRole, string>

/** Logins are left out where there is one for all. */
export const databaseUrls = ({
  appUrl,
  accountsUrl = appUrl,
  queueUrl = appUrl,
}: LoginUrls): DatabaseUrls => ({
  efti_app: appUrl,
  efti_accounts: accountsUrl,
  efti_queue: queueUrl,
})

export interface LoginUrls {
  appUrl: string
  accountsUrl?: string | undefined
  queueUrl?: string | undefined
}

/**
 * A pool whose connections have taken on one of our roles from their first moment. The startup option,
 * not SET ROLE, so that RESET ROLE cannot lead back to the login.
 */
export function openPool(
  url: string,
  role: DatabaseRole,
  log: Logger,
  max = 10,
  clock?: StatementClock,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    options: `-c role=${role}`,
    application_name: `efti-hub ${role}`,
    connectionTimeoutMillis: 10_000,
  })
  // An idle connection that breaks (database restart) is replaced by the pool; unheard it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'))
  // The same for one that is in use: its query fails anyway, and that failure is the one to act on.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.debug({ err: error }, 'a connection broke'))
    nameStatements(client)
    if (clock) timeStatements(client, clock)
  })
  return pool
}

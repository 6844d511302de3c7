import pg from 'pg'
import { spoilsConnection } from './database-errors.ts'
import type { Logger } from './log.ts'
import { type StatementClock, timeStatements } from './measure/slow-statements.ts'
import { nameStatements } from './name-statements.ts'
import { onAnswer } from './on-answer.ts'

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

/** How long a call waits for a connection before it is answered that the service cannot be reached, in milliseconds. */
const CONNECT_MS = 10_000
/** Without a word the network of this connection is asked after this time: a machine that vanished is noticed. */
const KEEP_ALIVE_MS = 10_000

/** What every connection of ours has in common, one that listens included. */
export function connectionOptions(url: string, role: DatabaseRole): pg.ClientConfig {
  return {
    connectionString: url,
    // A pooler that pools by transaction passes no options on: the login itself takes the role there.
    ...(!isPooled(url) && { options: `-c role=${role}` }),
    application_name: `efti-hub ${role}`,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  }
}

const POOLED = 'pooled=transaction'

/** The same address, marked as that of a pooler that pools by transaction. */
export const pooledUrl = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}${POOLED}`

const isPooled = (url: string): boolean => url.endsWith(POOLED)

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
  const pool = new pg.Pool({ ...connectionOptions(url, role), max })
  // An idle connection that breaks (database restart) is replaced by the pool; unheard it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'))
  // The same for one that is in use: its query fails anyway, and that failure is the one to act on.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.debug({ err: error }, 'a connection broke'))
    if (isPooled(url)) forgetNames(client)
    else nameStatements(client)
    if (clock) timeStatements(client, clock)
    noteSpoilt(client)
  })
  pool.on('release', (_error, client) => {
    if (spoilt.has(client)) void client.end().catch(() => {})
  })
  return pool
}

const spoilt = new WeakSet<pg.ClientBase>()

function noteSpoilt(client: pg.ClientBase): void {
  onAnswer(client, () => (error) => {
    if (spoilsConnection(error)) spoilt.add(client)
  })
}

/** Prepared statements live in one connection, and behind such a pooler the next statement may meet another one. */
function forgetNames(client: pg.ClientBase): void {
  const ask: (...asked: unknown[]) => unknown = client.query.bind(client)
  const nameless = (first: unknown, ...others: unknown[]): unknown =>
    ask(isQueryConfig(first) ? { ...first, name: undefined } : first, ...others)
  client.query = nameless as typeof client.query
}

/** What a caller writes down; the driver's own objects (cursors, the pool's queries) carry methods and stay as they are. */
const isQueryConfig = (asked: unknown): asked is { name?: string } =>
  typeof asked === 'object' &&
  asked !== null &&
  Object.getPrototypeOf(asked) === Object.prototype &&
  'name' in asked

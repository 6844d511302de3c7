import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { isCollision } from './database-errors.ts'
import type { Logger } from './log.ts'
import type { Measures } from './measure/measures.ts'
import { type DatabaseUrls, openPool } from './open-pool.ts'

/** A transaction bound to one tenant: row-level security shows nothing of any other. */
export type TenantDb = NodePgDatabase & { readonly tenantId: string }

/** A transaction of the role that reads people and sessions, before any tenant is known. */
export type AccountsDb = NodePgDatabase

export interface Person {
  tenantId: string
  userId: string | null
  /** The API key that a program came with: the audit trail then names the key. */
  keyId?: string | null
}

export interface Database {
  /** `work` is done over where the database ended it for another transaction's sake: what it does besides the database may happen twice. */
  inTenant<T>(person: Person, work: (db: TenantDb) => Promise<T>): Promise<T>
  /**
   * Reaches accounts.* of everybody. Only accounts/ may call it. With `person`, the tenant tables
   * under row-level security answer for that person as well.
   */
  unsafeAccounts<T>(work: (db: AccountsDb) => Promise<T>, person?: Partial<Person>): Promise<T>
  accountsPool: pg.Pool
  /** Of the queue's role: what the system measures of itself, and how much waits. Connects when it is asked. */
  systemPool: pg.Pool
  /** @throws when it does not answer, or only reads. */
  ping(): Promise<void>
  close(): Promise<void>
}

export function openDatabase(urls: DatabaseUrls, log: Logger, measures?: Measures): Database {
  const appPool = openPool(urls.efti_app, 'efti_app', log, 10, measures?.statements)
  const accountsPool = openPool(urls.efti_accounts, 'efti_accounts', log, 10, measures?.statements)
  const systemPool = openPool(urls.efti_queue, 'efti_queue', log, 2)
  measures?.watchPool('tenants', appPool)
  measures?.watchPool('accounts', accountsPool)
  measures?.watchPool('system', systemPool)

  return {
    inTenant: (person, work) =>
      repeated(log, () =>
        transaction(appPool, person, (db) => work(Object.assign(db, { tenantId: person.tenantId }))),
      ),
    unsafeAccounts: (work, person) => repeated(log, () => transaction(accountsPool, person ?? null, work)),
    accountsPool,
    systemPool,
    ping: async () => {
      const { rows } = await appPool.query<{ readOnly: boolean }>(
        `select current_setting('transaction_read_only')::boolean as "readOnly"`,
      )
      if (rows[0]?.readOnly) throw new Error('the database is read-only')
    },
    close: async () => {
      await Promise.all([appPool.end(), accountsPool.end(), systemPool.end()])
    },
  }
}

const MOST_REPEATS = 3
const PAUSE_MS = 20

/** Pauses of chance length, so that two that collided do not meet again. */
async function repeated<T>(log: Logger, transaction: () => Promise<T>): Promise<T> {
  for (let repeat = 1; ; repeat++) {
    try {
      return await transaction()
    } catch (error) {
      if (repeat > MOST_REPEATS || !isCollision(error)) throw error
      log.warn({ err: error, repeat }, 'a transaction was ended for the sake of another; it is done over')
      await sleep(PAUSE_MS * repeat * (1 + Math.random()))
    }
  }
}

/** Begun and bound to the person in one round trip: a job takes several transactions. */
async function transaction<T>(
  pool: pg.Pool,
  person: Partial<Person> | null,
  work: (db: NodePgDatabase) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let isLost = false
  try {
    await client.query(person ? `begin; ${binding(client, person)}` : 'begin')
    const answer = await work(drizzle(client))
    await client.query('commit')
    return answer
  } catch (error) {
    await client.query('rollback').catch(() => {
      isLost = true
    })
    throw error
  } finally {
    client.release(isLost)
  }
}

/** Local to the transaction: a pooled connection carries nobody's tenant afterwards. */
function binding(client: pg.ClientBase, { tenantId, userId, keyId }: Partial<Person>): string {
  const set = (name: string, value: string | null | undefined) =>
    `set_config('app.${name}', ${client.escapeLiteral(value ?? '')}, true)`
  return `select ${set('tenant_id', tenantId)}, ${set('user_id', userId)}, ${set('key_id', keyId)}`
}

import type pg from 'pg'
import { isOutage } from './database-errors.ts'
import type { Logger } from './log.ts'
import { untilReachable } from './until-reachable.ts'

export interface PatientPools {
  /** Of the queue's role. */
  pool: pg.Pool
  /** Connections that may LISTEN: not those of a pooler. */
  listening: pg.Pool
  log: Logger
  /** Aborted: nothing waits for the database any longer. */
  signal: AbortSignal
}

type Callback = Parameters<pg.Pool['connect']>[0]

/**
 * The pool that graphile-worker is given, which itself ends its process when it cannot store that a job is done. While the
 * database is away a request for a connection waits, and the first statement on one is repeated until it is answered;
 * later ones may belong to a transaction and fail. What is repeated may have had its effect: a job locked twice is found by the
 * heartbeat. Connections by callback are those that listen.
 */
export function patientPool({ pool, listening, log, signal }: PatientPools): pg.Pool {
  const patience = { log, signal }
  const connect = () => untilReachable(() => pool.connect(), patience)

  const patient = {
    connect(callback?: Callback) {
      if (!callback) return lend()
      untilReachable(() => listening.connect(), patience).then(
        (client) => callback(undefined, client, client.release),
        (error) => callback(error, undefined, () => {}),
      )
      return undefined
    },
    query: (asked: pg.QueryConfig | string, values?: unknown[]) =>
      untilReachable(() => pool.query(asked, values), patience),
  }
  return new Proxy(pool, {
    get: (target, name) => Reflect.get(Object.hasOwn(patient, name) ? patient : target, name),
  })

  async function lend() {
    let client = await connect()
    let answered = false
    let broken = false

    async function ask(asked: pg.QueryConfig | string, values?: unknown[]) {
      if (broken) {
        client.release(true)
        client = await connect()
        broken = false
      }
      try {
        const answer = await client.query(asked, values)
        answered = true
        return answer
      } catch (error) {
        broken = isOutage(error)
        throw error
      }
    }
    return {
      query: (asked: pg.QueryConfig | string, values?: unknown[]) =>
        answered ? ask(asked, values) : untilReachable(() => ask(asked, values), patience),
      release: () => client.release(broken),
    }
  }
}

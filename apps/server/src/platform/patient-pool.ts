import type pg from 'pg'
import { isLoginRefused, isOutage } from './database-errors.ts'
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
 * heartbeat. Connections by callback are those that listen. A login that is refused is waited for only where one was accepted before:
 * somebody restores the database.
 */
export function patientPool({ pool, listening, log, signal }: PatientPools): pg.Pool {
  let wasReached = false
  const isAway = (error: unknown) => isOutage(error) || (wasReached && isLoginRefused(error))
  const patience = { log, signal, isAway }
  const connect = async () => {
    const client = await untilReachable(() => pool.connect(), patience)
    wasReached = true
    return client
  }

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
    let released = false

    const release = () => {
      if (released) return
      released = true
      client.release(broken)
    }
    async function ask(asked: pg.QueryConfig | string, values?: unknown[]) {
      if (broken) {
        release()
        client = await connect()
        broken = false
        released = false
      }
      try {
        const answer = await client.query(asked, values)
        answered = true
        return answer
      } catch (error) {
        broken = isAway(error)
        throw error
      }
    }
    return {
      query: (asked: pg.QueryConfig | string, values?: unknown[]) =>
        answered ? ask(asked, values) : untilReachable(() => ask(asked, values), patience),
      release,
    }
  }
}

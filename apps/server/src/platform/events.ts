import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { AccountsDb, TenantDb } from './database.ts'
import type { Logger } from './log.ts'
import { connectionOptions } from './open-pool.ts'
import { pauseAfter } from './until-reachable.ts'

const CHANNEL = 'efti_hub_events'
/** PostgreSQL refuses a NOTIFY payload of 8,000 bytes or more. */
const MAX_PAYLOAD_BYTES = 7_900
/** So often a quiet connection is asked whether it is still there: a machine that vanished says nothing. */
const LOOK_MS = 15_000
const ANSWER_MS = 10_000

export interface HubEvent {
  tenantId: string
  type: string
  data: Record<string, unknown>
}

/** Reaches every API process once, and only if, the surrounding transaction commits. */
export function publish(db: TenantDb, type: string, data: Record<string, unknown>): Promise<void> {
  return publishIn(db, db.tenantId, type, data)
}

/** The same for any number of events of one type, in one statement. */
export async function publishAll(
  db: TenantDb,
  type: string,
  all: readonly Record<string, unknown>[],
): Promise<void> {
  if (all.length === 0) return
  const payloads = all.map((data) => payloadOf({ tenantId: db.tenantId, type, data }))
  await db.execute(
    sql`select pg_notify(${CHANNEL}, payload) from unnest(${sql.param(payloads)}::text[]) payload`,
  )
}

/** For accounts/, whose transactions are not bound to a tenant. */
export async function publishIn(
  db: AccountsDb,
  tenantId: string,
  type: string,
  data: Record<string, unknown>,
): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${payloadOf({ tenantId, type, data })})`)
}

function payloadOf(event: HubEvent): string {
  const payload = JSON.stringify(event)
  if (Buffer.byteLength(payload) > MAX_PAYLOAD_BYTES)
    throw new Error(`event ${event.type} is too large to publish`)
  return payload
}

export interface EventStream {
  onEvent(listener: (event: HubEvent) => void): () => void
  /** The connection was lost and is back: events of the time between were missed. */
  onGap(listener: () => void): () => void
  close(): Promise<void>
}

/** One listening connection a process, without a pooler; it comes back by itself after the database was away. */
export function openEventStream(databaseUrl: string, log: Logger): EventStream {
  const listeners = makeListeners(log)
  let connectedBefore = false
  let client: pg.Client | null = null
  let closed = false
  let tries = 0

  const connect = async () => {
    if (closed) return
    const next = new pg.Client({ ...connectionOptions(databaseUrl, 'efti_app'), query_timeout: ANSWER_MS })
    let isOver = false
    const retry = () => {
      if (isOver) return
      isOver = true
      clearInterval(looking)
      if (client === next) client = null
      if (!closed) setTimeout(connect, pauseAfter(tries++)).unref()
    }
    const drop = (error: unknown, message: string) => {
      if (!isOver) log.warn({ err: error }, message)
      // One that hangs ends by no farewell.
      next.end().catch(() => {})
      retry()
    }
    const looking = setInterval(() => {
      next.query('select 1').catch((error) => drop(error, 'the event stream lost the database'))
    }, LOOK_MS).unref()
    next.on('error', (error) => log.warn({ err: error }, 'the event stream lost the database'))
    next.on('end', retry)
    next.on('notification', (message) => {
      if (!isOver) listeners.passOn(message.payload)
    })
    try {
      await next.connect()
      client = next
      await next.query(`listen ${CHANNEL}`)
      tries = 0
      if (connectedBefore) listeners.reportGap()
      connectedBefore = true
    } catch (error) {
      drop(error, 'the event stream could not connect')
    }
  }
  void connect()

  return {
    onEvent: listeners.onEvent,
    onGap: listeners.onGap,
    async close() {
      closed = true
      await client?.end().catch(() => {})
    },
  }
}

function makeListeners(log: Logger) {
  const ofEvents = new Set<(event: HubEvent) => void>()
  const ofGaps = new Set<() => void>()
  return {
    onEvent(listener: (event: HubEvent) => void) {
      ofEvents.add(listener)
      return () => ofEvents.delete(listener)
    },
    onGap(listener: () => void) {
      ofGaps.add(listener)
      return () => ofGaps.delete(listener)
    },
    /** One listener's mistake is not the others', and not the process's end. */
    passOn(payload: string | undefined) {
      const event = readEvent(payload)
      if (!event) return log.warn('an event that is none of ours came in and was left out')
      for (const listener of ofEvents) {
        try {
          listener(event)
        } catch (error) {
          log.error({ err: error, type: event.type }, 'an event could not be passed on')
        }
      }
    },
    reportGap() {
      for (const listener of ofGaps) listener()
    },
  }
}

/** Everyone who may connect to the database may NOTIFY: payloads of another shape are ignored. */
function readEvent(payload: string | undefined): HubEvent | null {
  try {
    const event = JSON.parse(payload ?? '')
    const { tenantId, type, data } = event ?? {}
    const isOurs = typeof tenantId === 'string' && typeof type === 'string' && data !== null
    return isOurs && typeof data === 'object' ? { tenantId, type, data } : null
  } catch {
    return null
  }
}

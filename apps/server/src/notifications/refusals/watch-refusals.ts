import type { ErrorBody } from '@efti-hub/contract'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { addressGroup } from '../../accounts/client-address.ts'
import type { Caller } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { reportBurst } from './report-burst.ts'

/** So many refusals of one caller within so much time are no mistake of a person any more. */
export const MANY_REFUSALS = 50
const WINDOW_MS = 5 * 60_000
/** A burst is reported once, however long it goes on. */
export const QUIET_MS = 60 * 60_000
const MOST_CALLERS = 10_000

interface Count {
  since: number
  refusals: number
  reportedAt: number
}

/** Logs and counts what is answered with 401 and 403, and reports bursts of one member, key or address. */
export function watchRefusals(services: Services): (request: FastifyRequest, body: ErrorBody) => void {
  const counts = new LRUCache<string, Count>({ max: MOST_CALLERS })

  return (request, { code: reason }) => {
    const { caller } = request
    const route = request.routeOptions.url ?? 'none'
    const who = whoAsks(request)
    const { by } = who
    services.measures.refused({ route, reason })
    services.log.info({ route, reason, ...who }, 'a request was refused')

    const now = services.clock.now().getTime()
    const id = caller?.keyId ?? caller?.userId ?? addressGroup(request.ip)
    const key = `${by} ${id} ${caller?.tenantId ?? ''}`
    const count = recent(counts.get(key), now)
    counts.set(key, count)
    count.refusals += 1
    if (count.refusals < MANY_REFUSALS || now - count.reportedAt < QUIET_MS) return
    count.reportedAt = now
    services.measures.refusedInBurst(by)
    services.log.warn({ route, reason, refusals: count.refusals, ...who }, 'many requests were refused')
    if (!caller?.tenantId) return
    reportBurst(services, { ...caller, tenantId: caller.tenantId }, count.refusals).catch((error) =>
      services.log.warn({ err: error }, 'the managers could not be notified of refused requests'),
    )
  }
}

/** For each line of the log that is about a request. */
export function whoAsks({ caller, ip }: FastifyRequest) {
  return { by: kindOf(caller), address: ip, ...idsOf(caller) }
}

/**
 * What was wrong, not there, or too much: also what tries to get round checks, and ids of other organisations, which are
 * answered as ids of nothing.
 */
export function logAttempt(
  services: Services,
  request: FastifyRequest,
  { status, reason }: { status: number; reason: string },
): void {
  const route = request.routeOptions.url ?? 'none'
  services.log.info({ route, status, reason, ...whoAsks(request) }, 'a request was not carried out')
}

function recent(count: Count | undefined, now: number): Count {
  if (count && now - count.since < WINDOW_MS) return count
  return { since: now, refusals: 0, reportedAt: count?.reportedAt ?? Number.NEGATIVE_INFINITY }
}

const kindOf = (caller: Caller | null): 'key' | 'member' | 'address' =>
  caller ? (caller.keyId ? 'key' : 'member') : 'address'

function idsOf(caller: Caller | null) {
  if (!caller) return {}
  const { tenantId, userId, keyId } = caller
  return keyId ? { tenantId, keyId } : { tenantId, userId }
}

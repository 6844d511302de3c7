import type { SessionsList } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { AccountsDb } from '../../platform/database.ts'
import { publishIn } from '../../platform/events.ts'
import type { Caller } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { IDLE_MS } from '../sessions.ts'

interface SessionRow {
  id: string
  createdAt: Date
  expiresAt: Date
  address: string | null
  userAgent: string | null
}

/** Where somebody is signed in: the one that asks first, then the latest. */
export async function sessionsOf(
  services: Services,
  { userId, sessionId }: Caller & { sessionId: string },
): Promise<SessionsList> {
  const { rows } = await services.database.accountsPool.query<SessionRow>(
    `select id, created_at as "createdAt", expires_at as "expiresAt", address, user_agent as "userAgent"
       from accounts.sessions where user_id = $1 and expires_at > $2
      order by id <> $3, created_at desc limit 100`,
    [userId, services.clock.now(), sessionId],
  )
  const items = rows.map(({ id, createdAt, expiresAt, address, userAgent }) => ({
    id,
    current: id === sessionId,
    createdAt: createdAt.toISOString(),
    // A session is renewed when it is used, at most once a day: its end shows when that was.
    usedAt: new Date(Math.max(createdAt.getTime(), expiresAt.getTime() - IDLE_MS)).toISOString(),
    address: address ?? '',
    userAgent: userAgent ?? '',
  }))
  return { items, nextCursor: null, total: items.length }
}

interface EndedRow extends Record<string, unknown> {
  id: string
  tenantId: string | null
  userAgent: string | null
  createdAt: Date | string
}

/** As the trail records it; the address is shown to its owner only. */
export interface EndedSession {
  program: string
  since: string
}

/** All of them, all but one, or one; every API process closes their live sockets. Answers which. */
export async function endSessionsOf(
  db: AccountsDb,
  userId: string,
  which: { except?: string; only?: string } = {},
): Promise<EndedSession[]> {
  const { except = null, only = null } = which
  const { rows } = await db.execute<EndedRow>(sql`
    delete from accounts.sessions
     where user_id = ${userId} and (${except}::text is null or id::text <> ${except}::text)
       and (${only}::text is null or id::text = ${only}::text)
    returning id, active_tenant_id as "tenantId", user_agent as "userAgent", created_at as "createdAt"`)
  for (const { id, tenantId } of rows) {
    await publishIn(db, tenantId ?? '', 'session_ended', { sessionId: id })
  }
  return rows.map(({ userAgent, createdAt }) => ({
    program: userAgent ?? '',
    since: new Date(createdAt).toISOString(),
  }))
}

/** Nothing where nobody else was signed in. */
export function signedOut(ended: readonly EndedSession[]): { details?: string; oldValue?: EndedSession[] } {
  if (ended.length === 0) return {}
  return {
    details: ended.length === 1 ? '1 session signed out' : `${ended.length} sessions signed out`,
    oldValue: [...ended],
  }
}

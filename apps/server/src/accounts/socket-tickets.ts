import { randomUUID } from 'node:crypto'
import type { Member } from '../platform/http.ts'
import type { Services } from '../services.ts'

const PURPOSE = 'socket'
const LIFETIME_MS = 30_000

/** The person and tenant of a live socket. */
export interface SocketHolder {
  userId: string
  sessionId: string
  tenantId: string
}

/** Permission to open one live socket, carried in its address or as a protocol: a browser sets no other header there. */
export function issueTicket(services: Services, member: Member): string {
  const { userId, sessionId, tenantId } = member
  const expiresAt = new Date(services.clock.now().getTime() + LIFETIME_MS)
  return services.signer.sign(
    PURPOSE,
    { id: randomUUID(), userId, sessionId: sessionId ?? '', tenantId },
    expiresAt,
  )
}

/**
 * Null when the ticket is forged, expired or used, or when its session or membership has ended or the tenant was suspended
 * meanwhile. Used tickets are kept in the database, so that the second use fails on every API process.
 */
export async function spendTicket(services: Services, ticket: string): Promise<SocketHolder | null> {
  const now = services.clock.now()
  const claims = services.signer.verify(PURPOSE, ticket, now)
  if (!claims) return null
  const { id = '', userId = '', sessionId = '', tenantId = '' } = claims
  const { rowCount } = await services.database.accountsPool.query(
    `insert into accounts.spent_tickets (id, expires_at)
     select $1::uuid, $2::timestamptz
      where exists (select from accounts.sessions where id = $3 and user_id = $5 and expires_at > $4)
        and accounts.may_listen($3, $6)
     on conflict do nothing`,
    [id, new Date(now.getTime() + LIFETIME_MS), sessionId, now, userId, tenantId],
  )
  return rowCount === 1 ? { userId, sessionId, tenantId } : null
}

/** Their signature is invalid once they have expired. */
export async function forgetExpiredTickets(services: Services): Promise<void> {
  await services.database.accountsPool.query('delete from accounts.spent_tickets where expires_at < $1', [
    services.clock.now(),
  ])
}

/** Those whose session is still open and admitted to a tenant that is not suspended; in the order of `holders`. */
export async function stillWelcome(services: Services, holders: SocketHolder[]): Promise<boolean[]> {
  const { rows } = await services.database.accountsPool.query<{ welcome: boolean }>(
    `select s.id is not null and accounts.may_listen(s.id, holder.tenant) as welcome
       from unnest($1::uuid[], $2::uuid[]) with ordinality as holder (session, tenant, place)
       left join accounts.sessions s on s.id = holder.session and s.expires_at > $3
      order by holder.place`,
    [
      holders.map(({ sessionId }) => sessionId),
      holders.map(({ tenantId }) => tenantId),
      services.clock.now(),
    ],
  )
  return rows.map(({ welcome }) => welcome)
}

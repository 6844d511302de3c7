import type { Violation } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'

type Waiting = NonNullable<Violation['waiting']>

/** Those of which a partner was asked for the value and has not answered: whom, and since when. */
export async function waitingFor(
  db: TenantDb,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, Waiting>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; partner: string; since: string | Date }>(sql`
    select f.violation_id as id, r.partner, r.created_at as since
      from hub.partner_request_fields f
      join hub.partner_requests r on r.tenant_id = f.tenant_id and r.id = f.request_id
     where f.tenant_id = ${db.tenantId} and f.violation_id = any(${sql.param([...ids])}::uuid[])
       and r.answered_at is null and r.revoked_at is null and r.expires_at > ${now.toISOString()}::timestamptz
     order by r.created_at desc`)
  // Of several the one who was asked first.
  return new Map(
    rows.map(({ id, partner, since }) => [id, { for: partner, since: new Date(since).toISOString() }]),
  )
}

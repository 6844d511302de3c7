import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'
import { rowsInTenant } from '../platform/spreadsheet/rows-in-tenant.ts'

export interface OwnAct extends Record<string, unknown> {
  id: string
  timestamp: string
  action: string
  resourceType: string
  resourceId: string | null
  resourceName: string
  userName: string
  details: string
  documentId: string | null
}

/** What a person did in one organisation, oldest first. Former and new values are data of the organisation and left out. */
export function ownActs(
  database: Database,
  person: { tenantId: string; userId: string },
): AsyncGenerator<OwnAct> {
  const query = sql`
    select e.id, to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as timestamp, e.action,
           e.resource_type as "resourceType", e.resource_id as "resourceId", e.resource_name as "resourceName",
           e.actor_name as "userName", e.details, e.document_id as "documentId"
      from hub.audit_events e
     where e.tenant_id = ${person.tenantId} and e.actor_kind = 'person' and e.actor_id = ${person.userId}
     order by e.created_at, e.id`
  return rowsInTenant<OwnAct>(database, person, query)
}

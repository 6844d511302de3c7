import { sql } from 'drizzle-orm'
import type { Database, Person } from '../platform/database.ts'
import { rowsInTenant } from '../platform/spreadsheet/rows-in-tenant.ts'
import type { ChainLink } from './verify-chain.ts'

/** What an extract of the trail is about. */
export interface ExtractScope {
  documentIds: readonly string[]
  consignmentIds: readonly string[]
}

/** The chain of a tenant as of one moment, in order, with what was hashed of each event as the event is now. */
export async function* linksOf(database: Database, person: Person): AsyncGenerator<ChainLink> {
  const query = sql`
    select s.seq::integer as seq, s.previous_hash as "previousHash", s.hash,
           case when e.id is not null then hub.audit_text(e) end as event
      from hub.audit_seals s
      left join hub.audit_events e on e.tenant_id = s.tenant_id and e.id = s.event_id
     where s.tenant_id = ${person.tenantId}
     order by s.seq`
  yield* rowsInTenant<ChainLink & Record<string, unknown>>(database, person, query)
}

/** The links of the events about these documents and consignments, in the order of the chain. */
export async function* linksAbout(
  database: Database,
  person: Person,
  { documentIds, consignmentIds }: ExtractScope,
): AsyncGenerator<ChainLink> {
  const query = sql`
    select s.seq::integer as seq, s.previous_hash as "previousHash", s.hash, hub.audit_text(e) as event
      from hub.audit_events e
      join hub.audit_seals s on s.tenant_id = e.tenant_id and s.event_id = e.id
     where e.tenant_id = ${person.tenantId}
       and (e.document_id = any(${sql.param(documentIds)}::uuid[])
         or (e.resource_type = 'consignment' and e.resource_id = any(${sql.param(consignmentIds)}::text[])))
     order by s.seq`
  yield* rowsInTenant<ChainLink & Record<string, unknown>>(database, person, query)
}

/** The links of the events of these actions, in the order of the chain. */
export async function* linksOfActions(
  database: Database,
  person: Person,
  actions: readonly string[],
): AsyncGenerator<ChainLink> {
  const query = sql`
    select s.seq::integer as seq, s.previous_hash as "previousHash", s.hash, hub.audit_text(e) as event
      from hub.audit_events e
      join hub.audit_seals s on s.tenant_id = e.tenant_id and s.event_id = e.id
     where e.tenant_id = ${person.tenantId} and e.action = any(${sql.param(actions)}::text[])
     order by s.seq`
  yield* rowsInTenant<ChainLink & Record<string, unknown>>(database, person, query)
}

/** Events that no link of the chain covers: written with the seal left out. */
export async function unsealedOf(database: Database, person: Person): Promise<number> {
  return database.inTenant(person, async (db) => {
    const { rows } = await db.execute<{ total: number }>(sql`
      select count(*)::integer as total from hub.audit_events e
       where e.tenant_id = ${person.tenantId} and not exists (
         select from hub.audit_seals s where s.tenant_id = e.tenant_id and s.event_id = e.id)`)
    return rows[0]?.total ?? 0
  })
}

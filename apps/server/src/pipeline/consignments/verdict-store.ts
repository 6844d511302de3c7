import { and, eq, isNull, sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { hasDocuments, isReady } from './screen-store.ts'
import { consignments } from './tables.ts'

export interface Verdict {
  ready: boolean
  /** Null: nothing was noted of it before. */
  before: boolean | null
  documents: number
  missing: number
  contradictions: number
}

/** Notes how every consignment is, and reports nothing. */
export async function keepVerdicts(db: TenantDb): Promise<void> {
  await db.execute(sql`
    insert into hub.consignment_verdicts (consignment_id, tenant_id, ready)
    select id, tenant_id, ${isReady} from ${consignments} where merged_into is null and ${hasDocuments}
    on conflict (consignment_id) do update set ready = excluded.ready`)
}

/**
 * Notes how a consignment is now. The lock comes first: of two that look at the same moment, the later one sees what the
 * earlier one noted. Null: it has no documents any more, or is part of another one.
 */
export async function takeVerdict(db: TenantDb, id: string): Promise<Verdict | null> {
  await db.select({ id: consignments.id }).from(consignments).where(eq(consignments.id, id)).for('update')
  const [now] = await db
    .select({
      ready: sql<boolean>`${isReady}`,
      before: sql<
        boolean | null
      >`(select v.ready from hub.consignment_verdicts v where v.consignment_id = consignments.id)`,
      documents: sql<number>`(select count(*)::int from hub.consignment_papers p join hub.documents d on d.id = p.document_id
        where p.consignment_id = consignments.id and d.deleted_at is null)`,
      missing: sql<number>`consignments.missing + case
        when (select t.carried_in_cab from hub.tenants t where t.id = consignments.tenant_id) then 0
        else consignments.missing_in_cab end`,
      contradictions: consignments.contradictions,
    })
    .from(consignments)
    .where(and(eq(consignments.id, id), isNull(consignments.mergedInto), hasDocuments))
  if (!now) {
    await db.execute(sql`delete from hub.consignment_verdicts where consignment_id = ${id}`)
    return null
  }
  await db.execute(sql`
    insert into hub.consignment_verdicts (consignment_id, tenant_id, ready) values (${id}, ${db.tenantId}, ${now.ready})
    on conflict (consignment_id) do update set ready = excluded.ready`)
  return now
}

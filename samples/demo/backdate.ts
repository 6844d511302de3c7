import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** Moments of a document that move together with it, and the column that names the document. */
const MOVED: readonly [table: string, document: string, columns: readonly string[]][] = [
  ['documents', 'id', ['created_at']],
  ['jobs', 'document_id', ['created_at', 'started_at', 'completed_at']],
  ['recognitions', 'document_id', ['created_at']],
  ['extractions', 'document_id', ['created_at']],
  ['extracted_values', 'document_id', ['created_at']],
  ['compliance_checks', 'document_id', ['created_at']],
  ['violations', 'document_id', ['created_at', 'resolved_at', 'reopened_at', 'waived_at']],
  ['violation_acts', 'document_id', ['created_at']],
  ['decisions', 'document_id', ['created_at']],
  ['remediation_plans', 'document_id', ['created_at']],
  ['consignment_papers', 'document_id', ['linked_at']],
  ['notices', 'document_id', ['created_at', 'mailed_at']],
  ['audit_events', 'document_id', ['created_at']],
]

export interface Backdating {
  /** As if it had happened so many days earlier, all that the document went through. */
  moveBack(documentId: string, days: number): Promise<void>
  /** The organisation, and what was done until now that has to do with no document. */
  moveBeginning(days: number): Promise<void>
  /** What was done just now and has to do with no document. */
  moveLoose(days: number): Promise<void>
  rename(name: string): Promise<void>
  /** The organisation that they are shown first when they sign in: they founded their own later. */
  addMember(userId: string, role: string): Promise<void>
  /** Chains the audit trail anew, in the order of its new moments, and numbers the notices in theirs. */
  end(): Promise<void>
}

/**
 * As the owner of the embedded database, bound to the one tenant: row-level security holds here too. Real papers are never
 * moved; this is for the demonstration alone.
 */
export async function openBackdating(dataDir: string, tenantId: string): Promise<Backdating> {
  const { ownerUrl } = JSON.parse(readFileSync(join(dataDir, 'postgres-address.json'), 'utf8'))
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(`select set_config('app.tenant_id', $1, false)`, [tenantId])
  for (const table of ['audit_events', 'audit_seals']) {
    await client.query(`alter table hub.${table} disable trigger refuse_rewriting`)
  }

  const moveLoose = async (days: number) => {
    await client.query(
      `update hub.audit_events set created_at = created_at - $1 * interval '1 day'
        where document_id is null and created_at > now() - interval '1 hour'`,
      [days],
    )
  }

  return {
    async moveBack(documentId, days) {
      await client.query('begin')
      for (const [table, document, columns] of MOVED) {
        const sets = columns.map((column) => `${column} = ${column} - $1 * interval '1 day'`)
        await client.query(`update hub.${table} set ${sets.join(', ')} where ${document} = $2`, [
          days,
          documentId,
        ])
      }
      // What is due before the goods leave is due then; what is due some days after it was found moves with that.
      await client.query(
        `update hub.violations set due_at = due_at - $1 * interval '1 day',
                                   calculated_due_at = calculated_due_at - $1 * interval '1 day'
          where document_id = $2 and due_reason is distinct from 'taking-over'`,
        [days, documentId],
      )
      await client.query(
        `update hub.consignments c set created_at = d.created_at from hub.consignment_papers p
           join hub.documents d on d.id = p.document_id
          where p.consignment_id = c.id and d.id = $1 and d.created_at < c.created_at`,
        [documentId],
      )
      await client.query('commit')
    },
    async moveBeginning(days) {
      await client.query(
        `update hub.tenants set created_at = created_at - $1 * interval '1 day' where id = $2`,
        [days, tenantId],
      )
      // Nobody hears of what was before they came.
      await client.query(
        `update hub.memberships set created_at = created_at - $1 * interval '1 day' where tenant_id = $2`,
        [days, tenantId],
      )
      await moveLoose(days)
    },
    moveLoose,
    async rename(name) {
      await client.query('update hub.tenants set name = $1 where id = $2', [name, tenantId])
    },
    async addMember(userId, role) {
      await client.query(
        `insert into hub.memberships (tenant_id, user_id, role, created_at)
           values ($1, $2, $3, now() - interval '1 day')`,
        [tenantId, userId, role],
      )
    },
    async end() {
      await client.query('begin')
      await client.query(NOTICES_IN_ORDER)
      await client.query('delete from hub.audit_seals')
      await client.query(CHAIN)
      await client.query('commit')
      for (const table of ['audit_events', 'audit_seals']) {
        await client.query(`alter table hub.${table} enable trigger refuse_rewriting`)
      }
      await client.end()
    },
  }
}

/** They are listed by their numbers. */
const NOTICES_IN_ORDER = `
  do $$ declare notice bigint; begin
    for notice in select id from hub.notices order by created_at, id loop
      update hub.notices set id = default where id = notice;
    end loop;
  end $$`

/** Link by link, each over the one before it. */
const CHAIN = `
do $$
declare
  event hub.audit_events;
  former text := repeat('0', 64);
  this text;
  place bigint := 0;
begin
  for event in select * from hub.audit_events order by created_at, id loop
    place := place + 1;
    this := hub.audit_hash(former, place, hub.audit_text(event));
    insert into hub.audit_seals (tenant_id, seq, event_id, previous_hash, hash)
    values (event.tenant_id, place, event.id, former, this);
    former := this;
  end loop;
end
$$`

import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../../platform/database.ts'
import { sendEvent } from '../../../webhooks/send-event.ts'
import type { ViolationRow } from '../tables.ts'
import type { CheckComparison } from './comparison-store.ts'

/** What people look at; a document that is none can fail a thousand rules. */
const MOST_NAMED = 50

/** To webhooks: which violations a check opened and which it resolved. */
export async function reportViolations(
  db: TenantDb,
  documentId: string,
  checkId: string,
  { appeared, went }: Pick<CheckComparison, 'appeared' | 'went'>,
): Promise<void> {
  const facts = (rows: readonly ViolationRow[]) => () => ({
    documentId,
    checkId,
    count: rows.length,
    violations: rows.slice(0, MOST_NAMED).map(({ id, code, severity }) => ({ id, code, severity })),
  })
  if (appeared.length > 0) await sendEvent(db, 'violations.opened', facts(appeared))
  if (went.length > 0) await sendEvent(db, 'violations.resolved', facts(went))
}

type Checked = {
  checkId: string
  status: string
  score: number | null
  openViolations: number
  openBlocking: number
}

/** To webhooks: how a document is after its latest check, once its status is set. */
export async function reportChecked(db: TenantDb, documentId: string): Promise<void> {
  await sendEvent(db, 'document.checked', async () => {
    const { rows } = await db.execute<Checked>(sql`
      select c.id as "checkId", d.status, c.score,
             (select count(*)::int from hub.violations v where v.document_id = d.id and v.status = 'open')
               as "openViolations",
             (select count(*)::int from hub.violations v where v.document_id = d.id
               and hub.is_blocking(v.status, v.severity)) as "openBlocking"
        from hub.documents d
        join lateral (select id, score from hub.compliance_checks where document_id = d.id
                       order by created_at desc, id desc limit 1) c on true
       where d.id = ${documentId}`)
    const [checked] = rows
    return checked ? { documentId, ...checked } : null
  })
}

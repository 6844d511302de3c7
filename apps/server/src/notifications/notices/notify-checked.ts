import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { addDocumentNotice } from './add-notice.ts'
import { forgetRecent } from './store.ts'

/** Checks of one document this close together are one notice. */
const JOINED_WITHIN_MINUTES = 5

interface Checked extends Record<string, unknown> {
  status: string
  score: number | null
  violations: number
  grave: number
}

interface Standing extends Checked {
  /** Open violations that stop the goods, whichever check opened them. */
  blocking: number
}

/** A document's processing has ended: how it stands, and how much that is grave the check has opened. */
export async function notifyChecked(db: TenantDb, documentId: string): Promise<void> {
  const standing = await readChecked(db, documentId)
  if (!standing) return
  const { blocking, ...facts } = standing
  // Somebody at work on it corrects value after value: one line, with how it is now. What is grave in it and was not mailed yet
  // stays in it for as long as it is open.
  const { unmailed, mailed, since } = await forgetRecent(db, documentId, 'checked', JOINED_WITHIN_MINUTES)
  const grave = Math.min(blocking, facts.grave + unmailed)
  const graveBefore = Math.min(blocking - grave, mailed)
  await addDocumentNotice(db, documentId, {
    kind: 'checked',
    author: null,
    facts: { ...facts, grave, ...(graveBefore > 0 && { graveBefore }) },
    waitingSince: since,
  })
}

/** Re-checked because of something else, such as another document: notified only if that opened a blocking violation. */
export async function notifyCheckedAgain(db: TenantDb, documentId: string): Promise<void> {
  const standing = await readChecked(db, documentId)
  if (!standing || standing.grave === 0) return
  const { blocking: _, ...facts } = standing
  await addDocumentNotice(db, documentId, { kind: 'violations', author: null, facts })
}

/** As it stands after the latest check. */
async function readChecked(db: TenantDb, documentId: string): Promise<Standing | null> {
  const { rows } = await db.execute<Standing>(sql`
    with latest as (
      select id, score from hub.compliance_checks where document_id = ${documentId} order by created_at desc, id desc limit 1
    ), open as (
      select v.id, hub.is_blocking(v.status, v.severity) as is_blocking, hub.is_blocking(v.status, v.severity) and (
               v.first_check_id = latest.id
               or exists (
                 select from hub.violation_acts a
                  where a.violation_id = v.id and a.check_id = latest.id and a.act in ('reopened', 'waiver-expired')
               )
             ) as grave
        from hub.violations v cross join latest
       where v.document_id = ${documentId} and v.status = 'open'
    )
    select d.status, latest.score, (select count(*)::int from open) as violations,
           (select count(*)::int from open where grave) as grave,
           (select count(*)::int from open where is_blocking) as blocking
      from hub.documents d cross join latest where d.id = ${documentId}`)
  return rows[0] ?? null
}

import { type SQL, sql } from 'drizzle-orm'

/**
 * The status of an event `e`, computed at reading from what followed. Of a document, completed, under review, approved and
 * rejected count as success; so does one that was deleted permanently since, as nothing is known of it any more.
 */

/** Acts whose end is that of the document they were done to: it is processed afterwards. */
const FOLLOWS_DOCUMENT = sql.raw(
  `('upload', 'read-again', 'language-chosen', 'correction', 'correction-withdrawn', 'goods-lines-changed', 'kind-chosen', 'subsets-chosen', 'question-answered')`,
)
const JOB_FAILED = sql.raw(`('processing-failed', 'processing-stopped')`)
const FAILED_BY_ITSELF = sql.raw(`('processing-failed', 'processing-stopped', 'sign-in-failed')`)

/** Of a row that is shown: looked up one by one. */
export const STATUS = sql`case
  when e.action in ${FAILED_BY_ITSELF} then 'failed'
  when e.action in ${FOLLOWS_DOCUMENT} then
    (select case when d.status = 'failed' then 'failed' when d.status in ('pending', 'processing') then 'pending' end
       from hub.documents d where d.id = e.document_id)
  when e.action = 'processing-started' then
    (select case when j.status = 'failed' then 'failed' when j.status <> 'completed' then 'pending' end
       from hub.jobs j where j.id = e.resource_id::uuid)
  end`

/** As arrays, which the indexes by action and by document can look up: few fail, and few are under way. */
const documentsIn = (statuses: string) =>
  sql`any(array(select id from hub.documents where status in ${sql.raw(statuses)}))`

const FAILED = sql`(
  e.action in ${FAILED_BY_ITSELF}
  or (e.action in ${FOLLOWS_DOCUMENT} and e.document_id = ${documentsIn(`('failed')`)})
  or (e.action = 'processing-started'
    and e.document_id = any(array(select f.document_id from hub.audit_events f where f.action in ${JOB_FAILED}))
    and e.resource_id = any(array(select f.resource_id from hub.audit_events f where f.action in ${JOB_FAILED}))))`

const PENDING = sql`(
  (e.action in ${FOLLOWS_DOCUMENT} and e.document_id = ${documentsIn(`('pending', 'processing')`)})
  or (e.action = 'processing-started'
    and e.document_id = ${documentsIn(`('pending', 'processing')`)}
    and e.resource_id = any(array(
      select j.id::text from hub.jobs j
       where j.document_id = ${documentsIn(`('pending', 'processing')`)} and j.status not in ('completed', 'failed')))))`

/** The same as a condition: for lists that are narrowed to one status, and for counting. */
export const HAS_STATUS: Record<'failed' | 'pending' | 'success', SQL> = {
  failed: FAILED,
  pending: PENDING,
  success: sql`not coalesce(${FAILED}, false) and not coalesce(${PENDING}, false)`,
}

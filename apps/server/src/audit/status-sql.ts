import { sql } from 'drizzle-orm'

/** Acts whose end is that of the document they were done to: it is processed afterwards. */
const FOLLOWS_DOCUMENT = sql.raw(
  `'upload', 'read-again', 'language-chosen', 'correction', 'kind-chosen', 'subsets-chosen', 'question-answered'`,
)

/** What the status of an event `e` hangs on: the document, or the job that was started. */
export const FOLLOWED = sql`
  left join hub.documents d on e.action in (${FOLLOWS_DOCUMENT}) and d.id = e.document_id
  left join hub.jobs j on e.action = 'processing-started'
    and j.id = (case when e.action = 'processing-started' then e.resource_id end)::uuid`

/**
 * Computed at reading from what followed. Of a document, completed, under review, approved and rejected count as success;
 * so does what was deleted for good since, as nothing can be said of it any more.
 */
export const STATUS = sql`case
  when e.action in (${FOLLOWS_DOCUMENT}) then case
    when d.id is null or d.status in ('completed', 'under_review', 'approved', 'rejected') then 'success'
    when d.status = 'failed' then 'failed'
    else 'pending' end
  when e.action = 'processing-started' then case
    when j.id is null or j.status = 'completed' then 'success'
    when j.status = 'failed' then 'failed'
    else 'pending' end
  when e.action like '%-failed' or e.action = 'processing-stopped' then 'failed'
  else 'success' end`

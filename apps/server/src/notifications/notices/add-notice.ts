import type { NoticeFacts, NoticeKind } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { publish } from '../../platform/events.ts'
import { enqueueAfter } from '../../platform/queue.ts'
import { notices } from './tables.ts'

/** So long after the last event of a batch people get one mail about all of it. */
export const GATHER_MS = 2 * 60_000

export interface NewNotice {
  kind: NoticeKind
  /** Null: the product itself. The author is not notified. */
  author: string | null
  facts?: NoticeFacts
  /** These people and nobody else; left out: everybody in the tenant. */
  people?: readonly string[]
  /** When the first of those came in whose place it takes, and which were not mailed. */
  waitingSince?: Date | null
  /** It appears in the list and is never mailed. */
  withoutMail?: boolean
}

/** About something that is no document: `subject` names it. In the transaction of the event. */
export async function addNotice(db: TenantDb, notice: NewNotice & { subject: string }): Promise<void> {
  await insertNotice(db, notice, null, notice.subject)
}

/** About a document, by its name. */
export async function addDocumentNotice(db: TenantDb, documentId: string, notice: NewNotice): Promise<void> {
  const name = sql<string>`(select original_name from hub.documents where id = ${documentId})`
  await insertNotice(db, notice, documentId, name)
}

/** One about each of the documents, by its name. */
export async function addDocumentNotices(
  db: TenantDb,
  documentIds: readonly string[],
  { kind, author, facts = {} }: Pick<NewNotice, 'kind' | 'author' | 'facts'>,
): Promise<void> {
  if (documentIds.length === 0) return
  await db.execute(sql`
    insert into hub.notices (tenant_id, created_at, kind, author, document_id, subject, facts)
    select d.tenant_id, clock_timestamp(), ${kind}, ${author}::uuid, d.id, d.original_name, ${JSON.stringify(facts)}::jsonb
      from unnest(${sql.param([...documentIds])}::uuid[]) with ordinality as asked(id, place)
      join hub.documents d on d.id = asked.id order by asked.place`)
  await publish(db, 'notifications_update', {})
  await enqueueAfter(db, 'alerts', GATHER_MS)
}

/** More lines than this about one act mean less than their number. */
const LINES_OF_ONE_ACT = 5

/** About so many violations of each document: a line a document, or one for all where there are many. */
export async function addViolationNotices(
  db: TenantDb,
  counts: ReadonlyMap<string, number>,
  { facts, ...notice }: NewNotice,
): Promise<void> {
  if (counts.size > LINES_OF_ONE_ACT) {
    const count = [...counts.values()].reduce((sum, one) => sum + one, 0)
    return addNotice(db, { ...notice, facts: { ...facts, count }, subject: `${counts.size} documents` })
  }
  for (const [documentId, count] of counts) {
    await addDocumentNotice(db, documentId, { ...notice, facts: { ...facts, count } })
  }
}

async function insertNotice(
  db: TenantDb,
  { kind, author, facts = {}, people, waitingSince = null, withoutMail = false }: NewNotice,
  documentId: string | null,
  subject: string | ReturnType<typeof sql<string>>,
): Promise<void> {
  const recipients = people ? [...new Set(people)].filter((id) => id !== author) : [null]
  if (recipients.length === 0) return
  const { tenantId } = db
  await db.insert(notices).values(
    recipients.map((personId) => ({
      tenantId,
      createdAt: sql`clock_timestamp()`,
      kind,
      personId,
      author,
      documentId,
      subject,
      facts,
      // Later than no digest.
      mailedAt: withoutMail ? sql`'-infinity'` : null,
      waitingSince,
    })),
  )
  await publish(db, 'notifications_update', {})
  if (!withoutMail) await enqueueAfter(db, 'alerts', GATHER_MS)
}

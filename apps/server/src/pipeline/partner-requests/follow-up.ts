import { isSuspended } from '../../accounts/tenant-store.ts'
import { isSuppressed } from '../../accounts/unwanted-mail/suppressions.ts'
import { actOnDocument } from '../../audit/acts-on-documents.ts'
import { addDocumentNotice } from '../../notifications/notices/add-notice.ts'
import type { TenantDb } from '../../platform/database.ts'
import { mailIsOn } from '../../platform/mail/queue-mail.ts'
import { enqueueTask } from '../../platform/queue.ts'
import { type Act, recordAct } from '../../platform/record-act.ts'
import type { Services } from '../../services.ts'
import { requireDocument } from '../documents/read-documents.ts'
import { withTrash } from '../documents/store.ts'
import { DAY_MS, nextReminder, stateOf } from './request-state.ts'
import { mailLink, makeLink } from './send-link.ts'
import { settleWaiting } from './settle-waiting.ts'
import { changeRequest, lockRequest, whoWaits } from './store.ts'
import type { RequestRow } from './tables.ts'

/** Queues the job for the next reminder, or for the end of the request. */
export async function scheduleFollowUp(services: Services, db: TenantDb, row: RequestRow): Promise<void> {
  const now = services.clock.now()
  const due = nextReminder(row, now) ?? row.expiresAt
  await enqueueTask(db, 'partner-request', { requestId: row.id }, due.getTime() - now.getTime())
}

/** The job: a reminder that is due, or the end of a request that nobody answered. It queues the next one while an answer is awaited. */
export async function followUp(
  services: Services,
  { tenantId, requestId }: { tenantId: string; requestId: string },
): Promise<void> {
  await services.database.inTenant({ tenantId, userId: null }, async (db) => {
    const now = services.clock.now()
    const row = await lockRequest(db, requestId)
    if (!row) return laterIfInTrash(db, requestId)
    // A suspended organisation sends nothing; it may be opened again.
    if (await isSuspended(db)) return enqueueTask(db, 'partner-request', { requestId }, DAY_MS)
    const state = stateOf(row, now)
    if (state === 'expired' && !row.expiredAt) return endUnanswered(db, row, now)
    if (state !== 'waiting') return
    const due = nextReminder(row, now)
    if (!due || due > now) return scheduleFollowUp(services, db, row)
    await scheduleFollowUp(services, db, await remindByItself(services, db, row, now))
  })
}

/** Of a document in the trash nobody is reminded; it may come back. What was purged needs no job. */
async function laterIfInTrash(db: TenantDb, requestId: string): Promise<void> {
  const hidden = await withTrash(db, () => lockRequest(db, requestId))
  if (hidden) await enqueueTask(db, 'partner-request', { requestId }, DAY_MS)
}

async function endUnanswered(db: TenantDb, row: RequestRow, now: Date): Promise<void> {
  await changeRequest(db, row.id, { expiredAt: now })
  const document = await requireDocument(db, row.documentId)
  await recordAct(db, actOnDocument(document, { action: 'partner-request-expired', details: row.partner }))
  await settleWaiting(db, row, { now, after: 'ended' })
  const people = await whoWaits(db, row)
  await addDocumentNotice(db, row.documentId, {
    kind: 'partner-silent',
    author: null,
    ...(people && { people }),
    facts: { partner: row.partner },
  })
}

async function remindByItself(services: Services, db: TenantDb, row: RequestRow, now: Date) {
  const counted = { remindersSent: row.remindersSent + 1, remindedAt: now }
  // Without a mail server, or where its owner wants no mail, it is passed over.
  if (mailIsOn(services) && !(await isSuppressed(db, row.email))) await remind(services, db, row)
  return changeRequest(db, row.id, counted)
}

/** Mails one more link; answers it, since only its hash is kept. */
export async function remind(services: Services, db: TenantDb, row: RequestRow): Promise<string> {
  const link = await makeLink(services, db, row)
  await mailLink(services, db, row, link, 'reminder')
  await recordLink(db, row, { action: 'partner-reminded', details: `${row.partner}, ${row.email}` })
  return link
}

/** One more link for a person to copy. */
export async function newLink(services: Services, db: TenantDb, row: RequestRow): Promise<string> {
  await recordLink(db, row, { action: 'partner-link-created', details: row.partner })
  return makeLink(services, db, row)
}

async function recordLink(db: TenantDb, { documentId }: RequestRow, act: Pick<Act, 'action' | 'details'>) {
  await recordAct(db, actOnDocument(await requireDocument(db, documentId), act))
}

import { refuseMail } from '../../accounts/unwanted-mail/refuse-mail.ts'
import { actOnDocument } from '../../audit/acts-on-documents.ts'
import { addDocumentNotice } from '../../notifications/notices/add-notice.ts'
import type { TenantDb } from '../../platform/database.ts'
import type { Member } from '../../platform/http.ts'
import { recordAct } from '../../platform/record-act.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { requireDocument } from '../documents/read-documents.ts'
import type { OpenedLink } from './open-link.ts'
import { isOpen } from './request-state.ts'
import { settleWaiting } from './settle-waiting.ts'
import { changeRequest, whoWaits } from './store.ts'
import type { RequestRow } from './tables.ts'

/** Its links lead nowhere from then on; what was answered stays. */
export async function revokeRequest(
  services: Services,
  db: TenantDb,
  member: Member,
  row: RequestRow,
): Promise<RequestRow> {
  const now = services.clock.now()
  if (!isOpen(row, now)) throw new Refusal('wrong_state', 'This request has ended already.')
  const revoked = await changeRequest(db, row.id, { revokedAt: now, revokedBy: member.userId })
  const document = await requireDocument(db, row.documentId)
  await recordAct(db, actOnDocument(document, { action: 'partner-request-revoked', details: row.partner }))
  await settleWaiting(db, revoked, { now, after: 'ended' })
  return revoked
}

/** The partner wants no such request: it ends, and the organisation mails nothing more to that address. */
export async function declineRequest(services: Services, { db, row, now }: OpenedLink): Promise<void> {
  const declined = await changeRequest(db, row.id, { revokedAt: now, revokedBy: null })
  const document = await requireDocument(db, row.documentId)
  await recordAct(db, actOnDocument(document, { action: 'partner-declined', details: row.partner }))
  await settleWaiting(db, declined, { now, after: 'ended' })
  const people = await whoWaits(db, row)
  await addDocumentNotice(db, row.documentId, {
    kind: 'partner-silent',
    author: null,
    ...(people && { people }),
    facts: { partner: row.partner, status: 'declined' },
  })
  if (row.email !== '') await refuseMail(services, db.tenantId, { email: row.email, about: row.id })
}

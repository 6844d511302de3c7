import type { TenantDb } from '../database.ts'
import { recordAct } from '../record-act.ts'
import { type MailPage, mailOf } from './page.ts'
import { queueMail } from './queue-mail.ts'

export interface PageFor {
  email: string
  page: MailPage
}

/** One mail each; the trail states to whom, since figures and names of the organisation leave with them. */
export async function mailPeople(db: TenantDb, what: string, pages: readonly PageFor[]): Promise<void> {
  if (pages.length === 0) return
  for (const { email, page } of pages) await queueMail(db, mailOf(email, page))
  await recordAct(db, {
    action: 'mail-queued',
    resourceType: 'mail',
    resourceId: null,
    resourceName: what,
    details: pages.length === 1 ? 'To 1 person' : `To ${pages.length} people`,
    newValue: { to: pages.map(({ email }) => email) },
  })
}

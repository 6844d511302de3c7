import { namesOfPeople } from '../../accounts/names-of-people.ts'
import { readTenant } from '../../accounts/tenant-store.ts'
import type { TenantDb } from '../../platform/database.ts'
import { linksInto } from '../../platform/mail/link-into.ts'
import { mailPeople } from '../../platform/mail/mail-people.ts'
import { mailIsOn } from '../../platform/mail/queue-mail.ts'
import type { Services } from '../../services.ts'
import type { NoticeRow } from '../notices/tables.ts'
import { takeUnsent } from './alert-store.ts'
import { alertPage } from './compose-alert.ts'
import { type Recipient, recipientsIn } from './recipients.ts'

/**
 * The job some minutes after something happened: one mail a person about all of it. What was taken counts as sent also
 * while mail is off: who sets a mail server up gets no old news.
 */
export async function sendAlerts(services: Services, tenantId: string): Promise<void> {
  await services.database.inTenant({ tenantId, userId: null }, async (db) => {
    const unsent = await takeUnsent(db)
    if (unsent.length === 0 || !mailIsOn(services)) return
    const people = (await recipientsIn(db, services)).filter(({ digestAt }) => digestAt === null)
    await mailNotices(db, services, 'Alerts', people, () => unsent)
  })
}

/** One mail a person about what is for that person of these notices; none where that is nothing. */
export async function mailNotices(
  db: TenantDb,
  services: Services,
  what: string,
  people: readonly Recipient[],
  noticesFor: (person: Recipient) => readonly NoticeRow[],
): Promise<void> {
  const given = people.map((person) => ({ person, notices: forPerson(noticesFor(person), person) }))
  const authors = given.flatMap(({ notices }) => notices.flatMap(({ author }) => author ?? []))
  const names = await namesOfPeople(services, [...new Set(authors)])
  const { name: tenantName } = await readTenant(db)
  const linkTo = linksInto(services, db.tenantId)
  const pages = given.flatMap(({ person, notices }) => {
    const page = alertPage(notices, { person, names, tenantName, linkTo })
    return page ? { email: person.email, page } : []
  })
  await mailPeople(db, what, pages)
}

function forPerson(notices: readonly NoticeRow[], { id, memberSince }: Recipient): NoticeRow[] {
  return notices.filter(
    ({ personId, author, createdAt }) =>
      (personId === null || personId === id) && author !== id && createdAt >= memberSince,
  )
}

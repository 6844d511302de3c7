import { namesOfPeople } from '../../accounts/names-of-people.ts'
import { readTenant } from '../../accounts/tenant-store.ts'
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
    const names = await namesOfPeople(
      services,
      unsent.flatMap(({ author }) => author ?? []),
    )
    const { name: tenantName } = await readTenant(db)
    const linkTo = linksInto(services, tenantId)
    const people = await recipientsIn(db, services)
    const pages = people.flatMap((person) => {
      const page = alertPage(forPerson(unsent, person), { person, names, tenantName, linkTo })
      return page ? { email: person.email, page } : []
    })
    await mailPeople(db, 'Alerts', pages)
  })
}

function forPerson(unsent: readonly NoticeRow[], { id, memberSince }: Recipient): NoticeRow[] {
  return unsent.filter(
    ({ personId, author, createdAt }) =>
      (personId === null || personId === id) && author !== id && createdAt >= memberSince,
  )
}

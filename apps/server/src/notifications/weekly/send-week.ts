import { linksInto } from '../../platform/mail/link-into.ts'
import { mailPeople } from '../../platform/mail/mail-people.ts'
import { mailIsOn } from '../../platform/mail/queue-mail.ts'
import type { Services } from '../../services.ts'
import { recipientsIn } from '../alerts/recipients.ts'
import { weekPage } from './compose-week.ts'
import { takeWeek } from './gather-week.ts'

/** The job of every Monday morning: the week of one tenant to those who asked for it. */
export async function sendWeek(services: Services, tenantId: string): Promise<void> {
  if (!mailIsOn(services)) return
  const monday = lastMonday(services.clock.now())
  await services.database.inTenant({ tenantId, userId: null }, async (db) => {
    const readers = (await recipientsIn(db, services)).filter(({ wants }) => wants.weeklyReports)
    if (readers.length === 0) return
    const week = await takeWeek(db, monday)
    const page = week && weekPage(week, { monday, linkTo: linksInto(services, tenantId) })
    if (!page) return
    await mailPeople(
      db,
      'Weekly report',
      readers.map(({ email }) => ({ email, page })),
    )
  })
}

/** Its first moment, in UTC. */
export function lastMonday(now: Date): Date {
  const sinceMonday = (now.getUTCDay() + 6) % 7
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - sinceMonday))
}

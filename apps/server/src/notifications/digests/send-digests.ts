import { mailIsOn } from '../../platform/mail/queue-mail.ts'
import { takeMailTurn } from '../../platform/mail/take-mail-turn.ts'
import type { Services } from '../../services.ts'
import { recipientsIn } from '../alerts/recipients.ts'
import { mailNotices } from '../alerts/send-alerts.ts'
import type { NoticeRow } from '../notices/tables.ts'
import { digestReaders, markSent, takenAfter } from './digest-store.ts'
import { isDue } from './is-due.ts'

/**
 * The job of every hour: to each person whose digest is due one mail about what happened since the last one. As with alerts, what happened
 * while mail was off is not sent later.
 */
export async function sendDigests(services: Services, tenantId: string): Promise<void> {
  await services.database.inTenant({ tenantId, userId: null }, async (db) => {
    await takeMailTurn(db)
    const now = services.clock.now()
    const due = (await digestReaders(db)).filter(({ rhythm, last }) => isDue(rhythm, last, now))
    if (due.length === 0) return
    if (mailIsOn(services)) {
      const last = new Map(due.map((reader) => [reader.userId, reader.last]))
      const first = new Date(Math.min(...due.map((reader) => reader.last.getTime())))
      const taken = (await takenAfter(db, first)).map(withAllGrave)
      const people = (await recipientsIn(db, services)).filter(({ id }) => last.has(id))
      await mailNotices(db, services, 'Digest', people, ({ id }) =>
        taken.filter(({ mailedAt }) => mailedAt && mailedAt > (last.get(id) ?? now)),
      )
    }
    await markSent(
      db,
      due.map(({ userId }) => userId),
    )
  })
}

/** A digest has not reported yet what others were mailed about by the notices before. */
const withAllGrave = (notice: NoticeRow): NoticeRow => {
  const { grave = 0, graveBefore = 0 } = notice.facts
  return graveBefore === 0 ? notice : { ...notice, facts: { ...notice.facts, grave: grave + graveBefore } }
}

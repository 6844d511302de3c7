import type { AccountsDb } from '../../platform/database.ts'
import type { Caller } from '../../platform/http.ts'
import { linksInto } from '../../platform/mail/link-into.ts'
import { mailIsOn, queueMail } from '../../platform/mail/queue-mail.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import type { MailLimits } from '../mail-limits.ts'
import { recordEntry } from '../record-entry.ts'
import { notMeLink } from '../unwanted-mail/links.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { findAddress, makeConfirmation } from './store.ts'

/** In the transaction of a registration. Last in it: the trail binds it to the tenant. */
export async function confirmAtRegistration(
  services: Services,
  db: AccountsDb,
  limits: MailLimits,
  person: { userId: string; tenantId: string; address: string },
): Promise<void> {
  if (!mailIsOn(services)) return
  const found = await findAddress(db, person.userId)
  if (!found || found.confirmed) return
  // The account is opened all the same; the app offers to send the link later.
  if (!(await limits.mayMailConfirmation(person.userId, person.address))) return
  await mailConfirmation(services, db, { ...person, email: found.email })
}

/** @throws Refusal where nothing is left to confirm, or the owner of the mailbox wants no more. */
export async function confirmAgain(
  services: Services,
  limits: MailLimits,
  { userId, tenantId }: Caller,
  address: string,
): Promise<void> {
  if (!mailIsOn(services)) throw new Refusal('not_configured', 'This server sends no email.')
  await limits.countConfirmation(userId, address)
  await services.database.unsafeAccounts(async (db) => {
    const found = await findAddress(db, userId)
    if (!found || found.confirmed) {
      throw new Refusal('wrong_state', 'Your email address is confirmed already.')
    }
    if (found.refused) {
      throw new Refusal(
        'mail_refused',
        'The owner of this mailbox answered that this account is not theirs. We send no more email to it.',
      )
    }
    await mailConfirmation(services, db, { userId, tenantId, email: found.email })
  })
}

async function mailConfirmation(
  services: Services,
  db: AccountsDb,
  { userId, tenantId, email }: { userId: string; tenantId: string | null; email: string },
): Promise<void> {
  const now = services.clock.now()
  const token = await makeConfirmation(db, userId, now)
  // By way of the organisation, which the browser remembers while its reader signs in.
  const link = linksInto(services, tenantId ?? 'none')(`/confirm#token=${token}`)
  await queueMail(db, confirmationMail(email, link, notMeLink(services, { kind: 'confirmation', userId })))
  await recordEntry(db, { userId, tenantId }, 'email-confirmation-sent')
}

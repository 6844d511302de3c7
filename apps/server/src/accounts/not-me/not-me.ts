import { sql } from 'drizzle-orm'
import { recordAct } from '../../platform/record-act.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { findAddress, markRefused } from '../confirmation/store.ts'
import { actOfWithdrawal } from '../invitations/act-of-withdrawal.ts'
import { findInvitation, withdrawInvitation } from '../invitations/store.ts'
import type { MailLimits } from '../mail-limits.ts'
import { recordEntry } from '../record-entry.ts'
import { type MailSubject, readNotMe } from '../unwanted-mail/links.ts'
import { suppressMail } from '../unwanted-mail/suppressions.ts'

/** Ends what the mail was about, and further mails of its kind. Answers what that was; a second time changes nothing. */
export async function notMe(
  services: Services,
  limits: MailLimits,
  token: string,
): Promise<MailSubject['kind']> {
  const about = readNotMe(services, token)
  if (!about) {
    throw new Refusal(
      'link_ended',
      'This link is too old or incomplete. Please use the whole link of the email.',
    )
  }
  if (about.kind === 'invitation') await refuseInvitation(services, about)
  if (about.kind === 'confirmation') await refuseConfirmation(services, about.userId)
  if (about.kind === 'reset') await refuseReset(services, limits, about.userId)
  return about.kind
}

/** The act has no author: the reader of the mailbox is unknown. */
async function refuseInvitation(
  services: Services,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<void> {
  await services.database.unsafeAccounts(
    async (db) => {
      const invitation = await findInvitation(db, id)
      if (!invitation) return
      await suppressMail(db, invitation.email, services.clock.now())
      const withdrawn = await withdrawInvitation(db, tenantId, id)
      if (withdrawn) {
        await recordAct(db, actOfWithdrawal(withdrawn, 'The recipient answered that they did not expect it'))
      }
      await recordAct(db, {
        action: 'mail-refused',
        resourceType: 'invitation',
        resourceId: id,
        resourceName: invitation.email,
        details: 'The recipient wants no more email from this organisation',
      })
    },
    { tenantId },
  )
}

/** Of a confirmed account nothing is taken: its owner had both mailbox and password. */
async function refuseConfirmation(services: Services, userId: string): Promise<void> {
  await services.database.unsafeAccounts(async (db) => {
    const account = await findAddress(db, userId)
    if (!account || account.confirmed || account.refused) return
    await markRefused(db, userId, services.clock.now())
    await recordEntry(db, { userId }, 'email-confirmation-refused', {
      by: 'unknown',
      details: 'The owner of the mailbox answered that the account is not theirs',
    })
  })
}

async function refuseReset(services: Services, limits: MailLimits, userId: string): Promise<void> {
  await limits.stopResets(userId)
  await services.database.unsafeAccounts(async (db) => {
    await db.execute(sql`delete from accounts.password_resets where user_id = ${userId} and mailed`)
    await recordEntry(db, { userId }, 'password-reset-refused', {
      by: 'unknown',
      details: 'The owner of the mailbox answered that they did not ask for it',
    })
  })
}

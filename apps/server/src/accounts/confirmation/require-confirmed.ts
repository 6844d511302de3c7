import { mailIsOn } from '../../platform/mail/queue-mail.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'

/** Whether this person still has to confirm. Where no mail is sent nobody can, and nothing is mailed in anyone's name. */
export async function hasToConfirm(services: Services, userId: string): Promise<boolean> {
  if (!mailIsOn(services)) return false
  const { rowCount } = await services.database.accountsPool.query(
    'select from accounts.users where id = $1 and email_confirmed_at is null',
    [userId],
  )
  return rowCount === 1
}

/** @throws Refusal before something is mailed in the name of somebody whose address may be anyone's. */
export async function requireConfirmedAddress(services: Services, userId: string): Promise<void> {
  if (!(await hasToConfirm(services, userId))) return
  throw new Refusal(
    'email_unconfirmed',
    'Please confirm your email address first: open the link in the email that we sent you.',
  )
}

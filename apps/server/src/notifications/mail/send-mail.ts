import type { House } from '../../house.ts'
import type { Mail } from './mail.ts'

/** Whether a mail server is set. */
export function mailIsOn({ config }: Pick<House, 'config'>): boolean {
  return config.mail !== null
}

/**
 * Hands a mail to the worker, which tries for some four days; answers 'off', and sends nothing, without a mail server. No
 * request waits for SMTP. Where the mail is about a row, `queueMail` in that row's transaction is better.
 */
export async function sendMail(house: House, mail: Mail): Promise<'queued' | 'off'> {
  if (!mailIsOn(house)) return 'off'
  await house.database.accountsPool.query('select hub.enqueue_mail($1)', [JSON.stringify(mail)])
  return 'queued'
}

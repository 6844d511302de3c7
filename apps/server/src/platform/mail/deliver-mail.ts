import { createTransport } from 'nodemailer'
import type { Services } from '../../services.ts'
import { type Mail, mail } from './mail.ts'

/** So long a place of the worker waits for a mail server that does not answer; it is tried again. */
const TIMEOUT_MS = 10_000

/**
 * The job: one mail to one person. @throws when the server is away or busy, so that the queue tries again; what it
 * refuses for good (SMTP 5xx about this person or this mail) is logged and not tried again.
 */
export async function deliverMail(services: Services, payload: unknown): Promise<void> {
  const message = mail.parse(payload)
  const { config, log } = services
  if (!config.mail) return log.warn('a mail was not sent: SMTP_URL is no longer set')
  const transport = createTransport({
    url: config.mail.smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail(addressed(message, config.mail.from))
  } catch (error) {
    if (!isRefusedForGood(error)) throw new Error('the mail server did not take a mail', { cause: error })
    log.warn({ err: error }, 'the mail server refused a mail for good')
  } finally {
    transport.close()
  }
}

/** The recipient as an address and nothing else: a comma in it would be a second one. */
function addressed({ to, unsubscribe, ...content }: Mail, from: string) {
  return {
    ...content,
    from,
    to: { name: '', address: to },
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

/** A wrong password or sender is the operator's to correct, and the mail waits for it. */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown }
  const isPermanent = typeof responseCode === 'number' && responseCode >= 500
  return isPermanent && (command === 'RCPT TO' || command === 'DATA')
}

import { isPlainName } from '@efti-hub/contract'
import { readOrganisation } from '../../accounts/settings/tenant-settings.ts'
import { newTenantToken } from '../../accounts/tenant-token.ts'
import { isSuppressed } from '../../accounts/unwanted-mail/suppressions.ts'
import type { TenantDb } from '../../platform/database.ts'
import { addressOfHub } from '../../platform/mail/address-of-hub.ts'
import { mailOf } from '../../platform/mail/page.ts'
import { mailIsOn, queueMail } from '../../platform/mail/queue-mail.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { insertLink } from './store.ts'
import type { RequestRow } from './tables.ts'
import { withoutLinks } from './web-addresses.ts'
import { wordsIn } from './words/index.ts'

/** Path and token. Only the hash is kept; what is behind '#' no browser sends (docs/decisions/0046). */
export async function makeLink(services: Services, db: TenantDb, { id }: RequestRow): Promise<string> {
  const { token, hash } = newTenantToken(db.tenantId)
  await insertLink(db, id, hash, services.clock.now())
  return `/answer#token=${token}`
}

/** @throws Refusal where nothing can be mailed, or its owner wants no mail from this organisation. */
export async function refuseUnwanted(services: Services, db: TenantDb, email: string): Promise<void> {
  const problem = !mailIsOn(services)
    ? 'No mail server is set up, so nothing can be emailed. Leave the email out and copy the link.'
    : (await isSuppressed(db, email))
      ? 'The owner of this address wants no email from your organisation. Nothing was sent.'
      : null
  if (problem) throw new Refusal('mail_refused', problem, { email: problem })
}

/** Goes out when the transaction commits. */
export async function mailLink(
  services: Services,
  db: TenantDb,
  { email, language, message }: RequestRow,
  link: string,
  which: 'first' | 'reminder',
): Promise<void> {
  const words = wordsIn(language)
  const { name } = await readOrganisation(db)
  // Names from before names were checked may be web addresses, which mail programs would make links of.
  const organisation = isPlainName(name) ? name : 'eFTI Compliance Hub'
  await queueMail(
    db,
    mailOf(email, {
      language,
      subject: which === 'first' ? words.subject : words.reminderSubject,
      heading: (which === 'first' ? words.heading : words.reminderHeading)(organisation),
      intro: withoutLinks(message),
      sections: [],
      button: { label: words.button, href: `${addressOfHub(services)}${link}` },
      footer: { text: words.footer(organisation) },
    }),
  )
}

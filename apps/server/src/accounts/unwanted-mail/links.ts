import { addressOfHub } from '../../platform/mail/address-of-hub.ts'
import type { NotMeLink } from '../../platform/mail/page.ts'
import type { Services } from '../../services.ts'

/** What a mail was about whose reader answers that it was not them. */
export type MailSubject =
  | { kind: 'invitation'; tenantId: string; id: string }
  | { kind: 'confirmation'; userId: string }
  | { kind: 'reset'; userId: string }

const PURPOSE = 'not-me'
/** Longer than any of the links beside it: mail is read late. */
const VALID_FOR_MS = 90 * 86_400_000

/**
 * Signed and not stored: it needs no account, and works after what it is about has ended. A mail program runs no script: what
 * it posts to has the token in the query, as RFC 8058 wants.
 */
export function notMeLink(services: Services, about: MailSubject): NotMeLink {
  const expiresAt = new Date(services.clock.now().getTime() + VALID_FOR_MS)
  const token = services.signer.sign(PURPOSE, { ...about }, expiresAt)
  const hub = addressOfHub(services)
  return { page: `${hub}/not-me#token=${token}`, post: `${hub}/api/auth/not-me?token=${token}` }
}

/** Null for what is none. */
export function readNotMe(services: Services, token: string): MailSubject | null {
  const claims = services.signer.verify(PURPOSE, token, services.clock.now())
  const { kind, tenantId = '', id = '', userId = '' } = claims ?? {}
  if (kind === 'invitation') return { kind, tenantId, id }
  return kind === 'confirmation' || kind === 'reset' ? { kind, userId } : null
}

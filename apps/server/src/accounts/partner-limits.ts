import type { Services } from '../services.ts'
import { addressGroup } from './client-address.ts'
import { countAll, keyOfEmail, limiterIn, TooMany } from './rate-limits.ts'
import { tooManyTexts as texts } from './texts.ts'

const QUARTER_HOUR_S = 15 * 60
const DAY_S = 24 * 60 * 60

const WRONG_LINKS_PER_ADDRESS = 20
/** A person answers in a few calls; an office may answer several requests from one address. */
const CALLS_PER_LINK = 60
const CALLS_PER_ADDRESS = 240
const MAILS_PER_PERSON_AND_DAY = 200
const MAILS_PER_TENANT_AND_DAY = 500
/** From all organisations together. */
const MAILS_PER_RECIPIENT_AND_DAY = 20

/** What holds back those who guess links, empty them by programs, or use them to fill mailboxes. */
export interface PartnerLimits {
  /** @throws TooMany */
  refuseAfterWrongLinks(address: string): Promise<void>
  countWrongLink(address: string): Promise<void>
  /** @throws TooMany by the link, of which this is the hash, and by the address. */
  countVisit(link: Buffer, address: string): Promise<void>
  /** @throws TooMany by who asks, of which organisation, and whom. */
  countMail(mail: { userId: string; tenantId: string; recipient: string }): Promise<void>
}

const noLimits: PartnerLimits = {
  refuseAfterWrongLinks: async () => {},
  countWrongLink: async () => {},
  countVisit: async () => {},
  countMail: async () => {},
}

export function partnerLimits(services: Services): PartnerLimits {
  if (!services.config.rateLimit) return noLimits
  const limiter = limiterIn(services)
  const wrong = limiter('partner-link-wrong', WRONG_LINKS_PER_ADDRESS, QUARTER_HOUR_S)
  const byLink = limiter('partner-link', CALLS_PER_LINK, QUARTER_HOUR_S)
  const byAddress = limiter('partner-link-address', CALLS_PER_ADDRESS, QUARTER_HOUR_S)
  const byPerson = limiter('partner-mail-person', MAILS_PER_PERSON_AND_DAY, DAY_S)
  const byTenant = limiter('partner-mail-tenant', MAILS_PER_TENANT_AND_DAY, DAY_S)
  const byRecipient = limiter('partner-mail-recipient', MAILS_PER_RECIPIENT_AND_DAY, DAY_S)

  return {
    async refuseAfterWrongLinks(address) {
      const counted = await wrong.get(addressGroup(address))
      if (counted && counted.consumedPoints >= wrong.points)
        throw new TooMany(texts.links, counted.msBeforeNext)
    },
    async countWrongLink(address) {
      await wrong.penalty(addressGroup(address))
    },
    countVisit: (link, address) =>
      countAll([
        [byLink, link.toString('base64url'), texts.partnerLink],
        [byAddress, addressGroup(address), texts.requests],
      ]),
    countMail: ({ userId, tenantId, recipient }) =>
      countAll([
        [byPerson, userId, texts.partnerMails],
        [byTenant, tenantId, texts.partnerMailsOfOrganisation],
        [byRecipient, keyOfEmail(recipient.toLowerCase()), texts.partnerMailsToRecipient],
      ]),
  }
}

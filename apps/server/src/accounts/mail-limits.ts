import type { Services } from '../services.ts'
import { addressGroup } from './client-address.ts'
import { countAll, keyOfEmail, limiterIn, TooMany } from './rate-limits.ts'
import { tooManyTexts as texts } from './texts.ts'

const QUARTER_HOUR_S = 15 * 60
const DAY_S = 24 * 60 * 60

/** A mailbox that others fill is of no use to its owner. */
const RESETS_PER_ACCOUNT = 3
const CONFIRMATIONS_PER_ACCOUNT = 3
const CONFIRMATIONS_PER_ACCOUNT_AND_DAY = 10
/** An office behind one address registers its people; mass registration is stopped. */
const CONFIRMATIONS_PER_CLIENT_AND_DAY = 100
const INVITATIONS_PER_PERSON_AND_MINUTE = 10
const INVITATIONS_PER_PERSON_AND_DAY = 50
const INVITATIONS_PER_TENANT_AND_DAY = 100
const INVITATIONS_PER_CLIENT_AND_DAY = 100
/** From all organisations together: founding another one is no way round. */
const INVITATIONS_PER_RECIPIENT_AND_DAY = 5

export interface MailLimits {
  /** Whether one more may be mailed now, which it then counts as. */
  mayMailReset(userId: string): Promise<boolean>
  /** The owner of the mailbox wants no more of them for a day. */
  stopResets(userId: string): Promise<void>
  mayMailConfirmation(userId: string, address: string): Promise<boolean>
  /** As `mayMailConfirmation`. @throws TooMany */
  countConfirmation(userId: string, address: string): Promise<void>
  /** @throws TooMany by who invites, into which organisation, from where and whom. */
  countInvitation(act: {
    userId: string
    tenantId: string
    address: string
    recipient: string
  }): Promise<void>
}

const noLimits: MailLimits = {
  mayMailReset: async () => true,
  stopResets: async () => {},
  mayMailConfirmation: async () => true,
  countConfirmation: async () => {},
  countInvitation: async () => {},
}

export function mailLimits(services: Services): MailLimits {
  if (!services.config.rateLimit) return noLimits
  const limiter = limiterIn(services)
  const resets = limiter('reset-mail', RESETS_PER_ACCOUNT, QUARTER_HOUR_S)
  const confirmations = limiter('confirmation', CONFIRMATIONS_PER_ACCOUNT, QUARTER_HOUR_S)
  const daily = limiter('confirmation-day', CONFIRMATIONS_PER_ACCOUNT_AND_DAY, DAY_S)
  const fromClient = limiter('confirmation-client', CONFIRMATIONS_PER_CLIENT_AND_DAY, DAY_S)
  const byMinute = limiter('invitation', INVITATIONS_PER_PERSON_AND_MINUTE, 60)
  const byPerson = limiter('invitation-person', INVITATIONS_PER_PERSON_AND_DAY, DAY_S)
  const byTenant = limiter('invitation-tenant', INVITATIONS_PER_TENANT_AND_DAY, DAY_S)
  const byClient = limiter('invitation-client', INVITATIONS_PER_CLIENT_AND_DAY, DAY_S)
  const byRecipient = limiter('invitation-recipient', INVITATIONS_PER_RECIPIENT_AND_DAY, DAY_S)

  const countConfirmation = (userId: string, address: string) =>
    countAll([
      [confirmations, userId, texts.confirmations],
      [daily, userId, texts.confirmations],
      [fromClient, addressGroup(address), texts.confirmationsFromAddress],
    ])

  return {
    mayMailReset: (userId) => passes(countAll([[resets, userId, texts.resets]])),
    async stopResets(userId) {
      await resets.block(userId, DAY_S)
    },
    mayMailConfirmation: (userId, address) => passes(countConfirmation(userId, address)),
    countConfirmation,
    countInvitation: ({ userId, tenantId, address, recipient }) =>
      countAll([
        [byMinute, userId, texts.invitations],
        [byPerson, userId, texts.invitations],
        [byTenant, tenantId, texts.invitationsOfOrganisation],
        [byClient, addressGroup(address), texts.invitationsFromAddress],
        [byRecipient, keyOfEmail(recipient), texts.invitationsToRecipient],
      ]),
  }
}

function passes(counted: Promise<void>): Promise<boolean> {
  return counted.then(
    () => true,
    (error) => {
      if (error instanceof TooMany) return false
      throw error
    },
  )
}

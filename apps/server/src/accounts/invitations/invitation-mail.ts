import { type InvitationRequest, ROLE_LABELS } from '@efti-hub/contract'
import type { Mail } from '../../notifications/mail/mail.ts'
import { mailOf } from '../../notifications/mail/page.ts'

interface Told extends InvitationRequest {
  invitedBy: string
  tenantName: string
  link: string
  expiresAt: Date
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export function invitationMail({ email, role, invitedBy, tenantName, link, expiresAt }: Told): Mail {
  return mailOf(email, {
    subject: `${invitedBy} invites you to ${tenantName} on eFTI Compliance Hub`,
    heading: `Join ${tenantName}`,
    intro: `${invitedBy} invites you to join ${tenantName} as ${ROLE_LABELS[role]}.`,
    sections: [],
    button: { label: 'Accept the invitation', href: link },
    footer: {
      text: `The invitation is good until ${day.format(expiresAt)} and for one person. If you did not expect it, leave it unanswered.`,
    },
  })
}

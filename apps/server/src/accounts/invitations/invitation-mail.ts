import { type InvitationRequest, isPlainName, ROLE_LABELS } from '@efti-hub/contract'
import { formatDay } from '../../platform/format.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { mailOf, type NotMeLink } from '../../platform/mail/page.ts'

interface InvitationText extends InvitationRequest {
  invitedBy: string
  tenantName: string
  link: string
  expiresAt: Date
  notMe: NotMeLink
}

export function invitationMail({
  email,
  role,
  invitedBy,
  tenantName,
  link,
  expiresAt,
  notMe,
}: InvitationText): Mail {
  const tenant = plain(tenantName, 'an organisation')
  return mailOf(email, {
    subject: 'You are invited to an organisation on eFTI Compliance Hub',
    heading: `Join ${tenant}`,
    intro: `${plain(invitedBy, 'A Compliance Manager')} invites you to join ${tenant} as ${ROLE_LABELS[role]}.`,
    sections: [],
    button: { label: 'Accept the invitation', href: link },
    footer: {
      text: `The invitation is valid until ${formatDay(expiresAt)} and for one person. Did you not expect it?`,
      label: 'This was not me',
      href: notMe.page,
    },
    notMe,
  })
}

/** Names from before names were checked may be web addresses, which mail programs would make links of. */
function plain(name: string, otherwise: string): string {
  return isPlainName(name) ? name : otherwise
}

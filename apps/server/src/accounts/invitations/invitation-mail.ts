import { type InvitationRequest, ROLE_LABELS } from '@efti-hub/contract'
import type { Mail } from '../../notifications/mail/mail.ts'

interface Told extends InvitationRequest {
  invitedBy: string
  tenantName: string
  link: string
  expiresAt: Date
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export function invitationMail({ email, role, invitedBy, tenantName, link, expiresAt }: Told): Mail {
  const subject = `${invitedBy} invites you to ${tenantName} on eFTI Compliance Hub`
  const lines = [
    `${invitedBy} invites you to join ${tenantName} as ${ROLE_LABELS[role]}.`,
    `The invitation is good until ${day.format(expiresAt)} and for one person. If you did not expect it, leave it unanswered.`,
  ]
  return {
    to: email,
    subject,
    text: [lines[0], '', link, '', lines[1], ''].join('\n'),
    html: `<p>${escaped(lines[0] ?? '')}</p><p><a href="${escaped(link)}">Join ${escaped(tenantName)}</a></p><p>${escaped(lines[1] ?? '')}</p>`,
  }
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

import type { AskReason, PartnerLanguage, PartnerRequest, SuggestedRecipient } from '@efti-hub/contract'
import { counted } from './counted.ts'
import { formatDay, formatNumber } from './format.ts'
import { sinceDay } from './since.ts'

export const partnerRequestWords = {
  ask: 'Ask a partner',
  onlyReading: 'Your role can view requests to partners but not send them.',
  title: 'Ask a partner',
  description: 'The partner answers through a link, without an account. You decide what is used.',
  loadFailed: 'What can be asked could not be loaded',
  whom: 'Whom',
  other: 'Somebody else',
  roles: {
    consignor: 'Consignor',
    carrier: 'Carrier',
    consignee: 'Consignee',
    'freight-forwarder': 'Freight forwarder',
  } satisfies Record<SuggestedRecipient['role'], string>,
  recipient: ({ name, role }: SuggestedRecipient) => `${name} (${partnerRequestWords.roles[role]})`,
  name: 'Partner',
  email: 'Email',
  emailHint: 'Leave empty to copy the link instead.',
  noMail: 'No mail server is set up: copy the link and send it yourself.',
  language: 'Language',
  languages: {
    en: 'English',
    de: 'German',
    fr: 'French',
    it: 'Italian',
    es: 'Spanish',
    nl: 'Dutch',
    pl: 'Polish',
    cs: 'Czech',
  } satisfies Record<PartnerLanguage, string>,
  what: 'What to ask for',
  otherValues: (count: number) => counted(count, 'other value'),
  reasons: {
    wrong: 'Violation',
    missing: 'Missing',
    unsure: 'Not certain',
    known: 'Known',
  } satisfies Record<AskReason, string>,
  known: (value: string) => `now ${value}`,
  nothingChosen: 'Choose at least one value',
  tooMany: (most: number) => `At most ${formatNumber(most)} values`,
  days: 'Valid for (days)',
  wrongDays: (least: number, most: number) => `Enter ${formatNumber(least)} to ${formatNumber(most)} days`,
  reminders: (most: number) => `Send up to ${formatNumber(most)} reminders`,
  reminderDays: 'Remind after (days)',
  message: 'Message',
  messageHint: 'Lists what you chose until you edit it.',
  reset: 'Reset message',
  messageFailed: 'The message could not be prepared. Write your own.',
  send: 'Send request',
  createLink: 'Create link',
  failed: { title: 'Not Sent', description: 'The request could not be sent. Please try again.' },
  made: {
    title: (partner: string) => `Asked ${partner}`,
    mailed: (email: string) => `The email to ${email} is on its way.`,
    copy: 'Send this link to your partner.',
    once: 'The link is shown only now.',
  },
  link: 'Link',
  messageWithLink: 'Message with link',
  close: 'Done',
  list: {
    open: (count: number) =>
      count === 1 ? '1 request to a partner' : `${formatNumber(count)} requests to partners`,
    title: 'Requests to partners',
    description: 'What was asked about this document, and what was answered',
    loadFailed: 'The requests to partners could not be loaded',
  },
  state: (request: PartnerRequest) => {
    const { state, partner, askedAt, answeredAt, expiresAt } = request
    if (state === 'waiting') return `Waiting for ${partner}, since ${sinceDay(askedAt)}`
    if (state === 'answered') return `${partner} answered ${on(answeredAt ?? askedAt)}`
    if (state === 'revoked') return `Revoked: ${partner}`
    if (state === 'declined') return `${partner} declined to answer`
    return `${partner} did not answer by ${formatDay(expiresAt)}`
  },
  states: {
    waiting: 'Waiting',
    answered: 'Answered',
    revoked: 'Revoked',
    declined: 'Declined',
    expired: 'Expired',
  } satisfies Record<PartnerRequest['state'], string>,
  askedBy: (name: string, at: string) => `Asked by ${name} ${on(at)}`,
  opened: (at: string) => `Opened ${on(at)}`,
  notOpened: (isOpen: boolean) => (isOpen ? 'Not opened yet' : 'Not opened'),
  expires: (at: string) => `Link valid until ${formatDay(at)}`,
  reminded: (at: string) => `Reminded ${on(at)}`,
  nextReminder: (at: string) => `Next reminder ${on(at)}`,
  remark: 'Comment of the partner',
  received: 'Document received',
  notAnswered: (isOpen: boolean) => (isOpen ? 'Not answered yet' : 'Not answered'),
  remind: 'Remind now',
  remindFor: (partner: string) => `Remind now: ${partner}`,
  newLink: 'New link',
  newLinkFor: (partner: string) => `New link for ${partner}`,
  revoke: 'Revoke',
  revokeFor: (partner: string) => `Revoke the request to ${partner}`,
  revokeHint: 'All links of this request end. What was answered stays.',
  done: {
    remind: (partner: string) => ({
      title: 'Reminder Sent',
      description: `${partner} gets a new link by email.`,
    }),
    revoke: (partner: string) => ({
      title: 'Request Revoked',
      description: `The links for ${partner} ended.`,
    }),
    used: (label: string) => ({ title: 'Answer Used', description: `${label} was corrected.` }),
    declined: (label: string) => ({ title: 'Answer Declined', description: `${label} stays as it is.` }),
  },
  proposals: (partner: string, count: number) =>
    `${partner} answered ${counted(count, 'value')} for you to check`,
  answered: (partner: string, at: string) => `Answered by ${partner} ${on(at)}`,
  use: 'Use',
  takeFor: (value: string, label: string) => `Use ${value} for ${label}`,
  notThis: 'Not this one',
  notThisFor: (value: string, label: string) => `Not this one: ${value} for ${label}`,
  decided: { used: (name: string) => `Used by ${name}`, declined: (name: string) => `Declined by ${name}` },
}

/** 'today', 'on Tuesday', 'on 12 Nov 2026'. */
function on(at: string): string {
  const isAhead = new Date(at) > new Date()
  const day = isAhead ? formatDay(at) : sinceDay(at)
  return day === 'today' || day === 'yesterday' ? day : `on ${day}`
}

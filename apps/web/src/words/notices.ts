import { isShownJudged, type Notice, type NoticeKind } from '@efti-hub/contract'
import { counted } from './counted.ts'
import { formatNumber } from './format.ts'

const violations = (count: number) => counted(count, 'violation')
const person = ({ author }: Notice) => author?.name ?? 'Somebody'

const CHECKED: Record<string, string> = {
  completed: 'Checked: no blocking violations',
  under_review: 'Checked: under review',
  approved: 'Re-check: approval still valid',
  rejected: 'Re-check: rejection still valid',
}

const TITLES: Record<NoticeKind, (notice: Notice) => string> = {
  checked: ({ facts: { status = '', score = null } }) =>
    isShownJudged(status, score) ? (CHECKED[status] ?? 'Checked') : 'Checked: not judged',
  failed: () => 'Could not be processed',
  violations: ({ facts }) => counted(facts.grave ?? 0, 'new critical or high violation'),
  approved: (notice) => `Approved by ${person(notice)}`,
  rejected: (notice) => `Rejected by ${person(notice)}`,
  assigned: (notice) => `${violations(notice.facts.count ?? 1)} assigned to you by ${person(notice)}`,
  due: ({ facts }) => `${violations(facts.count ?? 1)} due within a day`,
  applied: (notice) => `Certification applied for by ${person(notice)}`,
  'address-verified': ({ facts }) =>
    (facts.count ?? 0) === 0
      ? 'Email address verified: the former password and sessions ended'
      : `Email address verified: members and API keys waiting for confirmation: ${formatNumber(facts.count ?? 0)}`,
  refused: ({ facts }) =>
    facts.count === undefined
      ? 'Many requests refused within five minutes'
      : `${counted(facts.count, 'request')} refused within five minutes`,
  application: ({ facts }) => (facts.status ? `Application is now ${facts.status}` : 'Application changed'),
  'webhook-off': () => 'Webhook switched off',
  mentioned: (notice) => `${person(notice)} mentioned you in a comment`,
  'partner-answered': ({ facts }) => `Answered by ${facts.partner ?? 'your partner'}`,
  'partner-silent': ({ facts }) =>
    facts.status === 'declined'
      ? `${facts.partner ?? 'Your partner'} declined to answer`
      : `${facts.partner ?? 'Your partner'} did not answer in time`,
  withdrawn: ({ facts }) =>
    `Your ${facts.status === 'rejected' ? 'rejection' : 'approval'} was withdrawn: a later check had a different result`,
}

export const noticeWords = {
  description: 'What happened to the documents of your organisation, newest first',
  new: 'New',
  markAll: 'Mark all as read',
  none: 'Nothing yet',
  noneHint: 'Finished jobs, decisions and violations assigned to you appear here.',
  loadFailed: 'The notifications could not be loaded',
  markFailed: 'The notifications could not be marked as read',
  joinedSubject: (documents: number) => counted(documents, 'document'),
  joined: (clean: number, needYou: number) => {
    if (needYou === 0) return 'Checked: all are clean'
    const need = `${formatNumber(needYou)} ${needYou === 1 ? 'needs' : 'need'} you`
    return clean === 0
      ? `Checked: ${need}`
      : `Checked: ${formatNumber(clean)} ${clean === 1 ? 'is' : 'are'} clean, ${need}`
  },
  titleOf: (notice: Notice) => TITLES[notice.kind](notice),
  /** What more there is to say; null where the title says it all. */
  detailOf: ({ kind, facts }: Notice): string | null => {
    if (kind === 'refused') return 'Check the role of this member or API key, or remove it.'
    if (kind === 'failed' || kind === 'webhook-off') return facts.message ?? null
    if (kind === 'approved' || kind === 'rejected' || kind === 'mentioned') return facts.comment ?? null
    if (kind !== 'checked') return null
    const open = violations(facts.violations ?? 0)
    return typeof facts.score === 'number' ? `Score ${facts.score}, ${open} open` : `${open} open`
  },
}

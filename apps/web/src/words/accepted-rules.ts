import { counted } from './counted.ts'

const violations = (count: number) => counted(count, 'violation')

/** Rules whose violations the organisation accepts. */
export const acceptedRuleWords = {
  accept: 'Accept rule',
  acceptOf: (rule: string) => `Accept rule: ${rule}`,
  acceptTitle: (rule: string) => `Accept “${rule}”`,
  acceptHint:
    'Its violations no longer count as open, on documents already checked and in future checks. They stay on record with your name and reason. Critical violations stay open; waive those one by one.',
  reason: 'We accept this, because …',
  sender: 'Sender',
  allSenders: 'All senders',
  noSender: 'Documents without a sender',
  kind: 'Kind of document',
  allKinds: 'All kinds of document',
  accepted: {
    title: 'Rule Accepted',
    description: (count: number) =>
      count === 0 ? 'No open violation is affected yet.' : `${violations(count)} no longer counted as open.`,
  },
  failed: { title: 'Rule Not Accepted', description: 'Nothing has changed; please try again.' },
  undo: 'Undo',
  undoHint: (rule: string) => `Stop accepting ${rule}`,
  byRule: 'This rule is accepted in your organisation:',
  seeRules: 'Accepted rules',
  title: 'Accepted rules',
  description: 'Rules whose violations your organisation accepts. They do not count as open.',
  none: 'No accepted rules',
  noneHint: 'Accept a rule from a violation, or from the list of violations grouped by rule.',
  because: (reason: string) => `“${reason}”`,
  by: 'Accepted by',
  until: 'Until',
  noEnd: 'No end date',
  now: 'Currently accepted',
  count: violations,
  stop: 'Stop accepting',
  stopOf: (rule: string) => `Stop accepting ${rule}`,
  stopTitle: (rule: string) => `Stop accepting “${rule}”?`,
  stopHint: (count: number) =>
    count === 0 ? 'No violation is reopened.' : `${violations(count)} will be open again.`,
  stopped: {
    title: 'Rule No Longer Accepted',
    description: (rule: string) => `Violations of ${rule} count as open again.`,
  },
  onlyRead: 'Only a Compliance Manager can accept rules or stop accepting them.',
}

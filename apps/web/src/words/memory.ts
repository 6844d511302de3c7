import { counted } from './counted.ts'
import { formatNumber } from './format.ts'
/** What your corrections taught us about each sender’s documents. */
export const memoryWords = {
  title: 'Learned from corrections',
  description:
    'What your corrections taught us about each sender’s documents. Used only in this organisation.',
  list: 'Learned from corrections',
  shown: (shown: number, total: number) =>
    shown < total
      ? `The newest ${formatNumber(shown)} of ${formatNumber(total)}`
      : `${formatNumber(total)} learned`,
  none: 'Nothing learned yet',
  noneHint:
    'When you make the same correction on a second document of a sender, we ask whether to look there on the next ones.',
  beside: (label: string) => `Beside or below “${label}”`,
  near: (page: number, words: string) => `On page ${page}, near “${words}”`,
  refusedBeside: (label: string) => `Not the text beside or below “${label}”`,
  refusedNear: (page: number, words: string) => `Not the text on page ${page} near “${words}”`,
  refused: 'Removed',
  states: { kept: '', proposed: 'Not used yet', declined: 'Not remembered' },
  remember: 'Remember',
  rememberOf: (label: string, papers: string) => `Remember ${label}: ${papers}`,
  remembered: {
    title: 'Place Remembered',
    description: (label: string) => `${label} is looked for here on the sender’s next documents.`,
  },
  /** Of a place that the value is no longer to be read from. */
  refusalRemembered: {
    title: 'Place Not Read Any More',
    description: (label: string) => `${label} is no longer read here on the sender’s next documents.`,
  },
  sender: 'Sender',
  noSender: 'Documents without a sender',
  kind: 'Kind',
  anyKind: 'All kinds of document',
  from: 'Learned from',
  by: 'By',
  used: 'Used on',
  papers: (count: number) => (count === 0 ? 'no other document yet' : counted(count, 'other document')),
  forget: 'Remove',
  forgetOf: (label: string, papers: string) => `Remove ${label}: ${papers}`,
  forgetTitle: (label: string) => `Stop looking for “${label}” here?`,
  forgetHint: (papers: string) =>
    `${papers} will be read without it. Documents already read with it do not change. This cannot be undone.`,
  allowTitle: (label: string) => `Read “${label}” here again?`,
  allowHint: (papers: string) =>
    `${papers} may be read from this place again. Documents already read do not change. This cannot be undone.`,
  ofSender: (sender: string) => `Documents from ${sender}`,
  forgotten: {
    title: 'Removed',
    description: (label: string) => `${label} is now read without it.`,
  },
  allowed: {
    title: 'Removed',
    description: (label: string) => `${label} may be read here again.`,
  },
  onlyRead: 'Your role can view what was learned but not change it.',
}

import type { ScoreSum } from '@efti-hub/contract'
import { formatNumber, formatUpTo } from './format.ts'
import { severityLabels } from './violations.ts'

const n = (value: number) => formatUpTo(1, value)

/** How the score comes about, in the reader's numbers. */
function scoreInWords({ start, worst, open, lost, obligations, unread }: ScoreSum): string {
  const skipped =
    unread === 0 ? '' : ` Not counted: ${n(unread)} unread ${unread === 1 ? 'result' : 'results'}.`
  if (open === 0 || worst === null)
    return `All obligations that could be checked are met (${n(obligations)} points).${skipped}`
  const cap = start < 100 ? ` while a ${severityLabels[worst].toLowerCase()} violation is open` : ''
  const takes = open === 1 ? '1 open violation takes' : `${n(open)} open violations take`
  return `The score starts at ${n(start)}${cap}. ${takes} ${n(lost)} points: each its share of the ${n(obligations)} points of all obligations, and at least 1.${skipped}`
}

export const checkWords = {
  title: 'Score, check by check',
  sum: scoreInWords,
  obligations: 'Obligations',
  obligationsHint: 'The score is calculated from these.',
  others: 'Other checks',
  othersHint: 'These earn no points, but their violations lower the score.',
  edition: (edition: string) => `Rule set ${edition}`,
  addressReading: {
    practical: 'Addresses: town and country are enough',
    strict: 'Addresses: strict reading',
  },
  none: 'Not checked yet',
  noneHint: 'The score appears when the compliance check has finished.',
  loadFailed: 'The check could not be loaded',
  columns: { rule: 'Rule', weight: 'Weight', passed: 'Passed', failed: 'Failed' },
  compared: 'Since the previous check',
  sinceOpened: 'Re-check',
  resolved: (count: number) => `${formatNumber(count)} resolved`,
  fresh: (count: number) => `${formatNumber(count)} new`,
  stay: (count: number) => `${formatNumber(count)} unchanged`,
  score: (before: number | null, after: number | null) => `Score ${before ?? '—'} → ${after ?? '—'}`,
}

import { formatNumber } from './format.ts'

/** The dashboard's counts of what is to be done; the same words as the filter of the list. */
export const workCountWords = {
  region: 'Work to do',
  'needs-me': 'Needs you',
  needsMeHint: 'Assigned to you or to nobody',
  waiting: 'Waiting for a partner',
  waitingHint: 'Not in "Needs you"',
  'done-week': 'Done this week',
  today: (count?: number) =>
    `Approved or nothing open${count === undefined ? '' : `; ${formatNumber(count)} today`}`,
}

import type { ConsignmentPhase } from '@efti-hub/contract'
import { isCalendarDate } from '@efti-hub/efti/values'
import type { Paper } from './contradictions/compared.ts'

export interface Phase {
  value: ConsignmentPhase
  reason: string
}

type Fact = (paper: Paper, today: string) => string | null

const onDay = (date: string | null | undefined) => (date && isCalendarDate(date) ? date.slice(0, 10) : null)

/** From the end of the journey to its beginning: the first fact that a paper shows decides. */
const FACTS: readonly [ConsignmentPhase, Fact][] = [
  [
    'delivered',
    ({ profile }) => (profile.signedBy.includes('consignee') ? 'The consignee has signed' : null),
  ],
  ['delivered', hasCome('delivery', 'The goods were delivered on')],
  ['under-way', ({ profile }) => (profile.signedBy.includes('carrier') ? 'The carrier has signed' : null)],
  ['under-way', hasCome('takingOver', 'The goods were taken over on')],
  [
    'loaded',
    ({ profile }, today) => {
      const day = onDay(profile.loaded)
      return day && day <= today ? `The goods were loaded on ${day}` : null
    },
  ],
  ['loaded', ({ profile }) => (profile.signedBy.includes('consignor') ? 'The consignor has signed' : null)],
  [
    'loaded',
    ({ profile }, today) =>
      onDay(profile.takingOver?.value) === today ? `The goods are taken over today, ${today}` : null,
  ],
]

/** A day without a time has come once it is over; in doubt the earlier phase is told. */
function hasCome(what: 'delivery' | 'takingOver', words: string): Fact {
  return ({ profile }, today) => {
    const day = onDay(profile[what]?.value)
    return day && day < today ? `${words} ${day}` : null
  }
}

/** Where the goods are, as far as the papers show it. `today`: 'YYYY-MM-DD'. */
export function phaseOf(papers: readonly Paper[], today: string): Phase {
  for (const [value, fact] of FACTS) {
    for (const paper of papers) {
      const found = fact(paper, today)
      if (found) return { value, reason: `${found} (${paper.name}).` }
    }
  }
  const day = papers.map(({ profile }) => onDay(profile.takingOver?.value)).find((date) => date !== null)
  return {
    value: 'planned',
    reason: day
      ? `The goods are to be taken over on ${day}.`
      : 'No paper shows that the goods were loaded, taken over or delivered.',
  }
}

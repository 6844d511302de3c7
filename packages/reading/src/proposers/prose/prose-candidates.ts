import type { Concept } from '../../fields/concepts.ts'
import { linesOf } from '../../layout/lines.ts'
import type { Word } from '../../layout/pages.ts'
import type { Candidate, Reading } from '../candidate.ts'
import type { Proposer } from '../proposer.ts'
import { proseOf } from '../prose-of-page.ts'
import { platesNamed } from '../vehicles/vehicles-named.ts'
import { datesInProse } from './dates-in-prose.ts'
import { hauliersInProse } from './hauliers.ts'
import { sentencesOf } from './sentences.ts'
import { totalsInProse } from './totals-in-prose.ts'

const totals = new Set<Concept>(['grossWeight'])

/** What sentences of a paper say that has labels for other things: totals, number plates, the day of loading. */
export const proseCandidates: Proposer = ({ layout, table, context, kind }) => {
  const page = layout.number
  const lines = sentencesOf(linesOf(proseOf(layout, table)))
  const summed = totalsInProse(lines, context.decimalSign)
  const plates = platesNamed(lines)
  const dates = datesInProse(lines, context, kind.ofTrade === true)
  const hauliers = hauliersInProse(lines)
  const each = (concept: Concept, readings: readonly Reading[]) =>
    readings.map((reading): Candidate => candidate(concept, [reading], page))
  return [
    ...each('grossWeight', summed),
    ...each('plates', plates),
    ...each('dateOfTakingOver', dates),
    ...(hauliers.length > 0 ? [candidate('carrier', hauliers, page)] : []),
  ]
}

/** It claims no words: the sentence may be part of another value. */
const candidate = (concept: Concept, readings: Reading[], page: number): Candidate => ({
  concept,
  readings,
  page,
  source: totals.has(concept) && readings[0]?.checks?.length ? 'checked-total-in-prose' : 'prose',
  words: new Set<Word>(),
  text: readings[0]?.span.text ?? '',
  fit: 1,
  label: null,
  place: 'pattern',
})

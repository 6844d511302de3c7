import type { Concept } from '../../concepts.ts'
import { linesOf } from '../../layout/lines.ts'
import type { Run } from '../../layout/runs.ts'
import type { Word } from '../../pages.ts'
import type { Candidate, Reading, ReadingContext } from '../candidate.ts'
import { platesNamed } from '../vehicles/vehicles-named.ts'
import { datesInProse } from './dates-in-prose.ts'
import { hauliersInProse } from './hauliers.ts'
import { sentencesOf } from './sentences.ts'
import { totalsInProse } from './totals-in-prose.ts'

/** Just enough to be believed: what stands under a label goes before, unless the lines of the paper add up to it. */
const score = 0.58
const scoreOfSum = 0.85
const totals = new Set<Concept>(['grossWeight'])

/** What sentences of a paper say that has labels for other things: totals, number plates, the day of loading. */
export function proseCandidates(
  pieces: readonly Run[],
  page: number,
  context: Omit<ReadingContext, 'labelText'>,
  ofTrade: boolean,
): Candidate[] {
  const lines = sentencesOf(linesOf(pieces))
  const summed = totalsInProse(lines, context.decimalSign)
  const plates = platesNamed(lines)
  const dates = datesInProse(lines, context, ofTrade)
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
  score: totals.has(concept) && readings[0]?.checks?.length ? scoreOfSum : score,
  words: new Set<Word>(),
  text: readings[0]?.span.text ?? '',
  fit: 1,
  label: null,
  place: 'pattern',
})

import type { Word } from '../../../recognition/recognised.ts'
import { linesOf } from '../../geometry/lines.ts'
import type { Run } from '../../geometry/runs.ts'
import { joinSpans } from '../../geometry/span.ts'
import type { Candidate } from '../candidate.ts'
import { platesNamed } from './vehicles-named.ts'

/** What a label gives goes before: 'VEH SN24 MRX   TRL C331907' in the box of the carrier has none of its own. */
const score = 0.62

/** A box of more lines holds more than a vehicle. */
const mostLines = 8

/** Plates that a box names in its own words, on whatever lines, and the lines of what no box closes. */
export function vehicleCandidates(runs: readonly Run[], page: number): Candidate[] {
  const regions = [...new Set(runs.map(({ region }) => region))]
  const texts = regions.flatMap((region) => {
    const lines = linesOf(runs.filter((run) => run.region === region))
    return region > 0 && lines.length <= mostLines ? [joinSpans(lines)] : lines
  })
  return platesNamed(texts).map(
    (reading): Candidate => ({
      concept: 'plates',
      readings: [reading],
      page,
      score,
      words: new Set<Word>(),
      text: reading.span.text,
      fit: 1,
      label: null,
      place: 'pattern',
    }),
  )
}

import type { Concept } from '../../fields/concepts.ts'
import { linesOf } from '../../layout/lines.ts'
import type { Word } from '../../layout/pages.ts'
import type { Run } from '../../layout/runs.ts'
import { joinSpans, type Span } from '../../layout/span.ts'
import { containersIn } from '../../values/containers.ts'
import type { Candidate, Reading } from '../candidate.ts'
import type { Proposer } from '../proposer.ts'
import { proseOf } from '../prose-of-page.ts'
import { platePairs } from './plate-pairs.ts'
import { sealsBehindContainer, sealsNamed } from './seals-named.ts'
import { platesNamed } from './vehicles-named.ts'

/** A box of more lines holds more than a vehicle. */
const mostLines = 8

/** Plates of vehicles and their seals, in pairs by themselves or named in words. */
export const vehicles: Proposer = ({ layout, free, table, labelled, kind }) => [
  ...platePairs(withoutPapers(free, labelled), layout.number),
  ...vehicleCandidates(proseOf(layout, table), layout.number, kind.ofTrade === true),
]

/** 'DDT 3381 / DDT 3382': what the box of attached papers names are none of the vehicles'. */
function withoutPapers(pieces: readonly Run[], labelled: readonly Candidate[]): Run[] {
  const words = new Set(labelled.flatMap((c) => (c.concept === 'documentsAttached' ? [...c.words] : [])))
  return pieces.filter((piece) => !piece.words.some((word) => words.has(word)))
}

/**
 * Plates that a box names in its own words, on whatever lines, and the lines of what no box closes. `inOne`: on this paper a
 * seal beside a single container is that container's.
 */
function vehicleCandidates(runs: readonly Run[], page: number, inOne: boolean): Candidate[] {
  const regions = [...new Set(runs.map(({ region }) => region))]
  const texts = regions.flatMap((region) => {
    const lines = linesOf(runs.filter((run) => run.region === region))
    return region > 0 && lines.length <= mostLines ? [joinSpans(lines)] : lines
  })
  const containers = new Set(texts.flatMap(({ text }) => containersIn(text).map((c) => c.number)))
  // Beside a container a seal is hardly the vehicle's.
  const seals =
    containers.size === 0 ? sealsNamed(texts) : inOne && containers.size === 1 ? sealOfOne(texts) : []
  return [
    ...platesNamed(texts).map((reading) => candidate('plates', [reading], page)),
    ...(seals.length > 0 ? [candidate('sealNumber', seals, page)] : []),
  ]
}

function sealOfOne(texts: readonly Span[]): Reading[] {
  const named = sealsNamed(texts)
  return named.length > 0 ? named : sealsBehindContainer(texts)
}

const candidate = (concept: Concept, readings: Reading[], page: number): Candidate => ({
  concept,
  readings,
  page,
  source: 'vehicle-named',
  words: new Set<Word>(),
  text: readings.map(({ span }) => span.text).join(', '),
  fit: 1,
  label: null,
  place: 'pattern',
})

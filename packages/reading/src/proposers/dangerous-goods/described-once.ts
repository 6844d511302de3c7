import { placeOf } from '../../fields/field-map.ts'
import { sameLine } from '../../layout/box.ts'
import { type Run, textOf } from '../../layout/runs.ts'
import type { Candidate, Reading } from '../candidate.ts'

const un = placeOf('unNumber').eftiId
const hazard = placeOf('hazardClass').eftiId
const group = placeOf('packingGroup').eftiId
const name = placeOf('properShippingName').eftiId

const readOf = ({ readings }: Candidate, eftiId: string) =>
  readings.find((r) => r.place.eftiId === eftiId)?.value
const boxOf = ({ readings }: Candidate) => readings.find((r) => r.place.eftiId === un)?.span.words[0]?.box

/**
 * Each dangerous good once: not the same description again in another language right below it, as Belgian and Swiss papers
 * print it, nor a number that only a remark repeats ('UN 3269: F-E, S-D'). What is left is numbered again.
 */
export function describedOnce(patterns: readonly Candidate[], runs: readonly Run[]): Candidate[] {
  const kept: Candidate[] = []
  for (const pattern of patterns) {
    if (pattern.concept !== 'unNumber' || !isAgain(pattern, patterns, kept, runs)) kept.push(pattern)
  }
  if (kept.length === patterns.length) return kept
  let number = 0
  return kept.map((pattern) => {
    if (pattern.concept !== 'unNumber') return pattern
    number++
    return { ...pattern, readings: pattern.readings.map((r) => numbered(r, number)) }
  })
}

function isAgain(
  pattern: Candidate,
  all: readonly Candidate[],
  kept: readonly Candidate[],
  runs: readonly Run[],
): boolean {
  const number = readOf(pattern, un)
  const same = (other: Candidate) =>
    other !== pattern && other.concept === 'unNumber' && readOf(other, un) === number
  const classed = readOf(pattern, hazard) !== undefined
  if (!classed)
    return all.some((other) => (same(other) || isBare(pattern, runs)) && readOf(other, hazard) !== undefined)
  const before = kept.findLast((other) => other.concept === 'unNumber')
  if (before === undefined || !same(before) || !isTranslation(before, pattern)) return false
  return ![before, pattern].every((one) => hasFigures(one, runs))
}

/** A number alone, as in a list of previous cargoes: beside goods that are described it declares none. */
const isBare = (pattern: Candidate, runs: readonly Run[]) =>
  [hazard, group, name].every((id) => readOf(pattern, id) === undefined) && !hasWords(pattern, runs)

/** Beside its number the line has words, and be they ones that are no description we know. */
function hasWords(pattern: Candidate, runs: readonly Run[]): boolean {
  const own = boxOf(pattern)
  const line = runs.filter(({ words }) => words.some(({ box }) => own && sameLine(box, own)))
  return line.some(
    (run) => run.words.some((word) => pattern.words.has(word)) && /\p{L}{3}/u.test(textOf(run.words)),
  )
}

/** Packages and masses stand beside it: 'UN 1263 TINTAS, 3, II' and below it 'UN 1263 MATÉRIAS APARENTADAS, 3, II', each weighed. */
function hasFigures(pattern: Candidate, runs: readonly Run[]): boolean {
  const own = boxOf(pattern)
  return runs.some((run) =>
    run.words.some(
      (word) => own && sameLine(word.box, own) && !pattern.words.has(word) && /^\d/.test(word.text),
    ),
  )
}

/** The same in all but its words, on the next line or the one after, with nothing counted between. */
function isTranslation(first: Candidate, second: Candidate): boolean {
  const [above, below] = [boxOf(first), boxOf(second)]
  if (!above || !below) return false
  const height = above[3] - above[1]
  return (
    readOf(first, hazard) === readOf(second, hazard) &&
    readOf(first, group) === readOf(second, group) &&
    readOf(first, placeOf('properShippingName').eftiId) !==
      readOf(second, placeOf('properShippingName').eftiId) &&
    Math.abs(above[0] - below[0]) < height &&
    below[1] - above[1] > 0 &&
    below[1] - above[1] < 4 * height
  )
}

/** A reading of the first of its kind may have no number in its path. */
export const numbered = (reading: Reading, number: number): Reading => ({
  ...reading,
  place: { ...reading.place, path: reading.place.path.replace(/\[\d+\]/, `[${number}]`) },
})

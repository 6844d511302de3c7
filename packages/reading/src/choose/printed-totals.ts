import type { Measure } from '@efti-hub/efti'
import { placeOf } from '../fields/field-map.ts'
import { textOf } from '../layout/runs.ts'
import { ADDS_UP, type Candidate, LINES_ADD_UP_TO, type Reading } from '../proposers/candidate.ts'
import { inKilograms } from '../values/measures.ts'
import { isBelieved, scoreOf } from '../weights/score-of.ts'
import { saysWhole } from '../words/terms/words-of-the-whole.ts'

const TOTALS = new Set(
  (['grossWeight', 'netWeight', 'volume', 'totalPackages'] as const).map((f) => placeOf(f).path),
)
const SUM = /^sum of /
/** More words are a sentence. */
const mostWords = 9

/**
 * What the document prints of the whole stands, and not what its lines come to: a line that was missed is missed in the sum
 * too. Where the two differ, the reading says so, and is not certain.
 */
export function withPrintedTotals(candidates: readonly Candidate[]): Candidate[] {
  const sums = candidates.filter(({ readings }) => readings.some(isSum))
  const replaced = new Set<Candidate>()
  const checked = new Map<Candidate, Candidate>()
  for (const sum of sums) {
    const [reading] = sum.readings.filter(isSum)
    if (!reading || sum.readings.length > 1) continue
    const printed = candidates.filter((c) => c !== sum && isPrinted(c, reading))
    const same = printed.find((c) => isSame(readingOf(c, reading), reading))
    const [best] = same
      ? [same]
      : printed.filter((c) => isOfWhole(c) && isMore(readingOf(c, reading), reading)).sort(byScore)
    if (!best) continue
    replaced.add(sum)
    const check = same ? ADDS_UP : `${LINES_ADD_UP_TO}${inUnitOf(best, reading)}`
    checked.set(best, withCheck(checked.get(best) ?? best, reading, check))
  }
  return candidates.filter((c) => !replaced.has(c)).map((c) => checked.get(c) ?? c)
}

const isSum = ({ place, checks = [] }: Reading) =>
  TOTALS.has(place.path) && checks.some((check) => SUM.test(check))

const isPrinted = (candidate: Candidate, sum: Reading) =>
  candidate.place !== 'column' &&
  isBelieved(candidate) &&
  readingOf(candidate, sum) !== undefined &&
  !candidate.readings.some(isSum)

const readingOf = ({ readings }: Candidate, { place }: Reading) =>
  readings.find((r) => r.place.path === place.path)

const numberOf = ({ value }: Reading): number => (isMeasure(value) ? value.value : Number(value))

/** What the lines come to, in the unit of the printed total beside which it is shown. */
function inUnitOf(printed: Candidate, sum: Reading): number {
  const own = readingOf(printed, sum)
  const inOne = own ? amountOf(own) / numberOf(own) : 1
  return Number((amountOf(sum) / inOne).toFixed(3))
}

/** In kilograms or cubic metres: a list may weigh its lines in kilograms and the whole in tonnes. */
const amountOf = ({ value }: Reading): number => (isMeasure(value) ? inKilograms(value) : Number(value))

const isMeasure = (value: Reading['value']): value is Measure => typeof value === 'object' && value !== null

const isSame = (one: Reading | undefined, other: Reading) =>
  one !== undefined && Math.abs(amountOf(one) - amountOf(other)) < 0.01

/** Less than what the lines come to is the figure of one line, or of a part. */
const isMore = (one: Reading | undefined, other: Reading) =>
  one !== undefined && amountOf(one) > amountOf(other)

const byScore = (a: Candidate, b: Candidate) => scoreOf(b) - scoreOf(a)

/** A label such as 'Gross weight, total'; what stands without one was found for its words of the whole. */
const isOfWhole = ({ label, place }: Candidate) =>
  label ? label.words.size <= mostWords && saysWhole(textOf([...label.words])) : place === 'pattern'

/** Where what is printed and what the lines come to lead to the same, it is better known than by either. */
const withCheck = (candidate: Candidate, { place }: Reading, check: string): Candidate => ({
  ...candidate,
  signs: { ...candidate.signs, addsUp: check === ADDS_UP ? 1 : 0 },
  readings: candidate.readings.map((r) =>
    r.place.path === place.path ? { ...r, checks: [...(r.checks ?? []), 'printed total', check] } : r,
  ),
})

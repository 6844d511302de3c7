import type { Finding, Measure } from '@efti-hub/efti'
import type { ExtractedValue } from '../fields/extracted.ts'
import { placeOf } from '../fields/field-map.ts'
import { LINES_ADD_UP_TO } from '../proposers/candidate.ts'
import { findingOfTotal } from './findings-of-reading.ts'

/** One line that was missed is missing in all of them; the first says it. */
const TOTALS = (['grossWeight', 'totalPackages', 'netWeight', 'volume'] as const).map(
  (field) => placeOf(field).path,
)

/**
 * A total as the document prints it that is more than the lines which were read come to: both figures, for a person to compare.
 * `known`: findings that say so already, because every line was read.
 */
export function printedAgainstLines(values: readonly ExtractedValue[], known: readonly Finding[]): Finding[] {
  if (known.some(({ path }) => path !== null && TOTALS.includes(path))) return []
  return TOTALS.flatMap((path) => values.filter((value) => value.path === path))
    .flatMap(totalOf)
    .filter(({ sum, total }) => numberOf(total) > numberOf(sum))
    .slice(0, 1)
    .map(findingOfTotal)
}

interface Total {
  eftiId: string
  path: string
  sum: Measure | number
  total: Measure | number
}

function totalOf({ eftiId, path, value, why }: ExtractedValue): Total[] {
  const checks = Array.isArray(why?.checks) ? why.checks.map(String) : []
  const said = checks.find((check) => check.startsWith(LINES_ADD_UP_TO))
  const figure = Number(said?.slice(LINES_ADD_UP_TO.length))
  if (!said || !Number.isFinite(figure)) return []
  if (typeof value === 'number') return [{ eftiId, path, sum: figure, total: value }]
  return isMeasure(value) ? [{ eftiId, path, sum: { value: figure, unit: value.unit }, total: value }] : []
}

const isMeasure = (value: unknown): value is Measure =>
  typeof value === 'object' && value !== null && 'value' in value && 'unit' in value

const numberOf = (quantity: Measure | number) => (typeof quantity === 'number' ? quantity : quantity.value)

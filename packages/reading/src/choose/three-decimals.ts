import type { Measure } from '@efti-hub/efti'
import type { ExtractedValue } from '../fields/extracted.ts'
import { placeOf } from '../fields/field-map.ts'
import { inKilograms } from '../values/measures.ts'
import { decimalSignOf } from '../values/numbers.ts'

const MASSES = new Set(
  (['grossWeight', 'netWeight', 'dangerousGrossWeight', 'dangerousNetWeight'] as const).map(
    (field) => placeOf(field).eftiId,
  ),
)
const TOTAL_PACKAGES = placeOf('totalPackages').eftiId
const PACKAGES = placeOf('packageCount').eftiId

/** '23.760', '1,250 kg': three figures behind one sign. */
const threeFigures = /^[1-9]\d{0,2}[.,]\d{3}(?![\d.,])/
/** Below what is called certain, and below what nobody has to look at. */
const DOUBTFUL = 0.6
/** Kilograms: lighter than any package of freight, and more than any goes by. */
const LIGHTEST_PACKAGE = 0.02
const HEAVIEST_LOAD = 400_000

/**
 * '23.760 kg' in a document in English without any other figure that shows how it writes them is 23.76 kg by the custom of the language
 * and 23,760 kg by that of its writer. A second figure decides: the same mass in tonnes, a mass without a sign that is more than the
 * whole, the number of packages. 'open' where none does.
 */
export function threeDecimals(
  values: readonly ExtractedValue[],
  text: string,
): 'none' | 'decimals' | 'thousands' | 'open' {
  const masses = values.filter(isOpen).map(massOf)
  if (masses.length === 0) return 'none'
  if (tonnesIn(text).some((tonnes) => masses.some((mass) => Math.abs(tonnes - mass) < 0.0005)))
    return 'thousands'
  if (decimalSignOf(text) !== 'unknown') return 'none'
  const most = Math.max(...masses)
  if (most * 1_000 > HEAVIEST_LOAD) return 'decimals'
  const plain = values.filter((value) => isMass(value) && !isOpen(value)).map(massOf)
  // A line, or what is packed, weighs no more than the whole.
  if (plain.some((mass) => mass > most && mass <= most * 1_000)) return 'thousands'
  const packages = packagesOf(values)
  if (packages !== null && most / packages < LIGHTEST_PACKAGE) return 'thousands'
  return plain.some((mass) => mass <= most && mass >= most / 2) ? 'decimals' : 'open'
}

/** Doubtful, with the other reading beside each. */
export const withOtherReading = (values: readonly ExtractedValue[]): ExtractedValue[] =>
  values.map((value) => {
    if (!isOpen(value) || !isMeasure(value.value)) return value
    const other = { value: Math.round(value.value.value * 1_000), unit: value.value.unit }
    const confidence = Math.min(value.confidence, DOUBTFUL)
    return { ...value, confidence, why: { ...value.why, alternatives: [other] } }
  })

const isMass = ({ eftiId, value }: ExtractedValue): boolean => MASSES.has(eftiId) && isMeasure(value)

/** Kilograms that were read as decimals; of a sum every part is written so. */
function isOpen({ eftiId, value, asWritten }: ExtractedValue): boolean {
  if (!MASSES.has(eftiId) || !isMeasure(value) || value.unit !== 'KGM') return false
  const parts = asWritten.split(' + ').map((part) => part.trim())
  if (!parts.every((part) => threeFigures.test(part))) return false
  const sum = parts.reduce((all, part) => all + Number.parseFloat(part.replace(',', '.')), 0)
  return Math.abs(sum - value.value) < 0.0005
}

/** '23.76 t', '23,760 to'. */
const tonnesIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\d.,])(\d{1,3}[.,]\d{1,3})\s?(?:t|to|mt|tonnes?|tons?)(?![\p{L}\d])/giu)].map(
    ([, figure = '']) => Number(figure.replace(',', '.')),
  )

function packagesOf(values: readonly ExtractedValue[]): number | null {
  const total = values.find(({ eftiId }) => eftiId === TOTAL_PACKAGES)?.value
  if (typeof total === 'number') return total
  const counts = values.flatMap(({ eftiId, value }) =>
    eftiId === PACKAGES && typeof value === 'number' ? [value] : [],
  )
  return counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : null
}

const massOf = ({ value }: ExtractedValue): number => (isMeasure(value) ? inKilograms(value) : 0)

const isMeasure = (value: ExtractedValue['value']): value is Measure =>
  typeof value === 'object' && value !== null && 'unit' in value

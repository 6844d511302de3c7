import { placeOf } from '../../fields/field-map.ts'
import { cut, type Span } from '../../layout/span.ts'
import { hasUnNumber } from '../../values/dangerous-goods/un-line.ts'
import { inKilograms, measuresIn } from '../../values/measures.ts'
import { type DecimalSign, numberInText } from '../../values/numbers.ts'
import { packageKindIn } from '../../values/packages.ts'
import { saysWhole } from '../../words/terms/words-of-the-whole.ts'
import type { Reading } from '../candidate.ts'
import { massesSaid, type SaidMass } from '../masses/masses-said.ts'
import { opensWithTotal } from '../table/table-totals.ts'

const volume = new RegExp(
  String.raw`(?<volume>${numberInText}\s?(?:m³|m3|cbm|mc|cu\.?\sm|cubic\smet(?:re|er)s)(?![\p{L}\d]))`,
  'giu',
)
/** '22 colete', 'treize (13) colis' */
const count =
  /(?<![\d.,/-])(?<count>\d{1,5}(?:[.\s]\d{3})?)\)?\s+(?<kind>\p{L}[\p{L}-]{2,}(?:\s\p{L}[\p{L}-]{2,})?)/gu
/** The description of dangerous goods has masses of its own. */
const fewestWords = 4
const addsUp = 'equals the sum of the lines'

interface Said<T> {
  line: Span
  value: T
}

/**
 * What a sentence says of the whole: 'Totaal 88 colli op 4 karren, bruto 1.264 kg'. Of several masses the whole is the one
 * whose sentence speaks of the shipment or of a total, or that the others add up to; packages only beside such a mass.
 */
export function totalsInProse(lines: readonly Span[], sign: DecimalSign): Reading[] {
  const sentences = lines.filter((line) => line.text.split(' ').length >= fewestWords)
  const masses = sentences.map((line) => ({ line, said: massesSaid(line, sign) }))
  const wholeOf = (field: 'gross' | 'net') =>
    wholeMass(
      masses.flatMap(({ line, said }) => {
        const value = said[field]
        return value ? [{ line, value }] : []
      }),
    )
  const gross = wholeOf('gross')
  const net = wholeOf('net')
  const readings: Reading[] = []
  if (gross) readings.push(ofMass('grossWeight', gross))
  if (net) readings.push(ofMass('netWeight', net))
  const packages = gross && wholeCount(gross.line, sentences)
  if (packages) readings.push(packages)
  const cube = wholeCube(sentences, gross?.line, sign)
  if (cube) readings.push(cube)
  return readings
}

interface Whole extends Said<SaidMass> {
  isSum: boolean
}

function wholeMass(all: readonly Said<SaidMass>[]): Whole | undefined {
  const kilograms = ({ value }: Said<SaidMass>) => inKilograms(value.measure)
  const isSum = (one: Said<SaidMass>) => {
    const others = all.filter((other) => other !== one)
    const sum = others.reduce((total, other) => total + kilograms(other), 0)
    return others.length > 1 && Math.abs(sum - kilograms(one)) < 0.006
  }
  const sum = all.find(isSum)
  if (sum) return { ...sum, isSum: true }
  const free = all.filter(({ line }) => !hasUnNumber(line.text))
  const [only] = free
  if (only && all.length === 1) return { ...only, isSum: false }
  const opening = free.findLast(({ line }) => opensWithTotal(line.text))
  const whole = free.filter(({ line }) => saysWhole(line.text))
  const [first] = whole
  const isOne = first && whole.every((other) => kilograms(other) === kilograms(first))
  const found = opening ?? (isOne ? first : undefined)
  const isLargest = found && all.every((other) => kilograms(other) <= kilograms(found))
  return found && isLargest ? { ...found, isSum: false } : undefined
}

const ofMass = (field: 'grossWeight' | 'netWeight', { value, isSum }: Whole): Reading => ({
  place: placeOf(field),
  value: value.measure,
  span: value.span,
  ...(isSum ? { checks: [addsUp] } : {}),
})

/** The packages of the sentence that speaks of the whole, and whether those of the other sentences add up to them. */
function wholeCount(line: Span, sentences: readonly Span[]): Reading | undefined {
  const own = packagesIn(line)
  if (!own) return undefined
  const others = sentences.filter((other) => other !== line).flatMap((other) => packagesIn(other) ?? [])
  const sum = others.reduce((total, reading) => total + Number(reading.value), 0)
  return others.length > 1 && sum === own.value ? { ...own, checks: [addsUp] } : own
}

/** The first number of packages in the sentence: what they stand on comes later. */
function packagesIn(line: Span): Reading | undefined {
  for (const match of line.text.matchAll(count)) {
    const [kind = '', value = ''] = [match.groups?.kind, match.groups?.count]
    if (!packageKindIn(kind) && !packageKindIn(kind.split(' ')[0] ?? '')) continue
    return {
      place: placeOf('totalPackages'),
      value: Number(value.replace(/\D/g, '')),
      span: cut(line, match.index, match.index + value.length),
    }
  }
  return undefined
}

/** The only volume of all sentences, else the one beside the mass of the whole. */
function wholeCube(
  sentences: readonly Span[],
  whole: Span | undefined,
  sign: DecimalSign,
): Reading | undefined {
  const free = sentences.filter((line) => !hasUnNumber(line.text))
  const cubes = free.flatMap((line) => [...line.text.matchAll(volume)].map((match) => ({ line, match })))
  const beside = cubes.filter(({ line }) => line === whole)
  const [cube] = cubes.length === 1 ? cubes : beside.length === 1 ? beside : []
  const found = cube && measuresIn(cube.match[0], 'volume', sign, 'MTQ')[0]
  if (!cube || !found) return undefined
  const { line, match } = cube
  return {
    place: placeOf('volume'),
    value: found.measure,
    span: cut(line, match.index, match.index + match[0].length),
  }
}

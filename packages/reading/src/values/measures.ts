import type { Measure } from '@efti-hub/efti'
import { phraseList } from '../words/phrases/index.ts'
import type { PhraseName } from '../words/phrases/phrases.ts'
import { type DecimalSign, numbersIn, parseNumber } from './numbers.ts'

interface Unit {
  code: string
  factor: number
}

/** Kilograms. */
export const POUND = 0.45359237

const named = (name: PhraseName, code: string, factor = 1): Record<string, Unit> =>
  Object.fromEntries(phraseList(name).map((word) => [word, { code, factor }]))

const massUnits: Record<string, Unit> = {
  ...named('kilograms', 'KGM'),
  ...named('tonnes', 'TNE'),
  g: { code: 'GRM', factor: 1 },
  grm: { code: 'GRM', factor: 1 },
  lb: { code: 'KGM', factor: POUND },
  lbs: { code: 'KGM', factor: POUND },
}

const volumeUnits: Record<string, Unit> = { ...named('cubicMetres', 'MTQ'), ...named('litres', 'LTR') }

export type MeasureKind = 'mass' | 'volume'
const unitsOf = { mass: massUnits, volume: volumeUnits }

export interface FoundMeasure {
  measure: Measure
  asWritten: string
  at: number
  /** Where the unit came from: printed beside the number, or the header. */
  unitFrom: 'cell' | 'header'
}

/** What the data set has no code for, and values are converted from. */
const pounds = 'LBR'

/** Whether a word is a unit of that kind: 'kg', 'Liter'. */
export const isUnit = (word: string, kind: MeasureKind): boolean =>
  Object.hasOwn(unitsOf[kind], word.toLowerCase().replace(/\.$/, ''))

/** The unit that a label or header names, such as 'Bruttogewicht in kg'. */
export function unitIn(text: string, kind: MeasureKind): string | undefined {
  for (const word of text.toLowerCase().match(/[\p{L}³]+3?/gu) ?? []) {
    const unit = unitsOf[kind][word]
    if (unit && word.length > 1) return unit.factor === POUND ? pounds : unit.code
  }
  return /[([]t[)\]]|[(\s[,]t[)\]\s]*$/.test(text) && kind === 'mass' ? 'TNE' : undefined
}

/** 'kg', 'm³', 'cu m'. */
const unitBehind = /^\s*(cu\.?\s?m(?!\p{L})|cubic\smet(?:re|er)s|[\p{L}³]+3?)\.?/iu

export function measuresIn(
  text: string,
  kind: MeasureKind,
  sign: DecimalSign,
  headerUnit?: string,
): FoundMeasure[] {
  const found: FoundMeasure[] = []
  for (const { raw, at } of numbersIn(text)) {
    const number = parseNumber(raw, sign)
    if (number === undefined || number <= 0) continue
    const after = unitBehind.exec(text.slice(at + raw.length))
    const before = /([\p{L}³]+3?)[.:]?\s*$/u.exec(text.slice(0, at))
    const unit =
      unitsOf[kind][after?.[1]?.toLowerCase() ?? ''] ?? unitsOf[kind][before?.[1]?.toLowerCase() ?? '']
    if (unit) {
      const behind = unitsOf[kind][after?.[1]?.toLowerCase() ?? ''] ? (after?.[0] ?? '') : ''
      found.push({
        measure: { value: rounded(asWritten(number, raw, unit.code) * unit.factor), unit: unit.code },
        asWritten: (raw + behind).trim(),
        at,
        unitFrom: 'cell',
      })
    } else if (headerUnit && !after) {
      found.push({
        measure:
          headerUnit === pounds
            ? { value: rounded(number * POUND), unit: 'KGM' }
            : { value: asWritten(number, raw, headerUnit), unit: headerUnit },
        asWritten: raw,
        at,
        unitFrom: 'header',
      })
    }
  }
  return found
}

/** No lorry, wagon or container holds more; a number with three figures behind its sign has them as decimals then. */
const largestHold = 250

const asWritten = (number: number, raw: string, unit: string) =>
  unit === 'MTQ' && number > largestHold && /^\d{1,3}[.,]\d{3}$/.test(raw)
    ? number / 1000
    : inTonnes(number, raw, unit)

/** '23,450 t' is a lorry's load to the kilogram, not a ship's. */
const inTonnes = (number: number, raw: string, unit: string) =>
  unit === 'TNE' && number >= 1000 && /^\d{1,3}[.,]\d{3}$/.test(raw) ? number / 1000 : number

const rounded = (value: number) => Math.round(value * 1e6) / 1e6

/** Sums in the unit that all share, else in kilograms. */
export function sumMasses(masses: readonly Measure[]): Measure | undefined {
  const first = masses[0]
  if (!first) return undefined
  if (masses.every((m) => m.unit === first.unit)) {
    return { value: rounded(masses.reduce((sum, m) => sum + m.value, 0)), unit: first.unit }
  }
  return { value: rounded(masses.reduce((sum, m) => sum + inKilograms(m), 0)), unit: 'KGM' }
}

export function inKilograms(measure: Measure): number {
  return measure.unit === 'TNE'
    ? measure.value * 1000
    : measure.unit === 'GRM'
      ? measure.value / 1000
      : measure.value
}

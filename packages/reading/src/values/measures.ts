import type { Measure } from '@efti-hub/efti'
import { type DecimalSign, numbersIn, parseNumber } from './numbers.ts'

interface Unit {
  code: string
  factor: number
}

/** Kilograms. */
export const POUND = 0.45359237

const massUnits: Record<string, Unit> = {
  kg: { code: 'KGM', factor: 1 },
  kgs: { code: 'KGM', factor: 1 },
  kilo: { code: 'KGM', factor: 1 },
  kgm: { code: 'KGM', factor: 1 },
  kilogram: { code: 'KGM', factor: 1 },
  kilograms: { code: 'KGM', factor: 1 },
  kilogramm: { code: 'KGM', factor: 1 },
  kilogrammes: { code: 'KGM', factor: 1 },
  t: { code: 'TNE', factor: 1 },
  to: { code: 'TNE', factor: 1 },
  tne: { code: 'TNE', factor: 1 },
  mt: { code: 'TNE', factor: 1 },
  tonne: { code: 'TNE', factor: 1 },
  tonnes: { code: 'TNE', factor: 1 },
  tons: { code: 'TNE', factor: 1 },
  tonnen: { code: 'TNE', factor: 1 },
  g: { code: 'GRM', factor: 1 },
  grm: { code: 'GRM', factor: 1 },
  кг: { code: 'KGM', factor: 1 },
  κιλά: { code: 'KGM', factor: 1 },
  kilogramos: { code: 'KGM', factor: 1 },
  kilogrammi: { code: 'KGM', factor: 1 },
  chilogrammi: { code: 'KGM', factor: 1 },
  quilogramas: { code: 'KGM', factor: 1 },
  kilogramas: { code: 'KGM', factor: 1 },
  kilogramme: { code: 'KGM', factor: 1 },
  kilogramów: { code: 'KGM', factor: 1 },
  kilogramů: { code: 'KGM', factor: 1 },
  kilogramov: { code: 'KGM', factor: 1 },
  kilos: { code: 'KGM', factor: 1 },
  quilos: { code: 'KGM', factor: 1 },
  chili: { code: 'KGM', factor: 1 },
  ton: { code: 'TNE', factor: 1 },
  tony: { code: 'TNE', factor: 1 },
  tonnellate: { code: 'TNE', factor: 1 },
  toneladas: { code: 'TNE', factor: 1 },
  т: { code: 'TNE', factor: 1 },
  τόνοι: { code: 'TNE', factor: 1 },
  τόνους: { code: 'TNE', factor: 1 },
  τόνων: { code: 'TNE', factor: 1 },
  tn: { code: 'TNE', factor: 1 },
  tonn: { code: 'TNE', factor: 1 },
  tonnia: { code: 'TNE', factor: 1 },
  tonni: { code: 'TNE', factor: 1 },
  tonna: { code: 'TNE', factor: 1 },
  tonnát: { code: 'TNE', factor: 1 },
  tonnid: { code: 'TNE', factor: 1 },
  tonų: { code: 'TNE', factor: 1 },
  tonos: { code: 'TNE', factor: 1 },
  tonnas: { code: 'TNE', factor: 1 },
  тона: { code: 'TNE', factor: 1 },
  тонове: { code: 'TNE', factor: 1 },
  tone: { code: 'TNE', factor: 1 },
  tona: { code: 'TNE', factor: 1 },
  tuny: { code: 'TNE', factor: 1 },
  tun: { code: 'TNE', factor: 1 },
  lb: { code: 'KGM', factor: POUND },
  lbs: { code: 'KGM', factor: POUND },
}

const volumeUnits: Record<string, Unit> = {
  m3: { code: 'MTQ', factor: 1 },
  'm³': { code: 'MTQ', factor: 1 },
  м3: { code: 'MTQ', factor: 1 },
  'м³': { code: 'MTQ', factor: 1 },
  mc: { code: 'MTQ', factor: 1 },
  cbm: { code: 'MTQ', factor: 1 },
  mtq: { code: 'MTQ', factor: 1 },
  cum: { code: 'MTQ', factor: 1 },
  'cu m': { code: 'MTQ', factor: 1 },
  'cu. m': { code: 'MTQ', factor: 1 },
  'cu.m': { code: 'MTQ', factor: 1 },
  'cubic metres': { code: 'MTQ', factor: 1 },
  'cubic meters': { code: 'MTQ', factor: 1 },
  l: { code: 'LTR', factor: 1 },
  ltr: { code: 'LTR', factor: 1 },
  liter: { code: 'LTR', factor: 1 },
  litre: { code: 'LTR', factor: 1 },
  litres: { code: 'LTR', factor: 1 },
  lt: { code: 'LTR', factor: 1 },
  litri: { code: 'LTR', factor: 1 },
  litro: { code: 'LTR', factor: 1 },
  litros: { code: 'LTR', factor: 1 },
  litrów: { code: 'LTR', factor: 1 },
  litrů: { code: 'LTR', factor: 1 },
  litrov: { code: 'LTR', factor: 1 },
  λίτρα: { code: 'LTR', factor: 1 },
  λίτρων: { code: 'LTR', factor: 1 },
  litrai: { code: 'LTR', factor: 1 },
  litrų: { code: 'LTR', factor: 1 },
  litru: { code: 'LTR', factor: 1 },
  litra: { code: 'LTR', factor: 1 },
  litraa: { code: 'LTR', factor: 1 },
  liitrit: { code: 'LTR', factor: 1 },
  litara: { code: 'LTR', factor: 1 },
  литра: { code: 'LTR', factor: 1 },
  литри: { code: 'LTR', factor: 1 },
  литров: { code: 'LTR', factor: 1 },
}

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

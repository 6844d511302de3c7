import type { Measure } from './measure.ts'

/** Kilograms in one unit of UN/ECE Recommendation 20. */
const KILOGRAMS: Record<string, number> = { GRM: 0.001, KGM: 1, TNE: 1000 }
/** Cubic metres in one unit. */
const CUBIC_METRES: Record<string, number> = { LTR: 0.001, MTQ: 1 }

/** Mass in kilograms; null for another unit than GRM, KGM, TNE. */
export function kilogramsOf(measure: Measure): number | null {
  return scaled(measure, KILOGRAMS)
}

/** Volume in cubic metres; null for another unit than LTR, MTQ. */
export function cubicMetresOf(measure: Measure): number | null {
  return scaled(measure, CUBIC_METRES)
}

function scaled({ value, unit }: Measure, units: Record<string, number>): number | null {
  const factor = Object.hasOwn(units, unit) ? units[unit] : undefined
  return factor === undefined || !Number.isFinite(value) ? null : value * factor
}

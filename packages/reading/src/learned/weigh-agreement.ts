import type { ExtractedValue } from '../fields/extracted.ts'
import { LINES_ADD_UP_TO } from '../proposers/candidate.ts'
import { datesIn } from '../values/dates.ts'
import { likelihood, type Signs } from './agreement.ts'

/** What is shown as certain begins here; below it values end at `LIKELY`. */
const CERTAIN = 0.9
const LIKELY = 0.89
const MOST = 0.98

/** Weights of the signs, and the likelihood from which on a value is certain. */
export interface WeightsOfAgreement {
  weights: Readonly<Record<string, number>>
  certainFrom: number
}

/** The confidence of a value of the rules by what the learned reader says of it. */
export function weighAgreement(
  value: ExtractedValue,
  signs: Signs | undefined,
  { weights, certainFrom }: WeightsOfAgreement,
  language: string | null,
): ExtractedValue {
  if (!signs) return value
  const likely = likelihood(signs, weights)
  const weighed = likely >= certainFrom ? Math.max(CERTAIN, likely) : Math.min(LIKELY, likely)
  const confidence = Math.round(1000 * Math.min(MOST, weighed)) / 1000
  if (confidence > value.confidence && isOpen(value, language)) return value
  return { ...value, confidence }
}

/** Doubts that no second reader can take away: which is the day and which the month, a check that failed. */
function isOpen({ asWritten, value, why }: ExtractedValue, language: string | null): boolean {
  const checks = Array.isArray(why?.checks) ? (why.checks as string[]) : []
  const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)
  return (
    checks.some((check) => check.startsWith(LINES_ADD_UP_TO) || check === 'check digit does not hold') ||
    (isDay && datesIn(asWritten, language)[0]?.certain === false)
  )
}

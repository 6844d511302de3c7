import { likelihood, type Signs } from '../../src/learned/agreement.ts'

/** A value of the rules with what the learned reader says of it. */
export interface JudgedValue {
  isRight: boolean
  confidence: number
  signs: Signs | undefined
  fold: number
}

const ROUNDS = 400
const RATE = 0.3
/** Weights are held small. */
const SMALL = 1

/** Logistic regression: how likely a value is right. */
export function fitAgreement(values: readonly JudgedValue[]): Record<string, number> {
  const known = values.flatMap(({ signs, isRight }) => (signs ? [{ signs, isRight }] : []))
  const names = Object.keys(known[0]?.signs ?? {}) as (keyof Signs)[]
  const weights = Object.fromEntries(names.map((name) => [name, 0])) as Signs
  const seen = Object.fromEntries(names.map((name) => [name, 1e-8])) as Signs
  for (let round = 0; round < ROUNDS; round++) {
    const slope = Object.fromEntries(names.map((name) => [name, SMALL * weights[name]])) as Signs
    for (const { signs, isRight } of known) {
      const error = likelihood(signs, weights) - (isRight ? 1 : 0)
      for (const name of names) slope[name] += error * signs[name]
    }
    for (const name of names) {
      seen[name] += slope[name] ** 2
      weights[name] -= (RATE * slope[name]) / Math.sqrt(seen[name])
    }
  }
  return Object.fromEntries(names.map((name) => [name, Math.round(1e4 * weights[name]) / 1e4]))
}

/** Each value by weights that were fitted without the documents of its writers. */
export function acrossFolds(values: readonly JudgedValue[]): { value: JudgedValue; likely: number }[] {
  return [...new Set(values.map(({ fold }) => fold))].flatMap((fold) => {
    const weights = fitAgreement(values.filter((value) => value.fold !== fold))
    return values.flatMap((value) =>
      value.fold === fold && value.signs ? [{ value, likely: likelihood(value.signs, weights) }] : [],
    )
  })
}

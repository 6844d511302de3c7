import { fitLogistic } from '../../../../bench/weights/logistic.ts'
import { likelihood, type Signs } from '../../src/learned/agreement.ts'

/** A value of the rules with what the learned reader says of it. */
export interface JudgedValue {
  isRight: boolean
  confidence: number
  signs: Signs | undefined
  fold: number
}

const ROUNDS = 400
/** Each weight is held towards 0 as by so many observations. */
const HELD = 1

/** Logistic regression: how likely a value is right. */
export function fitAgreement(values: readonly JudgedValue[]): Record<string, number> {
  const observed = values.flatMap(({ signs, isRight }) =>
    signs
      ? [{ features: new Map(Object.entries(signs)), right: isRight ? 1 : 0, wrong: isRight ? 0 : 1 }]
      : [],
  )
  const weights = fitLogistic(observed, () => HELD, ROUNDS)
  return Object.fromEntries([...weights].map(([name, weight]) => [name, Math.round(1e4 * weight) / 1e4]))
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

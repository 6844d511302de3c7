import weights from './weights.json' with { type: 'json' }

/** What finds values; each has a weight of its own. */
export type Source = keyof typeof weights.sources
/** What speaks for a candidate, or against it: 1 where it is so, or a share from 0 to 1. */
export type Signs = Partial<Record<keyof typeof weights.signs, number>>
/** What about a value itself may be wrong. */
export type Doubt = keyof typeof weights.values.doubts
/** What speaks for a chosen value, or against it. */
export interface ValueSigns {
  signs: Partial<Record<keyof typeof weights.values.signs, number>>
  doubts: readonly Doubt[]
}

export interface Weighed {
  source: Source
  signs?: Signs
}

/** Values are shown as certain from here on. */
const CERTAIN = 0.9

/** How likely a candidate is right, from 0 to 1: a logistic regression over opened documents (`npm run bench:weights`). */
export const scoreOf = (candidate: Weighed): number => logistic(logOddsOf(candidate))

/** Below this a candidate is not believed: a wrong value costs more than a missing one. */
export const isBelieved = (candidate: Weighed): boolean => worthOf(candidate) >= 0

/** What taking a candidate is worth, for each of its values: nothing where it is just believed. */
export const worthOf = (candidate: Weighed): number => scoreOf(candidate) - weights.believed

/**
 * How likely a chosen value is right, from 0 to 1. It is certain (0.9 and more) where 99 of 100 that are as likely are right,
 * and either nothing about it is doubtful or something else on the document says the same.
 */
export function confidenceOf(candidate: Weighed, value: ValueSigns): number {
  const likely = likelihoodOf(candidate, value)
  return isCertain(likely, value) ? Math.max(likely, CERTAIN) : Math.min(likely, CERTAIN - 0.01)
}

export function likelihoodOf(candidate: Weighed, { signs, doubts }: ValueSigns): number {
  const { constant, score, doubts: against } = weights.values
  const doubted = doubts.reduce((sum, doubt) => sum + against[doubt], 0)
  return logistic(constant + score * logOddsOf(candidate) + weigh(signs, weights.values.signs) + doubted)
}

const isCertain = (likely: number, value: ValueSigns) =>
  likely >= weights.values.certainFrom && mayBeCertain(value)

/** Doubts that another reading of the same text cannot settle. */
const LASTING: readonly Doubt[] = ['two-meanings', 'lines-differ']

/** Nothing about it is doubtful or disputed, or another source says the same. */
export function mayBeCertain({ signs, doubts }: ValueSigns): boolean {
  if (doubts.some((doubt) => LASTING.includes(doubt))) return false
  const isDisputed = signs.disputed === 1 && signs.checked !== 1
  return signs.agreed === 1 || (doubts.length === 0 && !isDisputed)
}

export const logOddsOf = ({ source, signs = {} }: Weighed): number =>
  weights.sources[source] + weigh(signs, weights.signs)

const weigh = <K extends string>(signs: Partial<Record<K, number>>, by: Record<K, number>): number =>
  (Object.entries(signs) as [K, number][]).reduce((sum, [sign, value]) => sum + by[sign] * value, 0)

const logistic = (x: number) => 1 / (1 + Math.exp(-x))

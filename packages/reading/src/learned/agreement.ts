import { plainPath } from '@efti-hub/efti'
import type { ExtractedValue } from '../fields/extracted.ts'
import type { Proposal } from './propose-values.ts'
import { hasText, type SeenWord } from './seen-document.ts'
import { tagOf, tags } from './tags.ts'
import { wordsOfEvidence } from './words-of-evidence.ts'

/** What the learned reader says of a value of the rules, as numbers that a script weighs (scripts/train-reader.ts). */
export type Signs = Record<SignOfAgreement, number>

const SIGNS = [
  'always',
  'confidence',
  'certain',
  'own',
  'ownOfCertain',
  'other',
  'none',
  'agrees',
  'differs',
  'least',
  'beyond',
  'same',
  'isSame',
  'else',
  'isElse',
  'competed',
  'unlabelled',
] as const
export type SignOfAgreement = (typeof SIGNS)[number]

const MORE_THAN_HALF = 0.5
const CERTAIN = 0.9

export const logit = (share: number, most = 0.999): number => {
  const within = Math.min(most, Math.max(1 - most, share))
  return Math.log(within / (1 - within))
}

/** Undefined where it says nothing: fields that it does not learn, values without words. */
export function signsOf(
  value: ExtractedValue,
  words: readonly SeenWord[],
  shares: readonly Float32Array[],
  proposals: readonly Proposal[],
): Signs | undefined {
  const tag = tags.indexOf(tagOf(value.path) ?? '')
  const places = wordsOfEvidence(value.evidence, words)
  if (tag <= 0 || places.length === 0) return undefined
  const mean = tags.map((_, at) => meanOf(places.map((place) => shares[place]?.[at] ?? 0)))
  const own = mean[tag] ?? 0
  const other = Math.max(...mean.filter((_, at) => at > 0 && at !== tag))
  const withText = places.filter((place) => hasText((words[place] as SeenWord).word))
  const proposed = proposals.filter(({ reading }) => plainPath(reading.place.path) === plainPath(value.path))
  const same = most(proposed.filter(({ reading }) => plainOf(reading.value) === plainOf(value.value)))
  const differing = same > 0 ? 0 : most(proposed)
  const isCertain = value.confidence >= CERTAIN ? 1 : 0
  const { competedWith, label } = value.why ?? {}
  return {
    always: 1,
    confidence: logit(value.confidence, 0.98),
    certain: isCertain,
    own: logit(own),
    ownOfCertain: isCertain * logit(own),
    other,
    none: mean[0] ?? 0,
    agrees: own > MORE_THAN_HALF ? 1 : 0,
    differs: other > MORE_THAN_HALF ? 1 : 0,
    least: logit(Math.min(1, ...withText.map((place) => shares[place]?.[tag] ?? 0))),
    beyond: Math.max(0, ...beside(places, words).map((place) => shares[place]?.[tag] ?? 0)),
    same,
    isSame: same > 0 ? 1 : 0,
    else: differing,
    isElse: differing > 0 ? 1 : 0,
    competed: Array.isArray(competedWith) && competedWith.length > 0 ? 1 : 0,
    unlabelled: label === null || label === undefined ? 1 : 0,
  }
}

/** How likely the value is right, by weights of its signs. */
export function likelihood(signs: Signs, weights: Readonly<Record<string, number>>): number {
  const sum = SIGNS.reduce((total, sign) => total + signs[sign] * (weights[sign] ?? 0), 0)
  return 1 / (1 + Math.exp(-sum))
}

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
const most = (proposals: readonly Proposal[]) => Math.max(0, ...proposals.map(({ share }) => share))

/** The words right before and behind, in the same line: where they are part of the same, the value was cut. */
function beside(places: readonly number[], words: readonly SeenWord[]): number[] {
  const own = new Set(places)
  return places.flatMap((place) =>
    [place - 1, place + 1].filter((at) => {
      const seen = words[at]
      return seen && !own.has(at) && !seen.isLabel && seen.run === words[place]?.run && hasText(seen.word)
    }),
  )
}

/** Values that differ in case, accents, spaces and punctuation only are the same; dates by their day. */
function plainOf(value: ExtractedValue['value']): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return (
    /^\d{4}-\d\d-\d\d(?=T|$)/.exec(text)?.[0] ??
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}.]+/gu, '')
  )
}

import type { Value } from '@efti-hub/efti'
import { chooseCandidates } from '../../packages/reading/src/choose/choose-candidates.ts'
import { findRivals } from '../../packages/reading/src/choose/rivals.ts'
import { signsOfValue } from '../../packages/reading/src/choose/signs-of-value.ts'
import type { Candidate } from '../../packages/reading/src/proposers/candidate.ts'
import { logOddsOf, mayBeCertain } from '../../packages/reading/src/weights/score-of.ts'
import weights from '../../packages/reading/src/weights/weights.json' with { type: 'json' }
import { compare } from '../extraction/samples/compare.ts'
import { fitLogistic, logistic, type Observation } from './logistic.ts'
import type { Judged, OpenedDocument } from './opened-documents.ts'

export type Weights = typeof weights

/** 'Certain' means that so many of what is called so are right. */
const CERTAIN_RIGHT = 0.99
/** Each weight is held towards 0 as by so many observations; the constant is not. */
const HELD = 1
/** How much more it counts which of two rivals is right than whether a candidate is right by itself. */
const RIVALS = 3
const CONSTANT = 'constant'

/** The weights that the reader uses from now on, in this process. */
export function use({ sources, signs, values }: Weights): void {
  Object.assign(weights.sources, sources)
  Object.assign(weights.signs, signs)
  Object.assign(weights.values, values)
}

/** Weights of what finds values and of what speaks for a candidate; those of values stay. */
export function fitCandidates(documents: readonly OpenedDocument[]): Weights {
  const observed = documents.flatMap((document) => {
    const rivals = findRivals(document.candidates)
    return document.candidates.flatMap((candidate) => [
      ...alone(candidate, document),
      ...[...(rivals.get(candidate) ?? [])].flatMap((rival) => against(candidate, rival, document)),
    ])
  })
  const found = fitLogistic(observed, (name) => (name === CONSTANT ? 0 : HELD))
  const constant = found.get(CONSTANT) ?? 0
  return {
    ...weights,
    sources: mapped(weights.sources, (name) => constant + (found.get(`source ${name}`) ?? 0)),
    signs: mapped(weights.signs, (name) => found.get(name) ?? 0),
  }
}

function alone(candidate: Candidate, { judged }: OpenedDocument): Observation[] {
  const share = shareRight(judged.get(candidate))
  if (share === undefined) return []
  return [{ features: featuresOf(candidate), right: share, wrong: 1 - share }]
}

/** Of two that cannot be right together the better one: what both have in common says nothing. */
function against(candidate: Candidate, rival: Candidate, { judged }: OpenedDocument): Observation[] {
  const [own, other] = [shareRight(judged.get(candidate)), shareRight(judged.get(rival))]
  if (own === undefined || other === undefined || own <= other) return []
  const features = new Map(featuresOf(candidate))
  for (const [name, value] of featuresOf(rival)) features.set(name, (features.get(name) ?? 0) - value)
  return [{ features, right: RIVALS * (own - other), wrong: 0 }]
}

function shareRight({ right, wrong }: Judged = { right: 0, wrong: 0 }): number | undefined {
  return right + wrong > 0 ? right / (right + wrong) : undefined
}

const featuresOf = ({ source, signs = {} }: Candidate): Map<string, number> =>
  new Map([[CONSTANT, 1], [`source ${source}`, 1], ...Object.entries(signs)])

/** A value that was chosen by weights which its writers had no part in. */
export interface ChosenValue {
  features: ReadonlyMap<string, number>
  mayBeCertain: boolean
  isRight: boolean
}

/** What the weights now in use choose from a document, judged. */
export function chosenValues({ candidates, truth }: OpenedDocument): ChosenValue[] {
  const chosen = new Map<string, Omit<ChosenValue, 'isRight'> & { value: Value }>()
  for (const { candidate, rivals } of chooseCandidates(candidates))
    for (const reading of candidate.readings) {
      if (chosen.has(reading.place.path)) continue
      const said = signsOfValue(candidate, reading, rivals)
      const features = new Map([
        [CONSTANT, 1],
        ['score', logOddsOf(candidate)],
        ...Object.entries(said.signs),
        ...said.doubts.map((doubt): [string, number] => [doubt, 1]),
      ])
      chosen.set(reading.place.path, { value: reading.value, features, mayBeCertain: mayBeCertain(said) })
    }
  const values = [...chosen].map(([path, { value }]) => ({ path, value, confidence: 1 }))
  return compare({ values }, truth).judged.flatMap(({ path, isRight }) => {
    const found = chosen.get(path)
    return found ? [{ ...found, isRight }] : []
  })
}

export interface JudgedLikelihood {
  likely: number
  mayBeCertain: boolean
  isRight: boolean
}

/** Weights of what speaks for a value; from which likelihood on 99 of 100 are right is seen by values of other writers. */
export function fitValues(
  values: readonly ChosenValue[],
  ofOthers: readonly JudgedLikelihood[],
): Weights['values'] {
  const found = fitLogistic(
    values.map(({ features, isRight }) => ({ features, right: isRight ? 1 : 0, wrong: isRight ? 0 : 1 })),
    (name) => (name === CONSTANT || name === 'score' ? 0 : HELD),
  )
  return {
    constant: rounded(found.get(CONSTANT) ?? 0),
    score: rounded(found.get('score') ?? 0),
    signs: mapped(weights.values.signs, (name) => found.get(name) ?? 0),
    doubts: mapped(weights.values.doubts, (name) => found.get(name) ?? 0),
    certainFrom: rounded(certainFrom(ofOthers)),
  }
}

export function likelihoodOf(
  { features, mayBeCertain, isRight }: ChosenValue,
  by: Weights['values'],
): JudgedLikelihood {
  const weightOf: Record<string, number> = {
    [CONSTANT]: by.constant,
    score: by.score,
    ...by.signs,
    ...by.doubts,
  }
  const odds = [...features].reduce((sum, [name, value]) => sum + (weightOf[name] ?? 0) * value, 0)
  return { likely: logistic(odds), mayBeCertain, isRight }
}

function certainFrom(values: readonly JudgedLikelihood[]): number {
  const sorted = values.filter((value) => value.mayBeCertain).toSorted((a, b) => b.likely - a.likely)
  let right = 0
  let bar = 1
  sorted.forEach(({ likely, isRight }, at) => {
    if (isRight) right++
    if (right / (at + 1) >= CERTAIN_RIGHT) bar = likely
  })
  return bar
}

const rounded = (x: number) => Math.round(x * 1000) / 1000
const mapped = <K extends string>(names: Record<K, number>, of: (name: K) => number) =>
  Object.fromEntries((Object.keys(names) as K[]).map((name) => [name, rounded(of(name))])) as Record<
    K,
    number
  >

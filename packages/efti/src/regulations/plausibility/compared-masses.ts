import { type GivenValue, isMeasure, type View } from '../../rules/view.ts'
import { cubicMetresOf, kilogramsOf } from '../../values/mass.ts'
import type { Measure } from '../../values/measure.ts'
import { itemIn } from '../dangerous-goods/special/silence.ts'
import { specialGoods } from '../dangerous-goods/special/special-goods.ts'
import { type ContradictingPair, standOut } from './stand-out.ts'

export type Relation = 'net and gross' | 'parts and whole' | 'goods and container'

/** Two masses or volumes of which the first cannot exceed the second. */
export interface MassComparison {
  relation: Relation
  /** Of several parts the first. */
  small: GivenValue
  large: GivenValue
  /** The parts together. */
  sum: Measure
  /** The one to report where nothing else distinguishes them. */
  reported: GivenValue
}

export interface ComparedMass {
  wrong: readonly { given: GivenValue; comparison: MassComparison }[]
  right: readonly MassComparison[]
}

/** The same thing net and gross: class they are in (null: the consignment), net, gross. */
const NET_AND_GROSS: readonly (readonly [owner: string | null, net: string, gross: string])[] = [
  [null, 'eFTI43', 'eFTI41'],
  [null, 'eFTI746', 'eFTI41'],
  ['ASBIE1066', 'eFTI247', 'eFTI238'],
  ['ASBIE1066', 'eFTI249', 'eFTI238'],
  ['ASBIE1086', 'eFTI990', 'eFTI988'],
  ['ASBIE1092', 'eFTI1004', 'eFTI1002'],
  ['ASBIE1086', 'eFTI994', 'eFTI992'],
  ['ASBIE1092', 'eFTI1008', 'eFTI1006'],
]

/** A whole and what of it is elsewhere. */
const PARTS: readonly (readonly [whole: string, part: string])[] = [
  ['eFTI41', 'eFTI238'],
  ['eFTI41', 'eFTI247'],
  ['eFTI41', 'eFTI249'],
  ['eFTI41', 'eFTI988'],
  ['eFTI41', 'eFTI1002'],
  ['eFTI41', 'eFTI1745'],
  ['eFTI45', 'eFTI228'],
  ['eFTI45', 'eFTI243'],
  ['eFTI45', 'eFTI992'],
  ['eFTI45', 'eFTI1006'],
  ['eFTI746', 'eFTI249'],
]

const NET_OF_GOODS = new Set(['eFTI247', 'eFTI249'])
const GROSS_OF_GOODS = 'eFTI238'

const CONTAINER = 'ASBIE1092'
const GOODS_IN_CONTAINER = 'eFTI1002'
/** A container with everything in it, and the same as verified before a voyage (VGM). */
const PACKED_CONTAINER = ['eFTI1205', 'eFTI1207']

// Rounding on paper: parts are often rounded up to full kilograms.
const ROUNDING = 1.005
/** n..16,6 has ten digits before the decimal point. */
const TOO_LARGE = 1e10

const known = new WeakMap<View, ComparedMass>()

/** Compares the masses and volumes once for all rules about them. */
export function comparisonsIn(view: View): ComparedMass {
  let compared = known.get(view)
  if (!compared) {
    compared = judge([...netAndGross(view), ...partsAndWhole(view), ...goodsAndContainer(view)])
    known.set(view, compared)
  }
  return compared
}

type Checked = MassComparison & { isRight: boolean }
type Contradicting = ContradictingPair<GivenValue> & { comparison: MassComparison }

/** Totals that are the sums of their lines are not wrong once more where a line is. */
function* netAndGross(view: View): Iterable<Checked> {
  const compared = NET_AND_GROSS.flatMap(([owner, net, gross]) => {
    if (view.first(net) === undefined) return []
    return (owner ? view.instances(owner) : ['']).flatMap((instance) => {
      const [small, large] = [view.within(instance, net)[0], view.within(instance, gross)[0]]
      const isTotal = owner === null
      return small && large
        ? [...compare('net and gross', small, large, small)].map((one) => ({ ...one, isTotal }))
        : []
    })
  })
  const wrongLines = compared.filter(({ isTotal, isRight }) => !isRight && !isTotal)
  // One of each kind: their sums are those of all lines.
  const kinds = [...new Map(wrongLines.map((line) => [line.small.element.id, line])).values()]
  for (const one of compared)
    if (one.isRight || !one.isTotal || !kinds.some((line) => addsUpTo(view, line, one))) yield one
}

function addsUpTo(view: View, line: Checked, total: Checked): boolean {
  return (['small', 'large'] as const).every((side) => {
    const sum = view.every(line[side].element.id).reduce((left, part) => left + (sizeOf(part) ?? 0), 0)
    return Math.abs(sum - (sizeOf(total[side]) ?? 0)) < 0.001
  })
}

function* goodsAndContainer(view: View): Iterable<Checked> {
  if (view.first(GOODS_IN_CONTAINER) === undefined) return
  for (const container of view.instances(CONTAINER)) {
    const small = view.within(container, GOODS_IN_CONTAINER)[0]
    for (const id of PACKED_CONTAINER) {
      const large = view.within(container, id)[0]
      if (small && large) yield* compare('goods and container', small, large, large)
    }
  }
}

function* compare(
  relation: Relation,
  small: GivenValue,
  large: GivenValue,
  reported: GivenValue,
): Iterable<Checked> {
  const [less, more] = [sizeOf(small), sizeOf(large)]
  if (less === null || more === null) return
  yield { relation, small, large, sum: measureOf(small), reported, isRight: less <= more }
}

/** Parts that alone exceed the whole are compared one by one, so that a slip in one of them is found in it; else their sum is. */
function* partsAndWhole(view: View): Iterable<Checked> {
  for (const [wholeId, partId] of PARTS) {
    const large = view.first(wholeId)
    const parts = view
      .every(partId)
      .filter((part) => !isOfEmpties(view, part) && !isNetBesideGross(view, part))
    const [small] = parts
    const total = large ? sizeOf(large) : null
    if (!large || !small || total === null) continue
    const sizes = parts.map(sizeOf)
    const isKnown = sizes.every((size) => size !== null)
    const tooLarge = parts.filter((_, n) => (sizes[n] ?? 0) > total * ROUNDING)
    for (const part of tooLarge) yield sumOf(part, large, sizeOf(part) ?? 0, false)
    const sum = sizes.reduce((left: number, right) => left + (right ?? 0), 0)
    if (tooLarge.length === 0 && isKnown) yield sumOf(small, large, sum, sum <= total * ROUNDING)
  }
}

/** What is empty and not cleaned is no cargo: a figure beside it is the capacity, or what was in it. */
function isOfEmpties(view: View, { path }: GivenValue): boolean {
  return specialGoods(view, {}).get(itemIn(path))?.empty != null
}

/** The gross mass of the same goods is what is compared with it, and with the whole. */
function isNetBesideGross(view: View, { element, path }: GivenValue): boolean {
  return NET_OF_GOODS.has(element.id) && view.within(itemIn(path), GROSS_OF_GOODS).length > 0
}

function sumOf(small: GivenValue, large: GivenValue, size: number, isRight: boolean): Checked {
  const unit = isMeasure(large.value) && kilogramsOf(large.value) === null ? 'MTQ' : 'KGM'
  const sum = { value: Math.round(size * 1000) / 1000, unit }
  return { relation: 'parts and whole', small, large, sum, reported: large, isRight }
}

function judge(checked: readonly Checked[]): ComparedMass {
  const contradictions = checked
    .filter(({ isRight }) => !isRight)
    .map((comparison): Contradicting => {
      const { small, large, reported } = comparison
      return { comparison, between: reported === small ? [small, large] : [large, small] }
    })
  const wrong = standOut<GivenValue, Contradicting>(contradictions).map(({ value, pair }) => ({
    given: value,
    comparison: pair.comparison,
  }))
  return { wrong, right: checked.filter(({ isRight }) => isRight) }
}

/** In kilograms or cubic metres; what is negative or beyond the format is no size, and another rule's finding. */
function sizeOf({ element, value }: GivenValue): number | null {
  // A consignment of no mass is PL-NO-MASS, and nothing else.
  const isNothing = element.id === 'eFTI41' && isMeasure(value) && value.value === 0
  const isSize = isMeasure(value) && value.value >= 0 && !isNothing && value.value < TOO_LARGE
  return isSize ? (kilogramsOf(value) ?? cubicMetresOf(value)) : null
}

/** Of what was compared, so that it is one. */
export function measureOf({ value }: GivenValue): Measure {
  return isMeasure(value) ? value : { value: Number(value), unit: '' }
}

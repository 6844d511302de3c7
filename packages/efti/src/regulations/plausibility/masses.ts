import { labelOf } from '../../dataset/labels.ts'
import { broken, held, type Outcome, type Rule } from '../../rules/rule.ts'
import { type Given, isMeasure, type View } from '../../rules/view.ts'
import { cubicMetresOf, kilogramsOf } from '../../values/mass.ts'

/** Net and gross of the same thing: class they stand in (null: the consignment), net, gross. */
const NET_AND_GROSS: readonly (readonly [owner: string | null, net: string, gross: string])[] = [
  [null, 'eFTI43', 'eFTI41'],
  ['ASBIE1066', 'eFTI247', 'eFTI238'],
  ['ASBIE1086', 'eFTI990', 'eFTI988'],
  ['ASBIE1092', 'eFTI1004', 'eFTI1002'],
  ['ASBIE1086', 'eFTI994', 'eFTI992'],
  ['ASBIE1092', 'eFTI1008', 'eFTI1006'],
]

/** Parts of the consignment's gross mass that cannot exceed it. */
const PARTS: readonly string[] = ['eFTI238', 'eFTI988']

// Rounding on paper: parts are often rounded up to full kilograms.
const ROUNDING = 1.005

const common = { severity: 'medium', violationType: 'Plausibility', subsets: null } as const

export const masses: readonly Rule[] = [
  {
    ...common,
    code: 'PL-NET-GROSS',
    rule: 'A net mass or volume is not greater than the gross one.',
    clause: 'Delegated Regulation (EU) 2024/2024, Annex, Table 1, definitions of net and gross mass',
    remedy: 'Correct the net or the gross figure; perhaps they were exchanged.',
    example: 'net 11800 kg, gross 12400 kg',
    eftiId: 'eFTI43',
    *check(view) {
      for (const [owner, net, gross] of NET_AND_GROSS)
        for (const instance of owner ? view.instances(owner) : [''])
          yield* compare(view.within(instance, net)[0], view.within(instance, gross)[0])
    },
  },
  {
    ...common,
    code: 'PL-PARTS-MASS',
    rule: 'The masses of the parts do not add up to more than the gross mass of the consignment.',
    clause: 'Delegated Regulation (EU) 2024/2024, Annex, Table 1, eFTI41, eFTI238, eFTI988',
    remedy: 'Correct the mass of the consignment or of its parts.',
    example: null,
    eftiId: 'eFTI41',
    *check(view) {
      for (const id of PARTS) yield* compareSum(view, id)
    },
  },
]

function* compare(net: Given | undefined, gross: Given | undefined): Iterable<Outcome> {
  if (!net || !gross) return
  const [small, large] = [sizeOf(net), sizeOf(gross)]
  if (small === null || large === null) return
  const message = `${labelOf(net.element.id)} (${show(net)}) is greater than ${labelOf(gross.element.id)} (${show(gross)}).`
  yield small <= large ? held(net.path) : broken(net.path, message, { eftiId: net.element.id })
}

function* compareSum(view: View, id: string): Iterable<Outcome> {
  const whole = view.first('eFTI41')
  const parts = view.every(id)
  const total = whole ? sizeOf(whole) : null
  const sizes = parts.map(sizeOf)
  if (!whole || total === null || parts.length === 0) return
  const sum = sizes.reduce<number | null>(
    (left, right) => (left === null || right === null ? null : left + right),
    0,
  )
  if (sum === null) return
  const message = `${labelOf(id)}: together ${round(sum)} kg, but the whole consignment weighs ${show(whole)}.`
  yield sum <= total * ROUNDING ? held(whole.path) : broken(whole.path, message)
}

/** In kilograms or cubic metres. */
function sizeOf({ value }: Given): number | null {
  return isMeasure(value) ? (kilogramsOf(value) ?? cubicMetresOf(value)) : null
}

function show({ value }: Given): string {
  return isMeasure(value) ? `${value.value} ${value.unit}` : String(value)
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000
}

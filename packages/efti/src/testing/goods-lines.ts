import type { Consignment, ConsignmentValue } from '../dataset/consignment.ts'
import { transportDocument, value, without } from './consignments.ts'

const KILOGRAMS_EACH = 20

/** Fuels and gases by turns: UN number, class, packing group, proper shipping name. */
const SUBSTANCES: readonly (readonly [number: string, kind: string, group: string, name: string])[] = [
  ['1203', '3', 'II', 'PETROL'],
  ['1202', '3', 'III', 'GAS OIL'],
  ['1263', '3', 'II', 'PAINT'],
  ['1993', '3', 'III', 'FLAMMABLE LIQUID, N.O.S.'],
]

/** A road consignment of that many goods lines, each a package with its dangerous goods: about 900 characters of XML each. */
export function goodsLines(count: number): Consignment {
  const lines = Array.from({ length: count }, (_, at) => goodsLine(at)).flat()
  const base = without(
    transportDocument(),
    'eFTI41',
    'eFTI43',
    'eFTI47',
    'eFTI685',
    'eFTI688',
    'eFTI691',
    'eFTI1451',
  )
  return {
    values: [
      ...base.values,
      value('eFTI41', { value: count * KILOGRAMS_EACH, unit: 'KGM' }),
      value('eFTI47', count),
      value('eFTI1451', true),
      ...lines,
    ],
  }
}

function goodsLine(at: number): ConsignmentValue[] {
  const index = [at + 1]
  const [number, kind, group, name] = SUBSTANCES[at % SUBSTANCES.length] ?? ['1203', '3', 'II', 'PETROL']
  return [
    value('eFTI685', 1, undefined, index),
    value('eFTI688', 'DR', undefined, index),
    value('eFTI691', `MUSTER ${at + 1}`, undefined, index),
    value('eFTI232', number, undefined, index),
    value('eFTI242', kind, undefined, index),
    value('eFTI236', group, undefined, index),
    value('eFTI251', name, undefined, index),
    value('eFTI238', { value: KILOGRAMS_EACH, unit: 'KGM' }, undefined, index),
    value('eFTI255', 'D/E', undefined, index),
    value('eFTI296', 1, undefined, index),
    value('eFTI297', '1A1', undefined, index),
  ]
}

import type { Consignment, Value } from '../dataset/consignment.ts'
import { elementById } from '../dataset/elements.ts'
import type { AskedRule } from '../regulations/business-rules/ask.ts'
import { cabotageEvidence, value, without } from './consignments.ts'

/** A number for each kind of goods that questions are about. */
const NUMBERS: Record<string, string> = {
  '1': '0336',
  '2': '1965',
  '4.1': '3221',
  '5.2': '3101',
  '7': '3332',
}

/** Goods that the question is about, without what a yes makes due. */
export function goodsFor({ concerns, needs }: AskedRule): Consignment {
  const number =
    concerns?.unNumbers?.[0] ??
    (concerns?.properName ? '1977' : NUMBERS[concerns?.classes?.[0] ?? '']) ??
    '1203'
  const due = needs.flatMap(({ anyOf }) => anyOf)
  const legs = (concerns?.modes ?? []).map((mode) => value('eFTI581', mode, undefined, [2]))
  const base = without(cabotageEvidence(), 'eFTI232', ...due).values
  return { values: [...base, ...legs, value('eFTI232', number)] }
}

/** The first thing that would do for each need. */
export function answeredValues({ needs }: AskedRule): Consignment['values'] {
  return needs.map(({ anyOf, codes }) => {
    const id = anyOf[0] ?? ''
    return value(id, codes?.[0] ?? textFor(id))
  })
}

function textFor(id: string): Value {
  const kind = elementById(id)?.kind
  if (kind === 'measure') return { value: 1, unit: 'KGM' }
  return kind === 'count' ? 1 : kind === 'date' ? '2026-11-20' : '1'
}

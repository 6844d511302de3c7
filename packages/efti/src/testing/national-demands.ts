import type { ConsignmentValue, Value } from '../dataset/consignment.ts'
import { type DataElement, ELEMENTS, elementById } from '../dataset/elements.ts'
import type { Rule } from '../rules/rule.ts'
import { value } from './consignments.ts'

/** Any value of the element. */
export function valueFor(element: DataElement): ConsignmentValue {
  const values: Partial<Record<DataElement['kind'], Value>> = {
    count: 1,
    decimal: 1,
    amount: 1,
    flag: true,
    date: '2026-11-10',
    measure: { value: 1, unit: 'KGM' },
  }
  return value(element.id, values[element.kind] ?? '1')
}

/**
 * Something else inside the class that owes the element, so that the class is there, and past dates, so that what
 * happens on the way has happened.
 */
export function surroundings(rule: Rule): ConsignmentValue[] {
  const past = ['eFTI39', 'eFTI188'].filter((id) => id !== rule.eftiId).map((id) => value(id, '2026-11-10'))
  return [...insideItsClass(rule), ...past]
}

function insideItsClass(rule: Rule): ConsignmentValue[] {
  const element = elementById(rule.eftiId ?? '')
  const around = ELEMENTS.filter(({ kind, id }) => kind !== 'class' && id !== element?.id)
  const steps = element?.path.split('/').slice(0, -1) ?? []
  for (let depth = steps.length; depth > 0; depth -= 1) {
    const prefix = `${steps.slice(0, depth).join('/')}/`
    const beside = around.find(({ path }) => path.startsWith(prefix) && !/UNDG|Locode/.test(path))
    if (beside) return [valueFor(beside)]
  }
  return []
}

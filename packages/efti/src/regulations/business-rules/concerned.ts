import type { View } from '../../rules/view.ts'
import { ITEM, isNamed, isOfClass, unNumberOf } from '../dangerous-goods/goods.ts'
import type { AskedRule, Need } from './ask.ts'

/** Declarations of the goods that the rule is about. */
export function itemsConcerned(view: View, { concerns }: AskedRule): readonly string[] {
  return view.instances(ITEM).filter((item) => {
    if (concerns?.unNumbers) return concerns.unNumbers.includes(unNumberOf(view, item))
    if (concerns?.classes) return concerns.classes.some((kind) => isOfClass(view, item, kind))
    return concerns?.properName ? isNamed(view, item, concerns.properName) : true
  })
}

/** Is it about goods on board at all? What is asked of any goods is asked where trailers or containers name them, too. */
export function isConcerned(view: View, rule: AskedRule): boolean {
  const { modes, ...goods } = rule.concerns ?? {}
  if (modes && !isOnTheWay(view, modes)) return false
  return Object.keys(goods).length === 0 || itemsConcerned(view, rule).length > 0
}

/** Main carriage, pre-carriage and on-carriage. */
const MODES = ['eFTI581', 'eFTI631', 'eFTI658']

function isOnTheWay(view: View, modes: readonly string[]): boolean {
  const known = MODES.flatMap((id) => view.every(id)).map(({ value }) => String(value))
  return known.length === 0 || known.some((mode) => modes.includes(mode))
}

/** Does the consignment contain the element, with one of the codes if it takes any? */
export function isMet(view: View, { anyOf, codes }: Need): boolean {
  return anyOf.some((id) => view.every(id).some(({ value }) => codes?.includes(String(value)) ?? true))
}

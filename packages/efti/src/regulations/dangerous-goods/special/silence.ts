import type { Outcome, Rule } from '../../../rules/rule.ts'
import type { View } from '../../../rules/view.ts'
import { ITEM } from '../goods.ts'
import { type Special, specialGoods, waiverOfAll } from './special-goods.ts'

/** Still true of goods that chapter 5.4 does not apply to: what is printed must exist, and may have to be carried at all. */
const KEPT = new Set([
  'DG-TABLE-NUMBER',
  'DG-PROHIBITED',
  'DG-LIMITED-MASS',
  'DG-LIMITED-ENTRY',
  'DG-LIMITED-PACKAGE',
  'DG-LIMITED-INNER',
  'DG-BATTERY-ENERGY',
  'DG-FLASH-POINT',
  'DG-EXCEPTED-PACKAGES',
  'DG-EXCEPTED-LIMIT',
  'DG-COOLANT',
  'DG-COOLANT-WORDS',
  'DG-EXEMPTION-TOTAL',
  'BR-066',
])

/** 5.4.1.1.6.1: the quantity is replaced by the words. */
const NOT_OF_EMPTY = new Set(['EU05-QUANTITY', 'EU05-EXPLOSIVE-MASS', 'EU05-EXPLOSIVE-TOTAL'])
/** 5.4.1.1.6.2.2 asks for (a) to (d) and (k) of what was loaded last. */
const NOT_OF_LAST_LOAD = new Set([
  ...NOT_OF_EMPTY,
  // That is `DG-EMPTY-LAST-LOAD`.
  'DG-UN-NUMBER',
  'EU05-PACKAGES',
  'EU05-PACKAGE-NUMBER',
  'EU05-PACKAGE-KIND',
  'EU05-LABELS',
])
/** 5.4.1.1.6.2.1 asks for the words and the classes with those of subsidiary hazards. */
const OF_EMPTY_PACKAGING = new Set([
  'DG-TABLE-NUMBER',
  'DG-TABLE-CLASS',
  'DG-CLASS',
  'DG-EMPTY-CLASS',
  'DG-PROHIBITED',
])

/** Of an empty tank, vehicle or container on its way there is no cargo to weigh or count. */
const OF_CARGO = new Set([
  'NOTE-QUANTITY',
  'NOTE-PACKAGES',
  ...['EU01', 'EU02', 'EU03'].flatMap((subset) =>
    ['QUANTITY', 'PACKAGE-NUMBER', 'PACKAGE-KIND', 'PACKAGE-MARKS'].map((what) => `${subset}-${what}`),
  ),
])

/** The rule, silent about goods to which a special case of ADR, RID and ADN applies that does not ask for it. */
export function heedingSpecialCases(rule: Rule): Rule {
  const { code, check, checkFor } = rule
  const heeding =
    (inner: Rule['check']): Rule['check'] =>
    (view, setting) => {
      const outcomes = inner(view, setting)
      if (KEPT.has(code)) return outcomes
      if (code.startsWith('DG-') && waiverOfAll(view, setting.answers) !== null) return []
      const special = specialGoods(view, setting.answers)
      if (OF_CARGO.has(code) && isWithoutCargo(view, special)) return []
      return special.size === 0 ? outcomes : besides(code, outcomes, special)
    }
  return {
    ...rule,
    check: heeding(check),
    ...(checkFor ? { checkFor: (subsets) => heeding(checkFor(subsets)) } : {}),
  }
}

function isWithoutCargo(view: View, specials: ReadonlyMap<string, Special>): boolean {
  const items = view.instances(ITEM)
  const isOneLine = items.length > 0 && view.every('eFTI699').length <= items.length
  return isOneLine && items.every((item) => specials.get(item)?.empty === 'last load')
}

function isSilentAbout(code: string, { waived, empty, prohibited }: Special): boolean {
  if (waived !== null || prohibited) return true
  if (empty === null || code.startsWith('BR-')) return false
  if (empty === 'packaging') return !OF_EMPTY_PACKAGING.has(code)
  return (empty === 'uncleaned' ? NOT_OF_EMPTY : NOT_OF_LAST_LOAD).has(code)
}

function* besides(
  code: string,
  outcomes: Iterable<Outcome>,
  specials: ReadonlyMap<string, Special>,
): Iterable<Outcome> {
  for (const outcome of outcomes) {
    const { path, message } = outcome
    const special = message === null || path === null ? undefined : specials.get(itemIn(path))
    if (special === undefined || !isSilentAbout(code, special)) yield outcome
  }
}

/** 'includedConsignmentItem[2]/transportDangerousGoods[1]' of a path inside it. */
export function itemIn(path: string): string {
  return path.split('/', 2).join('/')
}

import { type DangerousGoodsEntry, entriesOf, shippingNamesOf } from '../../code-lists/adr-table-a.ts'
import type { View } from '../../rules/view.ts'

export const ITEM = 'ASBIE1066'
export const UN_NUMBER = 'eFTI232'
export const CLASS = 'eFTI242'
export const PACKING_GROUP = 'eFTI236'

/** Modes whose lists are others than Table A: sea (IMDG Code) and air (ICAO Technical Instructions). */
const MODES_OF_OTHER_LISTS = new Set(['1', '4'])
/** Excepted packages of class 7, of which a document states little (ADR 5.1.5.4.2). */
const EXCEPTED_PACKAGES = new Set(['2908', '2909', '2910', '2911'])

/** One dangerous goods declaration with a UN number. */
export interface Declared {
  /** Path of its instance. */
  item: string
  number: string
  /** Its rows in Table A; empty if it has none. */
  entries: readonly DangerousGoodsEntry[]
}

const known = new WeakMap<View, readonly Declared[]>()

/** Every declaration that has a UN number, in the order given. */
export function declaredGoods(view: View): readonly Declared[] {
  let goods = known.get(view)
  if (!goods) {
    goods = view.instances(ITEM).flatMap((item) => {
      const number = unNumberOf(view, item)
      return number === '' ? [] : [{ item, number, entries: entriesOf(number) }]
    })
    known.set(view, goods)
  }
  return goods
}

export function unNumberOf(view: View, item: string): string {
  return String(view.within(item, UN_NUMBER)[0]?.value ?? '')
}

/**
 * Declarations that Table A has rows for. Class, packing group, labels and names in it are those of the UN Model Regulations, on which
 * the lists of IMDG Code and ICAO rest too; its other columns are of carriage by land.
 */
export function listedGoods(view: View): readonly Declared[] {
  let goods = listed.get(view)
  if (!goods) {
    goods = declaredGoods(view).filter(({ entries }) => entries.length > 0)
    listed.set(view, goods)
  }
  return goods
}

const listed = new WeakMap<View, readonly Declared[]>()

/** All legs go by sea or air. */
export function isUnderOtherList(view: View): boolean {
  const modes = view.every('eFTI581').map(({ value }) => String(value))
  return modes.length > 0 && modes.every((mode) => MODES_OF_OTHER_LISTS.has(mode))
}

/** Of the class by Table A; where the number is not in it, by what is declared. */
export function isOfClass(view: View, item: string, kind: string): boolean {
  const entries = entriesOf(unNumberOf(view, item))
  if (entries.length > 0) return entries.every((entry) => entry.class === kind)
  const written = String(view.within(item, CLASS)[0]?.value ?? '')
  return kind.includes('.') ? written === kind : /^\d/.exec(written)?.[0] === kind
}

/** Class 7, other than an excepted package. */
export function isRadioactive(view: View, item: string): boolean {
  return isOfClass(view, item, '7') && !EXCEPTED_PACKAGES.has(unNumberOf(view, item))
}

export function hasClass(view: View, kind: string): boolean {
  return view.instances(ITEM).some((item) => isOfClass(view, item, kind))
}

/** Does every name of the number in Table A contain the words, such as 'TEMPERATURE CONTROLLED'? */
export function isNamed(view: View, item: string, words: RegExp): boolean {
  const number = unNumberOf(view, item)
  const known = matchesByWords.get(words) ?? new Map<string, boolean>()
  matchesByWords.set(words, known)
  let isSo = known.get(number)
  if (isSo === undefined) {
    const names = shippingNamesOf(number)
    isSo = names.length > 0 && names.every((name) => words.test(name))
    if (names.length > 0) known.set(number, isSo)
  }
  return isSo
}

/** By the words that a rule looks for: goods lines repeat a few substances, of which Table A has 2,345. */
const matchesByWords = new WeakMap<RegExp, Map<string, boolean>>()

import type { DangerousGoodsEntry } from '../../code-lists/adr-table-a.ts'
import type { View } from '../../rules/view.ts'
import { CLASS, type Declared, listedGoods, PACKING_GROUP } from './goods.ts'

/** Classes are written as class ('1'), division ('1.4'), classification code ('1.4S') or main label ('2.1'). */
export function fitsClass(entry: DangerousGoodsEntry, written: string): boolean {
  return (
    entry.class === written ||
    entry.labels[0] === written ||
    (entry.class === '1' && written !== '' && entry.classificationCode.startsWith(written))
  )
}

/** Does no class that is declared contradict the table? */
export function isRightClass(view: View, { item, entries }: Declared): boolean {
  for (const { value } of view.within(item, CLASS)) if (!isClassOfOne(entries, String(value))) return false
  return true
}

/** Of one of the entries; a loop, asked of every goods line by several rules. */
export function isClassOfOne(entries: readonly DangerousGoodsEntry[], written: string): boolean {
  for (const entry of entries) if (isClassOf(entry, written)) return true
  return false
}

/** The Annex binds the class to the list of hazard identification numbers: '33' is class 3 in another notation. */
export function isHazardNumber({ hazardNumber }: DangerousGoodsEntry, written: string): boolean {
  return hazardNumber !== '' && hazardNumber === written
}

/** Names it the class, in one way or the other? */
export function isClassOf(entry: DangerousGoodsEntry, written: string): boolean {
  return fitsClass(entry, written) || isHazardNumber(entry, written)
}

/** Class 7 carries the category of the package in place of a packing group. */
export function fitsGroup(entry: DangerousGoodsEntry, written: string): boolean {
  return entry.class === '7' || entry.packingGroup === groupOf(written)
}

/** 'None' -> '', 'II-YELLOW' -> 'II'. */
function groupOf(written: string): string {
  return written === 'None' ? '' : written.length > 3 ? written.replace(/-(?:WHITE|YELLOW)$/, '') : written
}

interface Matched {
  goods: Declared
  entries: readonly DangerousGoodsEntry[]
}

const known = new WeakMap<View, readonly Matched[]>()

/**
 * Goods whose class and packing group are right, with the rows of Table A that these leave, as far as they are declared:
 * what else is wrong with the others follows from that.
 */
export function rightlyClassified(view: View): readonly Matched[] {
  let matched = known.get(view)
  if (!matched) {
    matched = listedGoods(view)
      .map((goods) => ({ goods, entries: matchingEntries(view, goods) }))
      .filter(({ entries }) => entries.length > 0)
    known.set(view, matched)
  }
  return matched
}

/** Those rows of one declaration; none if class or packing group contradict the table. */
export function matchingEntries(view: View, { item, entries }: Declared): readonly DangerousGoodsEntry[] {
  const kind = view.within(item, CLASS)[0]?.value
  const group = view.within(item, PACKING_GROUP)[0]?.value
  const [written, writtenGroup] = [String(kind ?? ''), String(group ?? '')]
  const fits = (entry: DangerousGoodsEntry) =>
    (kind === undefined || fitsClass(entry, written)) &&
    (group === undefined || fitsGroup(entry, writtenGroup))
  // Mostly all do.
  return entries.every(fits) ? entries : entries.filter(fits)
}

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

/** Class 7 carries the category of the package in place of a packing group. */
export function fitsGroup(entry: DangerousGoodsEntry, written: string): boolean {
  return entry.class === '7' || entry.packingGroup === groupOf(written)
}

/** 'None' -> '', 'II-YELLOW' -> 'II'. */
function groupOf(written: string): string {
  return written === 'None' ? '' : written.replace(/-(?:WHITE|YELLOW)$/, '')
}

/** Rows of Table A that class and packing group leave, as far as they are declared; none if they contradict it. */
export function matchingEntries(view: View, { item, entries }: Declared): readonly DangerousGoodsEntry[] {
  const kind = view.within(item, CLASS)[0]?.value
  const group = view.within(item, PACKING_GROUP)[0]?.value
  return entries.filter(
    (entry) =>
      (kind === undefined || fitsClass(entry, String(kind))) &&
      (group === undefined || fitsGroup(entry, String(group))),
  )
}

/** Goods whose class and packing group are right: what else is wrong with the others follows from that. */
export function rightlyClassified(view: View): readonly Declared[] {
  return listedGoods(view).filter((goods) => matchingEntries(view, goods).length > 0)
}

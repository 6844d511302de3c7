import type { DangerousGoodsEntry } from '../../code-lists/adr-table-a.ts'
import type { View } from '../../rules/view.ts'
import type { Declared } from './goods.ts'
import { rightlyClassified } from './match.ts'
import { fitsName, hasNames, numbersByName } from './shipping-names.ts'

const SHIPPING_NAME = 'eFTI251'

interface Named {
  goods: Declared
  entries: readonly DangerousGoodsEntry[]
  /** 'its own', or whose name it is instead; null if that is undecidable. */
  whose: string | null
}

const judged = new WeakMap<View, readonly Named[]>()

/** The rightly classified goods with what their names state, once for all rules that ask. */
export function namedGoods(view: View): readonly Named[] {
  let numbers = judged.get(view)
  if (!numbers) {
    numbers = rightlyClassified(view).map(({ goods, entries }) => ({
      goods,
      entries,
      whose: whoseName(view, goods),
    }))
    judged.set(view, numbers)
  }
  return numbers
}

/** Documents may be in other languages than that of the table: only what is declared as English, or is another's name, is wrong. */
function whoseName(view: View, { item, number }: Declared): string | null {
  const names = view.within(item, SHIPPING_NAME)
  const [first] = names
  if (!first || !hasNames(number)) return null
  if (names.some(({ value }) => fitsName(number, String(value)))) return 'its own'
  const others = numbersByName(String(first.value))
  if (others.length > 0) return `the name of UN ${others.slice(0, 3).join(', ')}`
  return first.attributes.languageId === 'en' ? 'another name' : null
}

/** With another's name the number is in doubt: what else is wrong with the goods follows from that. */
export function isInDoubt({ whose }: Named): boolean {
  return whose !== null && whose !== 'its own'
}

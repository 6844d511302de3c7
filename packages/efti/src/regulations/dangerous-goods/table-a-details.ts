import { ADR_EDITION, type DangerousGoodsEntry } from '../../code-lists/adr-table-a.ts'
import { broken, held, type Rule } from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'
import { isTunnelCode } from '../../values/codes.ts'
import type { Declared } from './goods.ts'
import { rightlyClassified } from './match.ts'
import { fitsName, hasNames, numbersNamed } from './shipping-names.ts'
import { text } from './text.ts'

const SHIPPING_NAME = 'eFTI251'
const TUNNEL_CODE = 'eFTI255'
const CATEGORY = 'eFTI258'
const CATEGORIES = new Set(['0', '1', '2', '3', '4'])

const check = { severity: 'medium' } as const

/** What a slip or another edition may explain: worth a check, no ban. */
export const tableADetails: readonly Rule[] = [
  {
    ...text('TABLE-NAME', 'b'),
    ...check,
    rule: 'The proper shipping name is that of the UN number.',
    remedy: 'Check UN number and name against the safety data sheet.',
    example: 'PETROL',
    eftiId: SHIPPING_NAME,
    *check(view) {
      for (const { goods, whose } of namedGoods(view)) {
        const { item, number } = goods
        const [first] = view.within(item, SHIPPING_NAME)
        if (!first || whose === null) continue
        yield whose === 'its own'
          ? held(first.path)
          : broken(
              first.path,
              `UN ${number} is declared as '${String(first.value).slice(0, 80)}', ${whose} in Table A: check which is meant.`,
            )
      }
    },
  },
  {
    ...text('TABLE-TUNNEL-CODE', 'k'),
    ...check,
    rule: 'The tunnel restriction code is that of Table A.',
    remedy: 'Check the tunnel restriction code against Table A, column 15.',
    example: 'D/E',
    eftiId: TUNNEL_CODE,
    *check(view) {
      for (const named of namedGoods(view))
        for (const { value, path } of view.within(named.goods.item, TUNNEL_CODE)) {
          const { goods, entries } = named
          if (isInDoubt(named)) continue
          if (!isTunnelCode(String(value))) continue
          if (entries.some(({ tunnelCode }) => (tunnelCode || '-') === value)) {
            yield held(path)
            continue
          }
          const possible = [...new Set(entries.map(({ tunnelCode }) => tunnelCode || '-'))]
          yield broken(
            path,
            `UN ${goods.number} is declared with tunnel code '${String(value).slice(0, 10)}'; Table A of ${ADR_EDITION} has ${possible.join(' or ')}: check it.`,
          )
        }
    },
  },
  {
    ...text('TABLE-CATEGORY', 'f'),
    ...check,
    rule: 'The transport category is that of Table A.',
    remedy: 'Check the transport category against Table A, column 15.',
    example: '2',
    eftiId: CATEGORY,
    *check(view) {
      for (const named of namedGoods(view))
        for (const { value, path } of view.within(named.goods.item, CATEGORY)) {
          const { goods, entries } = named
          if (isInDoubt(named)) continue
          // 1a is category 1 with a footnote; another code is the finding of another rule.
          const category = String(value).replace(/^1a$/, '1')
          if (!CATEGORIES.has(category)) continue
          const possible = [...new Set(entries.map((entry) => entry.transportCategory))].filter(
            (known) => known !== '',
          )
          if (possible.length === 0) continue
          yield possible.includes(category)
            ? held(path)
            : broken(
                path,
                `UN ${goods.number} is declared in transport category ${category}; Table A of ${ADR_EDITION} has ${possible.join(' or ')}: check it.`,
              )
        }
    },
  },
]

interface Named {
  goods: Declared
  entries: readonly DangerousGoodsEntry[]
  /** 'its own', or whose name it is instead; null if that cannot be said. */
  whose: string | null
}

const judged = new WeakMap<View, readonly Named[]>()

/** The rightly classified goods with what their names say, once for the three rules that ask. */
function namedGoods(view: View): readonly Named[] {
  let named = judged.get(view)
  if (!named) {
    named = rightlyClassified(view).map(({ goods, entries }) => ({
      goods,
      entries,
      whose: whoseName(view, goods),
    }))
    judged.set(view, named)
  }
  return named
}

/** Documents may be in other languages than that of the table: only what is said to be English, or is another's name, is wrong. */
function whoseName(view: View, { item, number }: Declared): string | null {
  const names = view.within(item, SHIPPING_NAME)
  const [first] = names
  if (!first || !hasNames(number)) return null
  if (names.some(({ value }) => fitsName(number, String(value)))) return 'its own'
  const others = numbersNamed(String(first.value))
  if (others.length > 0) return `the name of UN ${others.slice(0, 3).join(', ')}`
  return first.attributes.languageId === 'en' ? 'another name' : null
}

/** With another's name the number is in doubt: what else is wrong with the goods follows from that. */
function isInDoubt({ whose }: Named): boolean {
  return whose !== null && whose !== 'its own'
}

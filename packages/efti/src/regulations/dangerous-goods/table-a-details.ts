import { ADR_EDITION } from '../../code-lists/adr-table-a.ts'
import { failed, passed, type Rule } from '../../rules/rule.ts'
import { isTunnelCode } from '../../values/codes.ts'
import { onlyOne } from '../../values/only-one.ts'
import { mayGoBy, RAIL, ROAD } from './modes.ts'
import { isInDoubt, namedGoods } from './names.ts'
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
          ? passed(first.path)
          : failed(
              first.path,
              `UN ${number} is declared as '${String(first.value).slice(0, 80)}', ${whose} in Table A. Check which is meant.`,
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
      if (!mayGoBy(view, ROAD)) return
      for (const entry of namedGoods(view))
        for (const { value, path } of view.within(entry.goods.item, TUNNEL_CODE)) {
          const { goods, entries } = entry
          if (isInDoubt(entry)) continue
          if (!isTunnelCode(String(value))) continue
          if (entries.some(({ tunnelCode }) => (tunnelCode || '-') === value)) {
            yield passed(path)
            continue
          }
          const possible = [...new Set(entries.map(({ tunnelCode }) => tunnelCode || '-'))]
          yield failed(
            path,
            `UN ${goods.number} is declared with tunnel code '${String(value).slice(0, 10)}'; Table A of ${ADR_EDITION} lists ${possible.join(' or ')}.`,
            { fix: onlyOne(possible) },
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
      if (!mayGoBy(view, ROAD, RAIL)) return
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
            ? passed(path)
            : failed(
                path,
                `UN ${goods.number} is declared in transport category ${category}; Table A of ${ADR_EDITION} lists ${possible.join(' or ')}.`,
                { fix: onlyOne(possible) },
              )
        }
    },
  },
]

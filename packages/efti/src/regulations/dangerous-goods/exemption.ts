import { pathOf } from '../../dataset/paths.ts'
import { broken, held, type Rule, type Setting } from '../../rules/rule.ts'
import { isMeasure, type View } from '../../rules/view.ts'
import { cubicMetresOf, kilogramsOf } from '../../values/mass.ts'
import { type Declared, isOfClass, listedGoods } from './goods.ts'
import { matchingEntries } from './match.ts'

/** ADR/RID 1.1.3.6.4: below this the transport unit is exempt from much. */
export const EXEMPTION_LIMIT = 1000

/** 1.1.3.6.3, table: points for each kilogram or litre. Category 4 has no limit, category 0 no exemption. */
const FACTORS: Record<string, number> = { '1': 50, '1a': 20, '2': 3, '3': 1, '4': 0 }
/** 1.1.3.6.3, footnote a. */
const FOOTNOTE_A = new Set(['0081', '0082', '0084', '0241', '0331', '0332', '0482', '1005', '1017'])
const STATED = ['eFTI1751', 'eFTI1752', 'eFTI1014', 'eFTI1017']
const CATEGORY = 'eFTI258'

/** The points of 1.1.3.6 that the dangerous goods of a consignment add up to. */
export interface ExemptionPoints {
  points: number
  limit: number
  /** UN numbers of transport category 0, which the exemption never covers. */
  neverExempt: readonly string[]
  /** UN numbers without a quantity or with more than one possible category: the points are too few by theirs. */
  unknown: readonly string[]
}

export function pointsOf(view: View): ExemptionPoints {
  const lines = listedGoods(view).map((goods) => ({ goods, ...worthOf(view, goods) }))
  return {
    points: Math.round(lines.reduce((sum, { points }) => sum + (points ?? 0), 0) * 10) / 10,
    limit: EXEMPTION_LIMIT,
    neverExempt: numbersOf(lines.filter(({ category }) => category === '0')),
    unknown: numbersOf(lines.filter(({ category, points }) => points === null && category !== '0')),
  }
}

export const exemption: readonly Rule[] = [
  {
    code: 'DG-EXEMPTION-POINTS',
    rule: 'Goods carried under the exemption of 1.1.3.6 stay within its limit, and none is of transport category 0.',
    clause: 'ADR/RID 1.1.3.6.3, 1.1.3.6.4; Delegated Regulation (EU) 2024/2024, Annex, Table 31, BR-005',
    severity: 'medium',
    violationType: 'Dangerous goods',
    remedy:
      'Check quantities and transport categories; beyond the limit the carriage is subject to ADR or RID in full.',
    example: '900',
    eftiId: 'eFTI1751',
    subsets: null,
    *check(view, setting) {
      if (!isClaimed(view, setting)) return
      const { points, limit, neverExempt } = pointsOf(view)
      const path = pathOf('eFTI1751')
      if (neverExempt.length > 0)
        yield broken(
          path,
          `UN ${neverExempt.slice(0, 3).join(', ')} is in transport category 0, which 1.1.3.6 does not exempt: check the exemption.`,
        )
      else
        yield points <= limit
          ? held(path)
          : broken(
              path,
              `The dangerous goods add up to ${points} points under 1.1.3.6, the limit is ${limit}: check the exemption.`,
            )
    },
  },
]

function isClaimed(view: View, { answers }: Setting): boolean {
  return answers['BR-005'] === true || STATED.some((id) => view.first(id) !== undefined)
}

function worthOf(view: View, goods: Declared): { category: string | null; points: number | null } {
  const category = categoryOf(view, goods)
  const factor = category === null ? undefined : FACTORS[category]
  const quantity = quantityOf(view, goods.item)
  return { category, points: factor === undefined || quantity === null ? null : factor * quantity }
}

function categoryOf(view: View, goods: Declared): string | null {
  if (FOOTNOTE_A.has(goods.number)) return '1a'
  const matching = matchingEntries(view, goods)
  const possible = new Set(matching.map(({ transportCategory }) => transportCategory))
  if (possible.size === 1) return [...possible][0] ?? null
  const stated = String(view.within(goods.item, CATEGORY)[0]?.value ?? '')
  return possible.has(stated) ? stated : null
}

/** Kilograms of explosive, litres, or kilograms net, else gross. */
function quantityOf(view: View, item: string): number | null {
  const ids = isOfClass(view, item, '1') ? ['eFTI249'] : ['eFTI243', 'eFTI247', 'eFTI238']
  for (const id of ids) {
    const value = view.within(item, id)[0]?.value
    if (!isMeasure(value)) continue
    const cubicMetres = cubicMetresOf(value)
    return cubicMetres === null ? kilogramsOf(value) : cubicMetres * 1000
  }
  return null
}

function numbersOf(lines: readonly { goods: Declared }[]): string[] {
  return [...new Set(lines.map(({ goods }) => goods.number))]
}

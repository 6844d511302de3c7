import { pathOf } from '../../dataset/paths.ts'
import { failed, type Outcome, passed, type Rule, type Setting } from '../../rules/rule.ts'
import { isMeasure, type View } from '../../rules/view.ts'
import { cubicMetresOf, kilogramsOf } from '../../values/mass.ts'
import { type Declared, isOfClass, isUnderOtherList, listedGoods } from './goods.ts'
import { matchingEntries } from './match.ts'
import { mayGoBy, RAIL, ROAD } from './modes.ts'
import { casesOfAll, specialOf } from './special/special-goods.ts'
import { statedPoints } from './stated-points.ts'
import { unsaid } from './subsidiary-hazards.ts'

/** ADR/RID 1.1.3.6.4: below this the transport unit is exempt from much. */
export const EXEMPTION_LIMIT = 1000

/** 1.1.3.6.3, table: points for each kilogram or litre. Category 4 has no limit, category 0 no exemption. */
const FACTORS: Record<string, number> = { '1': 50, '1a': 20, '2': 3, '3': 1, '4': 0 }
/** 1.1.3.6.3, footnote a. */
const FOOTNOTE_A = new Set(['0081', '0082', '0084', '0241', '0331', '0332', '0482', '1005', '1017'])
const STATED = ['eFTI1751', 'eFTI1752', 'eFTI1014', 'eFTI1017']
const CATEGORY = 'eFTI258'
const TEXTS = ['eFTI712', 'eFTI827', 'eFTI48']

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
  const lines = worthsOf(view)
  return {
    points: Math.round(lines.reduce((sum, { points }) => sum + (points ?? 0), 0) * 10) / 10,
    limit: EXEMPTION_LIMIT,
    neverExempt: numbersOf(lines.filter(({ category }) => category === '0')),
    unknown: numbersOf(lines.filter(({ category, points }) => points === null && category !== '0')),
  }
}

function worthsOf(view: View) {
  if (isUnderOtherList(view)) return []
  return listedGoods(view)
    .filter(({ item }) => specialOf(view, item, {}).waived === null)
    .map((goods) => ({ goods, ...worthOf(view, goods) }))
}

/** What they come to at least: a gross mass includes packagings, and a litre may weigh nearly two kilograms. */
function leastPointsOf(view: View): number {
  return worthsOf(view).reduce((sum, { points, isGross }) => sum + (points ?? 0) * (isGross ? 0.5 : 1), 0)
}

const SAYS_CATEGORIES = /categor|kategor|cat[ée]gor|punkt|point|punt[io]|puntos|\bpkt\b|\bpts?\b/iu

export const exemption: readonly Rule[] = [
  {
    code: 'DG-EXEMPTION-TOTAL',
    rule: 'Where the exemption of 1.1.3.6 is used, the total quantity of each transport category is given.',
    clause: 'ADR/RID 5.4.1.1.1 (f), note 1; 1.1.3.6.3',
    severity: 'medium',
    violationType: 'Dangerous goods',
    obligation: true,
    remedy: 'Enter the total quantity of the dangerous goods of each transport category.',
    example: '333',
    eftiId: 'eFTI1751',
    subsets: null,
    *check(view, { answers }) {
      // Answered, it is the question's own finding.
      if (answers['BR-005'] !== undefined || !casesOfAll(view).includes('1.1.3.6')) return
      if (!mayGoBy(view, ROAD, RAIL)) return
      const categories = listedGoods(view)
        .filter(({ item }) => specialOf(view, item, answers).waived === null)
        .map((goods) => categoryOf(view, goods))
      if (categories.length === 0) return
      // The quantity of the only goods of a category is its total.
      const isPlain = new Set(categories).size === categories.length
      const isStated = TEXTS.some((id) =>
        view.every(id).some(({ value }) => SAYS_CATEGORIES.test(String(value))),
      )
      const path = pathOf('eFTI1751')
      yield isPlain || isStated || STATED.some((id) => view.first(id) !== undefined)
        ? passed(path)
        : failed(
            path,
            'The exemption of 1.1.3.6 is used, but the total quantity of each transport category is missing.',
          )
    },
  },
  {
    code: 'DG-EXEMPTION-POINTS',
    rule: 'Goods carried under the exemption of 1.1.3.6 stay within its limit, and none is of transport category 0.',
    clause: 'ADR/RID 1.1.3.6.3, 1.1.3.6.4; Delegated Regulation (EU) 2024/2024, Annex, Table 31, BR-005',
    severity: 'medium',
    violationType: 'Dangerous goods',
    remedy:
      'Check quantities and transport categories; beyond the limit the carriage is subject to ADR or RID in full.',
    example: '300 kg in transport category 2: 900 points',
    eftiId: 'eFTI1751',
    subsets: null,
    *check(view, setting) {
      if (!isClaimed(view, setting) || !mayGoBy(view, ROAD, RAIL)) return
      const { points, limit, neverExempt } = pointsOf(view)
      // Of gross masses alone the document's own calculation is better.
      const isWithin = (statedPoints(view)?.points ?? Infinity) <= limit && leastPointsOf(view) <= limit
      const path = pathOf('eFTI1751')
      if (neverExempt.length > 0)
        yield failed(
          path,
          `UN ${neverExempt.slice(0, 3).join(', ')} is in transport category 0, which 1.1.3.6 does not exempt. Check the exemption.`,
        )
      else if (points > limit && !isWithin)
        yield failed(
          path,
          'The dangerous goods add up to {points} points under 1.1.3.6; the limit is {limit}. Check the exemption.',
          { values: { points, limit } },
        )
      else yield statedWithin(view, limit) ?? passed(path)
    },
  },
]

/** Quantities may be missing or in another unit: then what the document itself has calculated counts. */
function statedWithin(view: View, limit: number): Outcome | null {
  const stated = statedPoints(view)
  if (!stated || stated.points <= limit) return null
  return failed(
    stated.path,
    'The document states a calculated value of {points} under 1.1.3.6; the limit is {limit}. Check the exemption.',
    { eftiId: stated.eftiId, values: { points: stated.points, limit } },
  )
}

function isClaimed(view: View, { answers }: Setting): boolean {
  const answer = answers['BR-005']
  if (answer !== undefined) return answer
  return casesOfAll(view).includes('1.1.3.6') || STATED.some((id) => view.first(id) !== undefined)
}

interface Worth {
  category: string | null
  points: number | null
  /** Calculated from a gross mass. */
  isGross?: boolean
}

function worthOf(view: View, goods: Declared): Worth {
  const category = categoryOf(view, goods)
  // 1.1.3.6.3, table: empty and uncleaned, they are of category 4, or of 0 if the goods were.
  if (category !== '0' && specialOf(view, goods.item, {}).empty !== null) return { category: '4', points: 0 }
  const factor = category === null ? undefined : FACTORS[category]
  const quantity = quantityOf(view, goods.item)
  if (factor === undefined || quantity === null) return { category, points: null }
  return { category, points: factor * quantity.amount, isGross: quantity.isGross }
}

function categoryOf(view: View, goods: Declared): string | null {
  if (FOOTNOTE_A.has(goods.number)) return '1a'
  const matching = matchingEntries(view, goods)
  // '2.1' is no aerosol with a label 6.1 besides.
  const labelled = matching.filter(({ labels }) => unsaid(labels.slice(1), view, goods.item).length === 0)
  const rows = labelled.length > 0 ? labelled : matching
  const possible = new Set(rows.map(({ transportCategory }) => transportCategory))
  if (possible.size === 1) return [...possible][0] ?? null
  const stated = String(view.within(goods.item, CATEGORY)[0]?.value ?? '')
  return possible.has(stated) ? stated : null
}

const GROSS = 'eFTI238'

/** Kilograms of explosive, litres, or kilograms net, else gross. */
function quantityOf(view: View, item: string): { amount: number; isGross: boolean } | null {
  const ids = isOfClass(view, item, '1') ? ['eFTI249'] : ['eFTI243', 'eFTI247', GROSS]
  for (const id of ids) {
    const value = view.within(item, id)[0]?.value
    if (!isMeasure(value)) continue
    const cubicMetres = cubicMetresOf(value)
    const amount = cubicMetres === null ? kilogramsOf(value) : cubicMetres * 1000
    return amount === null ? null : { amount, isGross: id === GROSS }
  }
  return null
}

function numbersOf(lines: readonly { goods: Declared }[]): string[] {
  return [...new Set(lines.map(({ goods }) => goods.number))]
}

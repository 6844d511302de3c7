import type { DangerousGoodsEntry } from '../../code-lists/adr-table-a.ts'
import { failed, type Outcome, outcomesOf, passed, type Rule } from '../../rules/rule.ts'
import { onlyOne } from '../../values/only-one.ts'
import { CLASS, declaredGoods, ITEM, listedGoods, PACKING_GROUP, UN_NUMBER, unNumberOf } from './goods.ts'
import { isRightClass } from './match.ts'
import { INLAND_WATERWAY, mayGoBy, RAIL, ROAD, SEA } from './modes.ts'
import { text } from './text.ts'

const LABELS = 'eFTI301'

/** Number, class and packing group: without them nobody may carry the goods. */
export const particulars: readonly Rule[] = [
  {
    ...text('UN-NUMBER', 'a'),
    rule: 'Every dangerous substance or article has its UN number.',
    remedy: 'Enter the four digits of the UN number.',
    example: '1203',
    eftiId: UN_NUMBER,
    topic: 'missing',
    *check(view) {
      for (const item of view.instances(ITEM)) {
        const path = `${item}/uNDGID`
        yield unNumberOf(view, item)
          ? passed(path)
          : failed(path, 'Dangerous goods are declared without a UN number.')
      }
    },
  },
  {
    ...text('CLASS', 'c'),
    rule: 'Every UN number comes with its class or its labels.',
    remedy: 'Enter the class, or the numbers of the labels.',
    example: '3',
    eftiId: CLASS,
    topic: 'missing',
    check(view) {
      const wrong: Outcome[] = []
      // An air waybill is no document of dangerous goods: class and group are in the shipper's declaration.
      if (!mayGoBy(view, SEA, RAIL, ROAD, INLAND_WATERWAY)) return wrong
      let times = 0
      for (const { item, number, entries } of declaredGoods(view))
        if (view.within(item, CLASS).length > 0 || view.within(item, LABELS).length > 0) times += 1
        else
          wrong.push(
            failed(`${item}/hazardClassificationID`, `UN ${number} is declared without a class.`, {
              fix: onlyOne(entries.map(statedClass)),
            }),
          )
      return outcomesOf(wrong, times)
    },
  },
  {
    ...text('PACKING-GROUP', 'd'),
    rule: 'UN numbers that have a packing group in Table A come with it.',
    remedy: 'Enter the packing group: I, II or III.',
    example: 'II',
    eftiId: PACKING_GROUP,
    topic: 'missing',
    check(view) {
      const wrong: Outcome[] = []
      // The forms of waste shipments have a box for number, class and name, and none for the group.
      if (view.form !== null) return wrong
      let times = 0
      for (const goods of listedGoods(view)) {
        const { item, number, entries } = goods
        // With a class of other goods the number is in doubt: that is the finding.
        if (!entries.every(hasGroup) || !isRightClass(view, goods)) continue
        if (view.within(item, PACKING_GROUP).length > 0) times += 1
        else
          wrong.push(
            failed(`${item}/packagingDangerLevelCode`, `UN ${number} is declared without a packing group.`, {
              fix: onlyOne(entries.map(({ packingGroup }) => packingGroup)),
            }),
          )
      }
      return outcomesOf(wrong, times)
    },
  },
]

function hasGroup({ packingGroup }: DangerousGoodsEntry): boolean {
  return packingGroup !== ''
}

/** ADR 5.4.1.1.1 (c): of explosives the classification code, of gases the numbers of the labels; unknown where these are several. */
function statedClass(entry: DangerousGoodsEntry): string {
  if (entry.class === '1') return entry.classificationCode
  if (entry.class === '2') return entry.labels.length === 1 ? (entry.labels[0] ?? '') : ''
  return entry.class === '7' ? '' : entry.class
}

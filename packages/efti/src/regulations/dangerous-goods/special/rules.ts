import { ADR_EDITION } from '../../../code-lists/adr-table-a.ts'
import { pathOf } from '../../../dataset/paths.ts'
import { failed, type Outcome, outcomesOf, passed, type Rule } from '../../../rules/rule.ts'
import type { View } from '../../../rules/view.ts'
import { CLASS, declaredGoods, ITEM, isUnderOtherList, UN_NUMBER } from '../goods.ts'
import { coolants } from './coolant.ts'
import { lastLoads } from './last-load.ts'
import { isSaidToCool, isWaivedBy, PROHIBITED, specialOf } from './special-goods.ts'

const LABELS = 'eFTI301'
const SHIPPING_NAME = 'eFTI251'
const MASSES = ['eFTI41', 'eFTI238', 'eFTI988', 'eFTI1002']
const COUNTS = ['eFTI47', 'eFTI685', 'eFTI296']

const common = { violationType: 'Dangerous goods', obligation: true, subsets: null } as const

/** What a document must still state about dangerous goods that chapter 5.4 does not, or not in full, apply to. */
export const specialCases: readonly Rule[] = [
  {
    ...common,
    code: 'DG-PROHIBITED',
    severity: 'critical',
    rule: 'No goods are carried whose carriage Table A prohibits.',
    clause: `ADR/RID ${ADR_EDITION}, chapter 3.2, Table A; 2.2`,
    remedy: 'Check the UN number; if it is right, the goods must not be carried.',
    example: '1203',
    eftiId: UN_NUMBER,
    check(view) {
      const wrong: Outcome[] = []
      if (isUnderOtherList(view)) return wrong
      const goods = declaredGoods(view)
      for (const { item, number } of goods)
        if (PROHIBITED.has(number))
          wrong.push(failed(`${item}/uNDGID`, `UN ${number} must not be carried: Table A prohibits it.`))
      return outcomesOf(wrong, goods.length - wrong.length)
    },
  },
  {
    ...common,
    code: 'DG-EMPTY-CLASS',
    severity: 'critical',
    rule: 'Empty, uncleaned packagings have the classes of their previous contents.',
    clause: 'ADR/RID/ADN 5.4.1.1.6.2.1',
    remedy: 'Enter the class after the words, as in EMPTY PACKAGING, 6.1 (3).',
    example: '3',
    eftiId: CLASS,
    *check(view, { answers }) {
      for (const item of view.instances(ITEM)) {
        if (specialOf(view, item, answers).empty !== 'packaging') continue
        // With a number it is `DG-CLASS`.
        if (view.within(item, UN_NUMBER).length > 0) continue
        const path = `${item}/hazardClassificationID`
        yield [CLASS, LABELS].some((id) => view.within(item, id).length > 0)
          ? passed(path)
          : failed(
              path,
              'Empty, uncleaned packagings are listed without the class of their previous contents.',
            )
      }
    },
  },
  {
    ...common,
    code: 'DG-LIMITED-MASS',
    severity: 'medium',
    rule: 'The gross mass of goods in limited quantities is given.',
    clause: 'ADR/RID/ADN 3.4.12',
    remedy: 'Enter the total gross mass of the goods in limited quantities.',
    example: '2000 KGM',
    eftiId: 'eFTI41',
    topic: 'missing',
    *check(view, { answers }) {
      if (!isWaivedBy(view, '3.4', answers)) return
      const path = pathOf('eFTI41')
      yield isGiven(view, MASSES)
        ? passed(path)
        : failed(path, 'Goods in limited quantities are listed without their total gross mass.')
    },
  },
  {
    ...common,
    code: 'DG-EXCEPTED-PACKAGES',
    severity: 'medium',
    rule: 'The number of packages in excepted quantities is given.',
    clause: 'ADR/RID/ADN 3.5.6',
    remedy: 'Enter the number of packages in excepted quantities.',
    example: '4',
    eftiId: 'eFTI47',
    topic: 'missing',
    *check(view, { answers }) {
      if (!isWaivedBy(view, '3.5', answers)) return
      const path = pathOf('eFTI47')
      yield isGiven(view, COUNTS)
        ? passed(path)
        : failed(path, 'Goods in excepted quantities are listed without the number of packages.')
    },
  },
  {
    ...common,
    code: 'DG-COOLANT',
    severity: 'medium',
    rule: 'A coolant or conditioner is listed with its UN number, its name and the words AS COOLANT or AS CONDITIONER.',
    clause: 'ADR/RID/ADN 5.5.3.7.1',
    remedy: 'Name it as in UN 1845, CARBON DIOXIDE, SOLID, AS COOLANT.',
    example: 'CARBON DIOXIDE, SOLID, AS COOLANT',
    eftiId: SHIPPING_NAME,
    topic: 'missing',
    *check(view, { answers }) {
      for (const item of view.instances(ITEM)) {
        // Dry ice on its own way is subject to nothing: name and number are due where it is declared as a coolant.
        if (specialOf(view, item, answers).waived !== '5.5.3' || !isSaidToCool(view, item)) continue
        const path = `${item}/properShippingName[1]`
        const lacking = [
          view.within(item, UN_NUMBER).length === 0 && 'its UN number',
          view.within(item, SHIPPING_NAME).length === 0 && 'its proper shipping name',
        ].filter((what) => what !== false)
        yield lacking.length === 0
          ? passed(path)
          : failed(path, `A coolant or conditioner is listed without ${lacking.join(' and ')}.`)
      }
    },
  },
  ...coolants,
  ...lastLoads,
]

function isGiven(view: View, ids: readonly string[]): boolean {
  return ids.some((id) => view.first(id) !== undefined)
}

import { pathOf } from '../../dataset/paths.ts'
import { failed, passed, type Rule } from '../../rules/rule.ts'
import { listedGoods } from '../dangerous-goods/goods.ts'
import { matchingEntries } from '../dangerous-goods/match.ts'
import { specialOf } from '../dangerous-goods/special/special-goods.ts'
import { isInTankOrBulk } from './packaged.ts'
import { RAIL_SUBSET } from './text.ts'

const INFORMATION = 'eFTI712'
const TEXTS = [INFORMATION, 'eFTI251', 'eFTI699']

/** The data set has no element for it: on paper it is among the words, which reading keeps. */
export const hazardNumber: Rule = {
  code: 'EU05-HAZARD-NUMBER',
  rule: 'Goods in tanks or in bulk on the railways have their hazard identification number before the UN number.',
  clause: 'RID 5.4.1.1.1 (j), 5.3.2.1; Table A, column 20',
  severity: 'medium',
  violationType: 'Dangerous goods',
  obligation: true,
  remedy: 'Write the hazard identification number before the letters UN, as in 33, UN 1203 PETROL.',
  example: '33, UN 1203',
  eftiId: INFORMATION,
  subsets: [RAIL_SUBSET],
  *check(view, { readFrom, answers }) {
    if (readFrom !== 'paper' || !isInTankOrBulk(view)) return
    const texts = TEXTS.flatMap((id) => view.every(id)).map(({ value }) => String(value))
    for (const goods of listedGoods(view)) {
      const { waived, empty } = specialOf(view, goods.item, answers)
      const numbers = matchingEntries(view, goods).map((entry) => entry.hazardNumber)
      if (waived !== null || empty !== null || numbers.length === 0 || numbers.includes('')) continue
      const path = pathOf(INFORMATION)
      const isGiven = numbers.some((number) => texts.some((text) => isBefore(number, goods.number, text)))
      yield isGiven
        ? passed(path)
        : failed(
            path,
            `UN ${goods.number} is carried by rail in a tank or in bulk without its hazard identification number ${[...new Set(numbers)].join(' or ')}.`,
            { example: `${numbers[0]}, UN ${goods.number}` },
          )
    }
  },
}

const isBefore = (hazard: string, number: string, text: string) =>
  new RegExp(`(?<![\\dX])${hazard}[\\s,;/]{1,3}(?:UN\\s?)?${number}(?!\\d)`).test(text)

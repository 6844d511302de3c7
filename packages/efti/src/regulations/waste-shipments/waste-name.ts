import { failed, passed, type Rule, type Setting } from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'
import { ITEM } from '../dangerous-goods/goods.ts'
import { specialOf } from '../dangerous-goods/special/special-goods.ts'
import { HAZARDOUS } from './contents-of-blocks.ts'
import { isNamedWaste, WASTE, WASTE_ID } from './stated.ts'

const SHIPPING_NAME = 'eFTI251'
const STATEMENT = 'eFTI317'
const AS_WASTE = new Set(['8', '44'])
/** Nature of the goods, remarks about them and about the consignment. */
const TEXTS = ['eFTI699', 'eFTI712', 'eFTI827', 'eFTI48', WASTE_ID]
const DANGEROUS_GOODS_SUBSETS = ['EU05a', 'EU05b', 'EU05c']

export const wasteNames: readonly Rule[] = [
  {
    code: 'DG-WASTE-NAME',
    rule: 'The word WASTE precedes the proper shipping name of waste.',
    clause: 'ADR/RID/ADN 5.4.1.1.3.1',
    severity: 'medium',
    violationType: 'Dangerous goods',
    obligation: true,
    remedy: 'Write WASTE before the proper shipping name, as in UN 1230 WASTE METHANOL, 3 (6.1), II, (D/E).',
    example: 'WASTE PETROL',
    eftiId: SHIPPING_NAME,
    subsets: null,
    *check(view, setting) {
      if (!isWaste(view, setting)) return
      const names = view.instances(ITEM).flatMap((item) => {
        const { waived, empty, prohibited } = specialOf(view, item, setting.answers)
        return waived !== null || empty !== null || prohibited
          ? []
          : view.within(item, SHIPPING_NAME).slice(0, 1)
      })
      const [first] = names
      if (!first) return
      // Beside goods that are declared as waste others may be none.
      const isStated =
        names.some(({ value }) => isNamedWaste(String(value))) ||
        view.every(STATEMENT).some(({ value }) => AS_WASTE.has(String(value)))
      yield isStated
        ? passed(first.path)
        : failed(
            first.path,
            `The document describes hazardous waste, but the name '${String(first.value).slice(0, 80)}' does not contain the word WASTE.`,
          )
    },
  },
]

/** By a hazardous code of the European list, or by what is notified: of that a record has a statement, which `BR-058` asks for. */
function isWaste(view: View, { readFrom, subsets, answers }: Setting): boolean {
  // The forms of waste have a box of their own for the dangerous goods.
  if (view.form !== null || answers.WASTE === false) return false
  const isRecord = readFrom === 'data' && subsets.some((id) => DANGEROUS_GOODS_SUBSETS.includes(id))
  if (view.instances(WASTE).length > 0) return !isRecord
  return TEXTS.some((id) => view.every(id).some(({ value }) => HAZARDOUS.test(String(value))))
}

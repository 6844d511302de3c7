import { pathOf } from '../../dataset/paths.ts'
import { failed, isIdentifiersOnly, passed, type Rule } from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'

const INDICATOR = 'eFTI1451'
const UN_NUMBERS = ['eFTI232', 'eFTI387', 'eFTI455']
const EXEMPTION_CLASS = 'ASBIE1750'

/** The identifier that gates search by must agree with the data set. */
export const dangerousGoodsDeclaration: readonly Rule[] = [
  {
    code: 'DG-INDICATOR-NO',
    rule: 'A consignment with UN numbers does not say that no dangerous goods are on board.',
    clause: 'Implementing Regulation (EU) 2024/1942, Article 11(3); eFTI1451',
    severity: 'high',
    violationType: 'Dangerous goods',
    remedy: 'Set the dangerous goods indicator to true, or remove the UN numbers if they are wrong.',
    example: 'true',
    eftiId: INDICATOR,
    subsets: null,
    *check(view) {
      const numbers = unNumbers(view)
      for (const { path, value } of view.every(INDICATOR)) {
        if (numbers.length === 0 || typeof value !== 'boolean') continue
        yield value
          ? passed(path)
          : failed(
              path,
              `The document states that no dangerous goods are on board but lists UN ${numbers.slice(0, 3).join(', ')}.`,
            )
      }
    },
  },
  {
    code: 'DG-INDICATOR-YES',
    rule: 'A consignment stated to contain dangerous goods lists them, or states the exemption.',
    clause: 'ADR/RID/ADN 5.4.1.1.1 (a); eFTI1451',
    severity: 'critical',
    violationType: 'Dangerous goods',
    remedy:
      'Enter the UN number, class and packing group of the dangerous goods, or set the indicator to false.',
    example: '1203',
    eftiId: INDICATOR,
    subsets: null,
    *check(view, setting) {
      if (isIdentifiersOnly(setting)) return
      const stated = unNumbers(view).length > 0 || view.instances(EXEMPTION_CLASS).length > 0
      for (const { value } of view.every(INDICATOR)) {
        if (value !== true) continue
        const path = pathOf('eFTI232')
        yield stated || view.instances('ASBIE1066').length > 0
          ? passed(path)
          : failed(path, 'Dangerous goods are stated to be on board, but no UN number is given.', {
              eftiId: 'eFTI232',
            })
        return
      }
    },
  },
]

function unNumbers(view: View): string[] {
  return UN_NUMBERS.flatMap((id) => view.every(id).map((given) => String(given.value)))
}

import adr from '../../code-lists/adr-special.json' with { type: 'json' }
import { shippingNamesOf } from '../../code-lists/adr-table-a.ts'
import { failed, type Outcome, outcomesOf, type Rule } from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'
import { type Declared, listedGoods } from './goods.ts'
import { isRightClass } from './match.ts'
import { text } from './text.ts'

const SHIPPING_NAME = 'eFTI251'
const TECHNICAL_NAME = 'eFTI235'
/** N.O.S. entries that column 6 assigns neither special provision 274 nor 318. */
const WITHOUT: ReadonlySet<string> = new Set(adr.withoutTechnicalName.split(' '))
/** 'Not otherwise specified' in the languages of the Parties, with nothing behind it. */
const ENDS_UNSPECIFIED =
  /(?<!\p{L})(?:n\.?\s?o\.?\s?s|n\.?\s?a\.?\s?g|n\.?\s?s\.?\s?a|n\.?\s?e\.?\s?p|n\.?\s?a\.?\s?s|n\.?\s?e\.?\s?g|i\.?\s?n\.?\s?o|j\.?\s?n|i\.?\s?n|m\.?\s?n\.?\s?n|n\.?\s?d\.?\s?n|n\.?\s?c\.?\s?a|н\.?\s?у\.?\s?к|ε\.?\s?α\.?\s?ο)[.,;:\s]*$/iu
/** 2.1.3.5.5: waste whose composition is known in part only is exempt from special provision 274. */
const PARTLY_KNOWN_WASTE = /2\.1\.3\.5\.5/
const STATEMENT = 'eFTI317'
const WASTE_STATEMENT = '8'

export const technicalNames: readonly Rule[] = [
  {
    ...text('TECHNICAL-NAME', 'b'),
    clause: 'ADR/RID/ADN 3.1.2.8.1, 5.4.1.1.1 (b); chapter 3.3, special provision 274',
    severity: 'medium',
    rule: 'The technical name follows the proper shipping name of a generic or N.O.S. entry in brackets.',
    remedy: 'Add the technical name in brackets, as in FLAMMABLE LIQUID, N.O.S. (ethanol).',
    example: 'ethanol',
    eftiId: TECHNICAL_NAME,
    topic: 'missing',
    check(view) {
      const wrong: Outcome[] = []
      let times = 0
      // The forms of waste shipments have one box for number, class and name.
      if (view.form !== null) return wrong
      for (const goods of listedGoods(view)) {
        if (!needsTechnicalName(goods) || !isRightClass(view, goods) || isPartlyKnownWaste(view, goods))
          continue
        const [name] = view.within(goods.item, SHIPPING_NAME)
        const isGiven =
          view.within(goods.item, TECHNICAL_NAME).length > 0 ||
          (name !== undefined && !ENDS_UNSPECIFIED.test(String(name.value)))
        if (isGiven) times += 1
        else
          wrong.push(
            failed(
              `${goods.item}/technicalName[1]`,
              `UN ${goods.number} is an N.O.S. entry; its technical name is missing.`,
            ),
          )
      }
      return outcomesOf(wrong, times)
    },
  },
]

function needsTechnicalName({ number }: Declared): boolean {
  const names = shippingNamesOf(number)
  return names.length > 0 && names.every((name) => name.includes('N.O.S.')) && !WITHOUT.has(number)
}

function isPartlyKnownWaste(view: View, { item }: Declared): boolean {
  const words = [SHIPPING_NAME, 'eFTI319'].flatMap((id) => view.within(item, id))
  return (
    words.some(({ value }) => PARTLY_KNOWN_WASTE.test(String(value))) ||
    view.within(item, STATEMENT).some(({ value }) => String(value) === WASTE_STATEMENT)
  )
}

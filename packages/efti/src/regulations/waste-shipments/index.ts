import { pathOf } from '../../dataset/paths.ts'
import { failed, isIdentifiersOnly, type Outcome, passed, type Rule, type Setting } from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'
import { journeyOf } from '../journey.ts'
import { isDocumentAttached, isListCode, isReferenced } from './attached-documents.ts'
import { wasteForms } from './forms.ts'
import { greenListed } from './green-listed.ts'
import { WASTE, WASTE_ID, whyWaste } from './stated.ts'
import { wasteNames } from './waste-name.ts'

/*
 * Regulation (EU) 2024/1157 on shipments of waste (before 21.5.2026: Regulation (EC) No 1013/2006). Its subset, EU04, is reserved and
 * not established by Delegated Regulation (EU) 2024/2024: what is checked here is true of any shipment of waste.
 *
 * Not covered:
 * - Which of the two procedures applies, prior notification or the information of Annex VII: the data set does not contain the lists of waste
 *   and the treatment. On the document of Annex VII itself `contents-of-blocks.ts` judges codes and operation.
 * - The notification itself, and forms that are made and kept in DIWASS: `forms.ts` judges a document of Annex VII and a movement
 *   document where the document at hand is one.
 * - Waste that stays in one Member State (Article 2): national law, whose provisions have no subset but Sweden's SE03.
 * - Samples and small amounts for a laboratory (Article 4(5)): nothing in the data but the blocks of Annex VII distinguishes them.
 */

const clause =
  'Regulation (EU) 2024/1157, Articles 4, 16 and 18, Annex VII; Delegated Regulation (EU) 2024/2024, Annex, Table 1, eFTI1496'

const AT_HOME: Partial<Outcome> = {
  severity: 'medium',
  clause: 'Delegated Regulation (EU) 2024/2024, Annex, Table 1, eFTI1496; national law on waste',
}

export const wasteShipments: readonly Rule[] = [
  ...wasteForms,
  ...greenListed,
  ...wasteNames,
  {
    code: 'WASTE-REFERENCE',
    rule: 'Waste that crosses a border carries the number of its notification or of its Annex VII document.',
    clause,
    severity: 'critical',
    violationType: 'Waste',
    obligation: true,
    remedy:
      "Enter the number of the notification, or of the Annex VII document in DIWASS, as the waste's identifier, or attach the document with its identifier (kind left out or E03).",
    example: 'DE1350/123456',
    eftiId: WASTE_ID,
    subsets: null,
    topic: 'missing',
    check(view, setting) {
      const why = whyWaste(view, setting.answers)
      return why === null || isIdentifiersOnly(setting) ? [] : judge(view, setting, why)
    },
  },
]

function* judge(view: View, { answers }: Setting, why: string): Iterable<Outcome> {
  const path = pathOf(WASTE_ID)
  // The form that travels with the waste is the document at hand.
  if (view.form !== null || (answers['WASTE-PAPERS'] ?? isDocumentAttached(view))) {
    yield passed(path)
    return
  }
  const abroad = isAcrossBorder(view)
  const more = abroad ? {} : AT_HOME
  const kinds = view.instances(WASTE)
  const unnamed = kinds.filter((waste) => view.within(waste, WASTE_ID).length === 0)
  for (const waste of unnamed) yield failed(`${waste}/id`, texts.missing(why), more)
  if (unnamed.length > 0) return
  // In one Member State a code of the list suffices.
  if (isReferenced(view) || (!abroad && kinds.length > 0)) yield passed(path)
  else if (abroad) yield failed(path, messageOf(view, why))
}

/** Countries that are not known may be two. */
function isAcrossBorder(view: View): boolean {
  const { from, to, route } = journeyOf(view)
  return from === null || to === null || from !== to || route.length > 1
}

const texts = {
  missing: (why: string) => `${why} The number of its notification or Annex VII document is missing.`,
  onlyCodes: (why: string, codes: string) =>
    `${why} Only the code of a list is given (${codes}); the number of its notification or Annex VII document is missing.`,
}

function messageOf(view: View, why: string): string {
  const codes = view.every(WASTE_ID).map(({ value }) => String(value))
  return codes.length > 0 && codes.every(isListCode)
    ? texts.onlyCodes(why, codes.slice(0, 3).join(', '))
    : texts.missing(why)
}

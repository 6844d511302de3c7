import type { Rule } from '../../rules/rule.ts'
import { details } from './details.ts'
import { equipment } from './equipment.ts'
import { goods } from './goods.ts'
import { hazardNumber } from './hazard-number.ts'
import { radioactive } from './radioactive.ts'
import { movementParties, namedParties } from './required-parties.ts'
import { rowCodes } from './row-codes.ts'

/*
 * Directive 2008/68/EC, chapter 5.4 of ADR, RID and ADN: the document of dangerous goods. Subsets EU05a (road), EU05b (rail)
 * and EU05c (inland waterway). Number, class and packing group are in `dangerous-goods`: they are due without any subset.
 * Rows whose business rule needs judgement are in `business-rules`: they are asked.
 *
 * Not covered:
 * - eFTI385, position of the wagon in the train: known only when the train is made up.
 * - eFTI399, 402, 501, 530, quantities of goods per trailer, wagon or container: the goods items have them.
 * - eFTI397, 498, 544, 418, instructions for disposal and quantity of a fumigant: in words beside its type.
 * - eFTI329, 558, 837, files of certificates: they may travel on paper.
 * - Rows of status O: their absence breaks nothing.
 */
export const dangerousGoodsDocument: readonly Rule[] = [
  ...namedParties,
  ...movementParties,
  ...goods,
  hazardNumber,
  ...radioactive,
  ...equipment,
  ...details,
  ...rowCodes,
]

import type { Rule } from '../rules/rule.ts'
import { airCargoSecurity } from './air-cargo-security/index.ts'
import { askedRules } from './business-rules/rules.ts'
import { cabotage } from './cabotage/index.ts'
import { combinedTransport } from './combined-transport/index.ts'
import { commonDataSet } from './common-data-set/index.ts'
import { consignmentNote } from './consignment-note/index.ts'
import { dangerousGoods } from './dangerous-goods/index.ts'
import { heedingSpecialCases } from './dangerous-goods/special/silence.ts'
import { dangerousGoodsDocument } from './dangerous-goods-document/index.ts'
import { withCopies } from './national/copies.ts'
import { nationalDemands } from './national/demands.ts'
import { plausibility } from './plausibility/index.ts'
import { regulation11 } from './regulation-11/index.ts'
import { wasteShipments } from './waste-shipments/index.ts'

const ofUnion: readonly Rule[] = [
  ...regulation11,
  ...combinedTransport,
  ...cabotage,
  ...dangerousGoodsDocument,
  ...askedRules,
  ...airCargoSecurity,
]
  .map(heedingSpecialCases)
  .map(withCopies)

/** Apply to any consignment, regardless of the subsets asked for. */
const always: readonly Rule[] = [
  ...consignmentNote.map(heedingSpecialCases),
  ...dangerousGoods,
  ...wasteShipments,
  ...plausibility,
  ...commonDataSet,
]

/**
 * All rules in the order in which they are applied and reported: what a subset of the Union asks for, what only Member States do, then
 * what is true of any consignment. Of two rules with one topic the earlier one reports.
 */
export const ALL_RULES: readonly Rule[] = [...ofUnion, ...nationalDemands([...ofUnion, ...always]), ...always]

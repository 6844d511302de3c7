import type { Rule } from '../rules/rule.ts'
import { airCargoSecurity } from './air-cargo-security/index.ts'
import { askedRules } from './business-rules/rules.ts'
import { cabotage } from './cabotage/index.ts'
import { combinedTransport } from './combined-transport/index.ts'
import { commonDataSet } from './common-data-set/index.ts'
import { dangerousGoods } from './dangerous-goods/index.ts'
import { dangerousGoodsDocument } from './dangerous-goods-document/index.ts'
import { plausibility } from './plausibility/index.ts'
import { regulation11 } from './regulation-11/index.ts'

/**
 * All rules in the order in which they are applied and reported: what a subset asks for, then what is true of any
 * consignment. Of two rules with one topic the earlier one speaks.
 */
export const ALL_RULES: readonly Rule[] = [
  ...regulation11,
  ...combinedTransport,
  ...cabotage,
  ...dangerousGoodsDocument,
  ...askedRules,
  ...airCargoSecurity,
  ...dangerousGoods,
  ...plausibility,
  ...commonDataSet,
]

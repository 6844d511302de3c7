import { ADR_EDITION } from '../../code-lists/adr-table-a.ts'
import type { Outcome, Rule } from '../../rules/rule.ts'
import { dangerousGoodsDeclaration } from './declaration.ts'
import { exemption } from './exemption.ts'
import { figures } from './figures.ts'
import { isUnderOtherList } from './goods.ts'
import { quantityLimits } from './limits.ts'
import { particulars } from './particulars.ts'
import { specialCases } from './special/rules.ts'
import { heedingSpecialCases } from './special/silence.ts'
import { subsidiaryHazards } from './subsidiary-hazards.ts'
import { tableA } from './table-a.ts'
import { tableADetails } from './table-a-details.ts'
import { technicalNames } from './technical-name.ts'

/*
 * ADR/RID/ADN 5.4.1.1.1 (Directive 2008/68/EC): what is true of dangerous goods wherever a consignment names any, against
 * ADR Table A. What the documents of the three modes must state in addition is in `dangerous-goods-document`.
 *
 * Not covered:
 * - What IMDG Code and ICAO alone have: their own numbers, stowage, packing instructions, quantities by package.
 * - Labels of class 7 (column 5 names the kind, the package its category) and those that a special provision adds or waives.
 * - RID and ADN entries that differ from ADR: the message asks to 'check', the published table decides.
 */
export const dangerousGoods: readonly Rule[] = [
  ...[...particulars, ...tableA, ...tableADetails, ...subsidiaryHazards, ...technicalNames].map(ofAnyList),
  ...exemption,
  ...dangerousGoodsDeclaration,
  ...specialCases,
  ...quantityLimits,
  ...figures,
].map(heedingSpecialCases)

const OF_MODEL_REGULATIONS = `UN Model Regulations 3.2 and 5.4.1.4 (IMDG Code 5.4.1.4, ICAO Technical Instructions 5;4.1.4), as in ${ADR_EDITION}, Table A`

/** By sea and air the same is due by the law of these modes, and a line repeats what an earlier one stated. */
function ofAnyList(rule: Rule): Rule {
  const isOfTable = rule.code.startsWith('DG-TABLE-')
  return {
    ...rule,
    *check(view, setting) {
      const clause = isUnderOtherList(view) ? { clause: OF_MODEL_REGULATIONS } : {}
      const reported = new Set<string>()
      for (const outcome of rule.check(view, setting)) {
        if (outcome.message === null) {
          yield outcome
          continue
        }
        const words = isOfTable && wordsOf(outcome)
        if (words && reported.has(words)) continue
        if (words) reported.add(words)
        yield { ...outcome, ...clause }
      }
    },
  }
}

const wordsOf = ({ message }: Outcome) => (typeof message === 'function' ? message() : message)

import type { DataElement } from '../../dataset/elements.ts'
import type { Rule } from '../../rules/rule.ts'
import { isGln, isGtin } from '../../values/gs1.ts'
import { isEoriShaped } from '../../values/tax-numbers.ts'
import { quote, TABLE_1, TABLE_30, valueRule } from './value-rule.ts'

/** EDIFACT 3055: GS1. Not in CL-029, but in daily use. */
const GS1 = '9'
/** EDIFACT 3055: Directorate-General Taxation and Customs Union. */
const TAXUD = '140'
const MARKS = 'eFTI691'
/** GS1 application identifiers of a trade item and of the trade items in a package. */
const TRADE_ITEM = /^\((?:01|02)\)([\d\s]+)/

/** Identifiers of companies and their goods, where the given scheme identifies them. */
export const partyIdentifiers: readonly Rule[] = [
  valueRule(
    {
      code: 'CDS-GLN',
      rule: 'A party or place identified under GS1 has a global location number whose check digit is correct.',
      clause: `${TABLE_1}, supplementary component schemeAgencyId; ISO/IEC 6523, ICD 0088`,
      violationType: 'Identifier',
      remedy: 'Read the thirteen digits again, or name another agency.',
      example: '4006381333931',
    },
    {
      of: isIdentifier,
      when: ({ attributes }) => attributes.schemeAgencyId === GS1,
      problem: ({ value }) =>
        isGln(String(value)) ? null : `${quote(value)} is not a thirteen-digit global location number`,
    },
  ),
  valueRule(
    {
      code: 'CDS-EORI',
      rule: 'A party identified under the customs union has the form of an EORI number.',
      clause: `${TABLE_30}, CL-029, code 140; Delegated Regulation (EU) 2015/2446, Article 1(18)`,
      violationType: 'Identifier',
      remedy: 'Enter the country and the number that its customs authority assigned.',
      example: 'DE123456789012345',
    },
    {
      of: (element) => isIdentifier(element) && !/Location\/id$/.test(element.path),
      when: ({ attributes }) => attributes.schemeAgencyId === TAXUD,
      problem: ({ value }) => (isEoriShaped(String(value)) ? null : `${quote(value)} is not an EORI number`),
    },
  ),
  valueRule(
    {
      code: 'CDS-GTIN',
      rule: 'The check digit of a global trade item number among the marks is correct.',
      clause: `${TABLE_1}, eFTI691; ISO/IEC 15459-6`,
      violationType: 'Identifier',
      remedy: 'Read the fourteen digits behind (01) or (02) again from the label.',
      example: '(01)04006381333931',
    },
    {
      of: ({ id }) => id === MARKS,
      when: ({ value }) => TRADE_ITEM.test(String(value)),
      problem: ({ value }) => {
        const digits = TRADE_ITEM.exec(String(value))?.[1]?.replace(/\s/g, '') ?? ''
        return isGtin(digits) ? null : `${quote(value)} is not a fourteen-digit GTIN`
      },
    },
  ),
]

function isIdentifier({ attribute }: DataElement): boolean {
  return attribute?.name === 'schemeAgencyId'
}

import {
  isListedPackage,
  isListedUnit,
  PACKAGES_EDITION,
  UNITS_EDITION,
} from '../../code-lists/recommendations.ts'
import type { Rule } from '../../rules/rule.ts'
import type { GivenValue, View } from '../../rules/view.ts'
import { checkAirWaybill } from '../../values/air-waybill.ts'
import { isCustomsOfficeShaped, isTunnelCode, isUnPackagingShaped } from '../../values/codes.ts'
import { isSscc } from '../../values/gs1.ts'
import { isRailLocationCode } from '../../values/rail.ts'
import { isVatShaped } from '../../values/tax-numbers.ts'
import { exampleFor } from '../example-of.ts'
import { numberOf, quote, TABLE_1, TABLE_30, valueRule } from './value-rule.ts'

const MARKS = 'eFTI691'
/** Numbers of documents, and what gives their kind. */
const KIND_OF_NUMBERED = new Map([
  ['eFTI170', 'eFTI169'],
  ['eFTI179', 'eFTI177'],
])
const TAX_NUMBERS = new Set(['eFTI859', 'eFTI864', 'eFTI1458'])
const RNE = '503'
const CUSTOMS = '140'
/** House air waybills are numbered as each forwarder likes. An 'air waybill' may be one: airlines' numbers begin with a figure. */
const AIR_WAYBILL = '740'
const MASTER_AIR_WAYBILL = '741'
/** Agencies of Table 30 that give tax numbers. */
const TAX_AUTHORITIES = new Set(['T4', 'T5', 'T6', 'T7', 'T8'])

/** Numbers and codes that others keep lists of: form and check digit, not existence. */
export const numbers: readonly Rule[] = [
  valueRule(
    {
      code: 'CDS-AIR-WAYBILL',
      rule: 'The number of an air waybill has eleven digits, and its check digit is correct.',
      clause: `${TABLE_1}, eFTI170, eFTI179; IATA Resolution 600a`,
      violationType: 'Identifier',
      remedy: 'Enter the three digits of the airline and the eight of the waybill.',
      example: '020-12345675',
    },
    {
      of: ({ id }) => KIND_OF_NUMBERED.has(id),
      when: isOfAirWaybill,
      problem: ({ value }) => {
        const { isShaped, isValid, checkDigit } = checkAirWaybill(String(value))
        if (isValid) return null
        return isShaped
          ? `the check digit of ${quote(value)} is ${checkDigit}`
          : `${quote(value)} is not an eleven-digit number`
      },
    },
  ),
  valueRule(
    {
      code: 'CDS-SSCC',
      rule: 'The check digit of a serial shipping container code among the marks is correct.',
      clause: `${TABLE_1}, eFTI691; ISO/IEC 15459-1`,
      violationType: 'Identifier',
      remedy: 'Read the eighteen digits again from the label.',
      example: '(00)340123450000000000',
    },
    {
      of: ({ id }) => id === MARKS,
      when: ({ value }) => /^\(00\)[\d\s]{18,}$/.test(String(value)),
      problem: ({ value }) =>
        isSscc(String(value)) ? null : `${quote(value)} is not an eighteen-digit SSCC`,
    },
  ),
  valueRule(
    {
      code: 'CDS-TAX-NUMBER',
      rule: 'A tax number that names a country has the form of that country.',
      clause: `${TABLE_1}, eFTI864, eFTI1458; Table 30, CL-029`,
      severity: 'low',
      violationType: 'Identifier',
      remedy: 'Enter the VAT identification number with its country prefix.',
      example: 'DE123456789',
    },
    {
      of: ({ id }) => TAX_NUMBERS.has(id),
      when: ({ value, attributes }) =>
        TAX_AUTHORITIES.has(attributes.schemeAgencyId ?? '') && /^[A-Z]{2}/.test(String(value)),
      problem: ({ value }) =>
        isVatShaped(String(value)) ? null : `${quote(value)} is not formatted as a VAT number`,
    },
  ),
  valueRule(
    {
      code: 'CDS-RAIL-PLACE',
      rule: 'Places identified under RNE have the form of a primary location code.',
      clause: `${TABLE_30}, CL-029, code 503`,
      violationType: 'Identifier',
      remedy: 'Enter the country and the five digits of the location.',
      example: 'DE12345',
    },
    {
      of: ({ attribute }) =>
        attribute?.name === 'schemeAgencyId' && (attribute.allowed?.includes(RNE) ?? false),
      when: ({ attributes }) => attributes.schemeAgencyId === RNE,
      problem: ({ value }) =>
        isRailLocationCode(String(value)) ? null : `${quote(value)} is not a railway location code`,
    },
  ),
  valueRule(
    {
      code: 'CDS-CUSTOMS-OFFICE',
      rule: 'Customs offices have the form of their reference number.',
      clause: `${TABLE_1}, eFTI1382, eFTI1384, eFTI1386`,
      violationType: 'Identifier',
      remedy: 'Enter the country and the six characters of the customs office.',
      example: 'DE004851',
    },
    {
      of: ({ attribute }) => attribute?.allowed?.includes(CUSTOMS) ?? false,
      problem: ({ value }) =>
        isCustomsOfficeShaped(String(value)) ? null : `${quote(value)} is not a customs office number`,
    },
  ),
  valueRule(
    {
      code: 'CDS-PACKAGE-CODE',
      rule: 'Kinds of packages are codes of UN/ECE Recommendation 21.',
      clause: `${TABLE_30}, CL-038; Recommendation 21, ${PACKAGES_EDITION}`,
      violationType: 'Code list',
      remedy: 'Use the code of two characters.',
      example: 'PX',
    },
    {
      of: ({ codeList }) => codeList === 'CL-038',
      when: ({ value }) => String(value).length <= 3,
      problem: ({ value }) =>
        isListedPackage(String(value)) ? null : `${quote(value)} is not a package type code`,
    },
  ),
  valueRule(
    {
      code: 'CDS-UN-PACKAGING',
      rule: 'Kinds of packagings of dangerous goods have the form of a UN packaging code.',
      clause: `${TABLE_30}, CL-003`,
      violationType: 'Code list',
      remedy: 'Use the code on the packaging.',
      example: '1A1',
    },
    {
      of: ({ codeList }) => codeList === 'CL-003',
      when: ({ value }) => String(value).length <= 6,
      problem: ({ value }) =>
        isUnPackagingShaped(String(value)) ? null : `${quote(value)} is not a UN packaging code`,
    },
  ),
  valueRule(
    {
      code: 'CDS-TUNNEL-CODE',
      rule: 'Tunnel restriction codes are those of ADR.',
      clause: `${TABLE_30}, CL-042; ADR 8.6.4`,
      violationType: 'Code list',
      remedy: 'Use the code of Table A, column 15, without brackets.',
      example: 'D/E',
    },
    {
      of: ({ codeList }) => codeList === 'CL-042',
      when: ({ value }) => String(value).length <= 3 || isTunnelCode(String(value)),
      problem: ({ value }) => (isTunnelCode(String(value)) ? null : `${quote(value)} is not a tunnel code`),
    },
  ),
  valueRule(
    {
      code: 'CDS-UNIT-CODE',
      rule: 'Units that the Annex leaves open are codes of UN/ECE Recommendation 20.',
      clause: `${TABLE_30}, CL-031; Recommendation 20, ${UNITS_EDITION}`,
      violationType: 'Unit',
      remedy: 'Use the code of the unit, not its sign.',
      example: '5 GBQ',
    },
    {
      of: ({ kind, attribute }) => kind === 'measure' && !attribute?.allowed,
      example: exampleFor,
      when: (given) => numberOf(given) !== null,
      problem: ({ value }) => {
        const unit = typeof value === 'object' ? value.unit : ''
        return unit === '' || isListedUnit(unit) ? null : `${quote(unit)} is not a unit code`
      },
    },
  ),
]

/** Master air waybills and plain ones, as stated beside the number in the same document. */
function isOfAirWaybill({ element, path, value }: GivenValue, view: View): boolean {
  const kind = KIND_OF_NUMBERED.get(element.id) ?? ''
  const stated = String(view.within(path.slice(0, path.lastIndexOf('/')), kind)[0]?.value)
  return stated === MASTER_AIR_WAYBILL || (stated === AIR_WAYBILL && /^\s*\d/.test(String(value)))
}

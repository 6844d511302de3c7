import type { Rule } from '../../rules/rule.ts'
import type { GivenValue, View } from '../../rules/view.ts'
import { checkIluCode } from '../../values/container-number.ts'
import { isUicCompanyCode, isUicNumber, uicDigits } from '../../values/rail.ts'
import { isEniShaped, isImoNumber } from '../../values/vessel.ts'
import { quote, TABLE_1, valueRule } from './value-rule.ts'

const UNITS = new Set(['eFTI346', 'eFTI374', 'eFTI448'])
const WAGONS_OR_LOCOMOTIVES = new Set(['eFTI346', 'eFTI374', 'eFTI618'])
const VEHICLE = 'eFTI618'
const CARRIER = 'eFTI85'
const UIC = '12'
const IMO = '54'
const UIRR = '502'
const RAIL = '2'
/** Modes of vessels: sea and inland waterway. */
const BY_WATER = new Set(['1', '8'])

/** Numbers of wagons, swap bodies and vessels. */
export const vehicles: readonly Rule[] = [
  valueRule(
    {
      code: 'CDS-WAGON-NUMBER',
      rule: 'The check digit of a wagon or locomotive number is correct.',
      clause: `${TABLE_1}, eFTI374, eFTI618; UIC leaflet 438`,
      violationType: 'Identifier',
      remedy: 'Read the twelve digits again from the vehicle or the consignment note.',
      example: '21 81 2471 217-3',
    },
    {
      of: ({ id }) => WAGONS_OR_LOCOMOTIVES.has(id),
      when: ({ value, attributes }, view) =>
        attributes.schemeAgencyId === UIC || (isByRail(view) && uicDigits(String(value)) !== null),
      problem: ({ value }) => {
        const text = String(value)
        if (isUicNumber(text)) return null
        return uicDigits(text) === null
          ? `${quote(text)} is no number of twelve digits`
          : `the check digit of ${quote(text)} is wrong`
      },
    },
  ),
  valueRule(
    {
      code: 'CDS-ILU-CODE',
      rule: 'The check digit of the code of a swap body or semi-trailer is correct.',
      clause: `${TABLE_1}, eFTI374, eFTI448; EN 13044-1`,
      violationType: 'Identifier',
      remedy: 'Read the code again from the unit: one character is wrong.',
      example: 'ABCE0000013',
    },
    {
      of: ({ id }) => UNITS.has(id),
      when: ({ value, attributes }) =>
        attributes.schemeAgencyId === UIRR || checkIluCode(String(value)).isShaped,
      problem: ({ value }) => {
        const { number, isShaped, isValid, checkDigit } = checkIluCode(String(value))
        if (isValid) return null
        return isShaped
          ? `${quote(value)} ends in ${number.charAt(10)}, but its check digit is ${checkDigit}`
          : `${quote(value)} is not an ILU code (four letters, the last from A to K, and seven digits)`
      },
    },
  ),
  valueRule(
    {
      code: 'CDS-VESSEL-NUMBER',
      rule: 'A vessel number of digits is an IMO number whose check digit holds, or has the eight digits of an ENI.',
      clause: `${TABLE_1}, eFTI618; Directive (EU) 2016/1629, Article 18`,
      violationType: 'Identifier',
      remedy: 'Enter the seven digits of the IMO number or the eight digits of the ENI.',
      example: '04812345',
    },
    {
      of: ({ id }) => id === VEHICLE,
      when: ({ value, ...given }, view) =>
        given.attributes.schemeAgencyId === IMO ||
        (BY_WATER.has(modeOf(given, view)) && /^(?:IMO)?[\d\s]+$/i.test(String(value))),
      problem: ({ value }) =>
        isImoNumber(String(value)) || isEniShaped(String(value))
          ? null
          : `${quote(value)} is neither an IMO number nor an ENI`,
    },
  ),
  valueRule(
    {
      code: 'CDS-RAILWAY',
      rule: 'A carrier identified with the UIC has its company code of four digits.',
      clause: `${TABLE_1}, eFTI85; Table 30, CL-029, code 12`,
      violationType: 'Identifier',
      remedy: 'Enter the company code of the UIC, or name another agency.',
      example: '2180',
    },
    {
      of: ({ id }) => id === CARRIER,
      when: ({ attributes }) => attributes.schemeAgencyId === UIC,
      problem: ({ value }) =>
        isUicCompanyCode(String(value)) ? null : `${quote(value)} is not a four-digit company code`,
    },
  ),
]

function isByRail(view: View): boolean {
  return view.every('eFTI581').some(({ value }) => String(value) === RAIL)
}

/** Mode of the leg that the vehicle goes on. */
function modeOf({ path }: Pick<GivenValue, 'path'>, view: View): string {
  const leg = path.split('/', 1)[0] ?? ''
  return String(view.within(leg, 'eFTI581')[0]?.value ?? '')
}

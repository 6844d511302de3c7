import { isListedLocode, LOCODE_EDITION } from '../../code-lists/locodes.ts'
import type { DataElement } from '../../dataset/elements.ts'
import type { Rule } from '../../rules/rule.ts'
import type { GivenValue } from '../../rules/view.ts'
import { checkContainerNumber } from '../../values/container-number.ts'
import { isLatitude, isLongitude } from '../../values/coordinates.ts'
import { isLocodeShaped } from '../../values/locode.ts'
import { isPlausiblePlate } from '../../values/plate.ts'
import { isUnNumber } from '../../values/un-number.ts'
import { numberOf, quote, TABLE_1, TABLE_30, valueRule } from './value-rule.ts'

const EQUIPMENT = new Set(['eFTI346', 'eFTI374', 'eFTI448'])
const UN_NUMBERS = new Set(['eFTI232', 'eFTI387', 'eFTI455'])
const LATITUDES = new Set(['eFTI139', 'eFTI155'])
const LONGITUDES = new Set(['eFTI140', 'eFTI156'])
const BIC = '20'
const UNECE = '6'
const ROAD = '3'

export const identifiers: readonly Rule[] = [
  valueRule(
    {
      code: 'CDS-CONTAINER-NUMBER',
      rule: 'The check digit of a container number is correct.',
      clause: `${TABLE_1}, eFTI448; ISO 6346`,
      violationType: 'Identifier',
      remedy: 'Check the number against the container or the booking; one character is wrong.',
      example: 'CSQU3054383',
    },
    {
      of: ({ id }) => EQUIPMENT.has(id),
      when: looksLikeContainer,
      isOneFault: true,
      problem: ({ value }) => {
        const { number, isShaped, isValid, checkDigit } = checkContainerNumber(String(value))
        if (isValid) return null
        return isShaped
          ? `${quote(value)} ends in ${number.charAt(10)}, but its check digit is ${checkDigit}`
          : `${quote(value)} is not a container number (four letters and seven digits)`
      },
    },
  ),
  valueRule(
    {
      code: 'CDS-UN-NUMBER',
      rule: 'UN numbers are four digits in use.',
      clause: `${TABLE_30}, CL-008`,
      violationType: 'Identifier',
      remedy: "Enter the four digits without 'UN'.",
      example: '1203',
    },
    {
      of: ({ id }) => UN_NUMBERS.has(id),
      when: ({ value }) => /^\d{4}$/.test(String(value)),
      problem: ({ value }) =>
        isUnNumber(String(value)) ? null : `${quote(value)} is not in use; UN numbers begin with 0004`,
    },
  ),
  valueRule(
    {
      code: 'CDS-LOCODE',
      rule: 'Places identified under UNECE have the form of a UN/LOCODE.',
      clause: `${TABLE_30}, CL-024`,
      violationType: 'Identifier',
      remedy: 'Enter the UN/LOCODE: two letters for the country and three for the place.',
      example: 'DEHAM',
    },
    {
      of: isPlaceCode,
      when: ({ attributes }) => attributes.schemeAgencyId === UNECE,
      problem: ({ value }) => (isLocodeShaped(String(value)) ? null : `${quote(value)} is not a UN/LOCODE`),
    },
  ),
  valueRule(
    {
      code: 'CDS-LOCODE-LISTED',
      rule: 'A UN/LOCODE is in the list.',
      clause: `${TABLE_30}, CL-024; UN/ECE Recommendation 16, ${LOCODE_EDITION}`,
      severity: 'low',
      violationType: 'Identifier',
      remedy: 'Check the code; a place may also be newer than this edition of the list.',
      example: 'DEHAM',
    },
    {
      of: isPlaceCode,
      when: ({ value, attributes }) => attributes.schemeAgencyId === UNECE && isLocodeShaped(String(value)),
      problem: ({ value }) =>
        isListedLocode(String(value)) ? null : `${quote(value)} is not in the UN/LOCODE list`,
    },
  ),
  valueRule(
    {
      code: 'CDS-PLATE',
      rule: 'The registration of a road vehicle could be a number plate.',
      clause: `${TABLE_1}, eFTI618`,
      severity: 'low',
      violationType: 'Identifier',
      remedy: 'Enter the number plate as shown on the vehicle.',
      example: 'WGM 12345',
    },
    {
      of: ({ id }) => id === 'eFTI618',
      problem: ({ value }, view) =>
        String(view.first('eFTI581')?.value ?? ROAD) !== ROAD || isPlausiblePlate(String(value))
          ? null
          : `${quote(value)} does not look like a number plate`,
    },
  ),
  valueRule(
    {
      code: 'CDS-COORDINATES',
      rule: 'Latitudes lie between -90 and 90, longitudes between -180 and 180 degrees.',
      clause: `${TABLE_1}, eFTI139, eFTI140, eFTI155, eFTI156`,
      violationType: 'Plausibility',
      remedy: 'Enter decimal degrees; check that latitude and longitude were not swapped.',
      example: '53.5461',
    },
    {
      of: ({ id }) => LATITUDES.has(id) || LONGITUDES.has(id),
      when: (given) => numberOf(given) !== null,
      problem: (given) => {
        const degrees = numberOf(given) ?? 0
        if (LATITUDES.has(given.element.id))
          return isLatitude(degrees) ? null : `${degrees} is not between -90 and 90`
        return isLongitude(degrees) ? null : `${degrees} is not between -180 and 180`
      },
    },
  ),
]

/** The identifier of a place that takes UN/LOCODEs, whether the Annex binds it to the list (CL-024) or leaves it open. */
function isPlaceCode({ codeList, path, attribute }: DataElement): boolean {
  if (codeList === 'CL-024') return true
  return /Location\/id$/.test(path) && (attribute?.allowed?.includes(UNECE) ?? true)
}

/** By its shape, or because it is stated to be registered with the container bureau. */
function looksLikeContainer({ value, attributes }: GivenValue): boolean {
  return checkContainerNumber(String(value)).isShaped || attributes.schemeAgencyId === BIC
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkAirWaybill,
  checkContainerNumber,
  checkIluCode,
  isCountry,
  isEniShaped,
  isEoriShaped,
  isGln,
  isGtin,
  isImoNumber,
  isLei,
  isMemberState,
  isPlausiblePlate,
  isSscc,
  isTunnelCode,
  isUicNumber,
  isUnPackagingShaped,
  isVatShaped,
} from './index.ts'

const isContainer = (text: string) => checkContainerNumber(text).isValid
const isIlu = (text: string) => checkIluCode(text).isValid
const isAirWaybill = (text: string) => checkAirWaybill(text).isValid

/** Published examples and registered numbers on the right side; on the wrong one the slips of people. */
const CHECKS: readonly [name: string, check: (text: string) => boolean, right: string[], wrong: string[]][] =
  [
    [
      'container number (ISO 6346)',
      isContainer,
      ['CSQU3054383', 'MSCU6639870', 'TEXU3070079', 'CSQ U 305438 3', 'csqu305438-3'],
      [
        'CSQU3054384',
        'CSQX3054383',
        'CSU3054383',
        'CSQU305438',
        'CSQU30543833',
        '3054383',
        '',
        'ÄSQU3054383',
      ],
    ],
    [
      'ILU code (EN 13044)',
      isIlu,
      ['ABCE0000013', 'abce 000001-3'],
      ['ABCE0000014', 'ABCU0000013', 'ABCL0000013', 'ABCE000001', ''],
    ],
    [
      'UIC number',
      isUicNumber,
      ['21 81 2471 217-3', '218124712173'],
      ['218124712174', '2181247121', '21812471217', '2181247121733', '21812471217X', ''],
    ],
    [
      'IMO number',
      isImoNumber,
      ['9074729', 'IMO 9074729', 'imo9074729'],
      ['9074728', '907472', '90747290', 'IMO', ''],
    ],
    [
      'ENI',
      isEniShaped,
      ['04812345', ' 0481 2345'],
      ['00012345', ' 00012345', '4812345', '048123456', '0481234A', ''],
    ],
    [
      'GLN',
      isGln,
      ['4006381333931'],
      ['4006381333932', '400638133393', '04006381333931', '400638133393O', ''],
    ],
    [
      'GTIN',
      isGtin,
      ['73513537', '036000291452', '4006381333931', '04006381333931'],
      ['73513538', '036000291453', '4006381333932', '14006381333931', '735135', '123456789', ''],
    ],
    [
      'SSCC',
      isSscc,
      ['(00)340123450000000000', '340123450000000000'],
      ['340123450000000001', '34012345000000000', ''],
    ],
    [
      'LEI',
      isLei,
      ['529900T8BM49AURSDO55', '5493001KJTIIGC8Y1R12', '529900 T8BM 49AU RSDO 55'],
      ['529900T8BM49AURSDO56', '529900T8BM49AURSD055', '529900T8BM49AURSDO5', ''],
    ],
    [
      'air waybill',
      isAirWaybill,
      ['020-12345675', '020 1234 5675'],
      ['020-12345676', '020-1234567', '02-12345675', ''],
    ],
    [
      'EORI',
      isEoriShaped,
      ['DE1234567', 'FR12345678901234', 'XI123456789000', 'de 1234567'],
      ['EL123456789', 'UK123456789000', 'DE', 'D1234567', 'DE1234567890123456', 'DE12-34', ''],
    ],
    ['plate', isPlausiblePlate, ['HB SP 400', 'WGM-12345', 'AB·123·CD'], ['NONE', '0', '???', 'XXXX', '']],
    [
      'tunnel code',
      isTunnelCode,
      ['B', 'B1000C', 'B/D', 'C5000D', 'D/E', '-'],
      ['A', 'B/C', 'E/D', 'd/e', '(D/E)', ''],
    ],
    [
      'UN packaging',
      isUnPackagingShaped,
      ['1A1', '4G', '4GV', '3H1', '11A', '31HA1', '50H', '0A1'],
      ['4', 'G4', '1A11', '31', 'PX', '4g', ''],
    ],
    ['country', isCountry, ['DE', 'GR', 'GB'], ['UK', 'EL', 'XI', 'XK', 'EU', 'de', 'DEU', '']],
    ['Member State', isMemberState, ['DE', 'GR', 'HR'], ['GB', 'CH', 'NO', 'EL', '']],
  ]

describe.each(CHECKS)('%s', (_name, check, right, wrong) => {
  it('takes what is right', () => {
    expect(right.filter((text) => !check(text))).toEqual([])
  })

  it('refuses what is wrong', () => {
    expect(wrong.filter((text) => check(text))).toEqual([])
  })

  it('never throws, and knows no key of an object', () => {
    for (const key of Object.getOwnPropertyNames(Object.prototype)) expect(typeof check(key)).toBe('boolean')
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof check(text) === 'boolean'))
  })
})

/** One number of each Member State and Northern Ireland, by the pattern of its authority; none is in use. */
const VAT_NUMBERS = [
  'ATU12345678',
  'BE0123456789',
  'BG123456789',
  'BG1234567890',
  'CY12345678X',
  'CZ12345678',
  'CZ1234567890',
  'DE123456789',
  'DK12345678',
  'EE123456789',
  'EL123456789',
  'ESX1234567X',
  'FI12345678',
  'FRXX123456789',
  'HR12345678901',
  'HU12345678',
  'IE1234567WA',
  'IE1A23456W',
  'IT12345678901',
  'LT123456789',
  'LT123456789012',
  'LU12345678',
  'LV12345678901',
  'MT12345678',
  'NL123456789B01',
  'PL1234567890',
  'PT123456789',
  'RO12',
  'SE123456789001',
  'SI12345678',
  'SK1234567890',
  'XI123456789',
  'XIGD001',
]

describe('VAT number', () => {
  it.each(VAT_NUMBERS)('%s has its form, and not with a character more or another prefix', (number) => {
    expect(isVatShaped(number)).toBe(true)
    expect(isVatShaped(`${number.slice(0, 2)} ${number.slice(2, 5)}.${number.slice(5).toLowerCase()}`)).toBe(
      true,
    )
    expect(isVatShaped(`${number}?`)).toBe(false)
    expect(isVatShaped(`US${number.slice(2)}`)).toBe(false)
    expect(isVatShaped(number.slice(2))).toBe(false)
  })

  it('is known for every Member State', () => {
    const countries = new Set(VAT_NUMBERS.map((number) => number.slice(0, 2)))
    expect(countries.size).toBe(28)
  })
})

/** With no weight on a digit, or one shared by two, a slip would go unseen: all single slips are tried. */
describe('check digits', () => {
  it.each<[string, (text: string) => boolean, string, number]>([
    ['container number', isContainer, 'CSQU3054383', 0],
    ['UIC number', isUicNumber, '218124712173', 0],
    ['GLN', isGln, '4006381333931', 0],
    ['SSCC', isSscc, '340123450000000000', 0],
    ['LEI', isLei, '529900T8BM49AURSDO55', 0],
    // Of its weights 7 to 2 those of 6, 4 and 2 let one digit pass for another, that of 5 four.
    ['IMO number', isImoNumber, '9074729', 7],
    // Modulo 7: 1 and 8, 2 and 9, 7 and 0 are one; the airline's digits are not checked at all.
    ['air waybill', isAirWaybill, '02012345675', 3 + 27],
  ])('%s: of all single slips of a digit so many go unseen', (_name, check, number, unseen) => {
    const slips = [...number].flatMap((digit, at) =>
      /\d/.test(digit)
        ? [...'0123456789']
            .filter((other) => other !== digit)
            .map((other) => number.slice(0, at) + other + number.slice(at + 1))
        : [],
    )
    expect(slips.filter(check).length).toBe(unseen)
  })
})

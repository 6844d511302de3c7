import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkAirWaybill,
  checkContainerNumber,
  checkIluCode,
  compareDates,
  countryProblem,
  cubicMetresOf,
  dateFromCompact,
  dateToCompact,
  isCalendarDate,
  isCustomsOfficeShaped,
  isEniShaped,
  isEoriShaped,
  isGln,
  isGtin,
  isImoNumber,
  isLatitude,
  isLei,
  isLocodeShaped,
  isLongitude,
  isPackageCodeShaped,
  isPlausiblePlate,
  isRailLocationCode,
  isSscc,
  isTunnelCode,
  isUicCompanyCode,
  isUicNumber,
  isUnitCodeShaped,
  isUnNumber,
  isUnPackagingShaped,
  isVatShaped,
  kilogramsOf,
} from './index.ts'

describe('dates', () => {
  it.each([
    ['2026-11-20', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-04-31', false],
    ['2026-11-20T23:59', true],
    ['2026-11-20T24:00', false],
    ['2026-11-20T08:60', false],
    ['2026-11-20T08:00+14:00', true],
    ['2026-11-20T08:00+14:01', false],
    ['2026-11-20T08:00Z', false],
    ['20261120', false],
  ])('%s of the calendar: %s', (text, right) => {
    expect(isCalendarDate(text)).toBe(right)
  })

  it.each([
    ['2026-11-20', '2026-11-21', -1],
    ['2026-11-20T08:00+01:00', '2026-11-20T07:00+00:00', 0],
    ['2026-11-20T08:00+01:00', '2026-11-20T07:30+00:00', -1],
    ['2026-11-20T23:00+01:00', '2026-11-20', 0],
    ['2026-11-20T08:00', '2026-11-20T09:00', -1],
    ['2026-11-20T08:00', '2026-11-20T07:00+00:00', null],
    ['2026-11-23T08:00', '2026-11-20T07:00+00:00', 1],
    ['2026-02-30', '2026-11-20', null],
  ] as const)('%s against %s: %s', (left, right, order) => {
    expect(compareDates(left, right)).toBe(order)
  })

  it('survive being written compactly and read again', () => {
    const date = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    const offset = fc.constantFrom('', '+01:00', '-03:30', '+14:00')
    fc.assert(
      fc.property(date, offset, fc.boolean(), (moment, zone, dayOnly) => {
        const iso = dayOnly
          ? moment.toISOString().slice(0, 10)
          : `${moment.toISOString().slice(0, 16)}${zone}`
        const compact = dateToCompact(iso)
        expect(compact && dateFromCompact(compact.text, compact.format)).toBe(iso)
      }),
    )
  })
})

describe('countries', () => {
  it.each([
    ['DE', null],
    ['UK', "'UK' is not an ISO 3166-1 code; the United Kingdom is 'GB'"],
    ['EL', "'EL' is the Union's own abbreviation; in ISO 3166-1 Greece is 'GR'"],
    ['de', "'de' must be written 'DE'"],
    ['Germany', "'Germany' is not a country code of ISO 3166-1 alpha-2"],
  ])('%s: %s', (code, problem) => {
    expect(countryProblem(code)).toBe(problem)
  })
})

describe('container numbers', () => {
  it.each(['CSQU3054383', 'csqu 305438-3', 'MSCU6639870'])('%s holds', (number) => {
    expect(checkContainerNumber(number).isValid).toBe(true)
  })

  it('distinguishes a wrong check digit from another shape', () => {
    expect(checkContainerNumber('CSQU3054384')).toMatchObject({
      isShaped: true,
      isValid: false,
      checkDigit: 3,
    })
    expect(checkContainerNumber('HH AB 1234')).toMatchObject({ isShaped: false, checkDigit: null })
  })

  it('finds every single wrong digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 9 }), fc.integer({ min: 1, max: 9 }), (position, shift) => {
        const right = [...'CSQU3054383']
        right[position] = String((Number(right[position]) + shift) % 10)
        // 0 and 10 share a check digit: a shift can hide behind it, but only at one remainder.
        const check = checkContainerNumber(right.join(''))
        expect(check.isValid).toBe(false)
      }),
    )
  })
})

describe('other checks', () => {
  it.each([
    ['GLN', isGln, ['4006381333931', '40 06381 333931'], ['4006381333932', '400638133393', '']],
    [
      'VAT',
      isVatShaped,
      ['DE123456789', 'ATU12345678', 'EL123456789', 'NL123456789B01', 'XIGD001'],
      ['GR123456789', 'DE12345678', 'FR12', '__proto__'],
    ],
    [
      'EORI',
      isEoriShaped,
      ['DE1234567', 'GR123456789', 'XI123456789000'],
      ['EL123456789', 'D1', 'DE1234567890123456'],
    ],
    ['UN number', isUnNumber, ['1203', '0004'], ['UN1203', '0003', '123', '12O3']],
    [
      'plate',
      isPlausiblePlate,
      ['HH-AB 1234', 'WGM 12345', '313', 'ÖA 12'],
      ['?', 'AAAA', '1', 'ABCDEFGHIJKLM1'],
    ],
    ['UN/LOCODE', isLocodeShaped, ['DEHAM', 'FRLYS', 'USA2B'], ['HAM', 'XXHAM', 'DE1AM', 'deham']],
  ] as const)('%s', (_name, check, right, wrong) => {
    expect(right.filter((text) => !check(text))).toEqual([])
    expect(wrong.filter((text) => check(text))).toEqual([])
  })

  it('masses and volumes are scaled, other units are not', () => {
    expect(kilogramsOf({ value: 12.4, unit: 'TNE' })).toBe(12400)
    expect(kilogramsOf({ value: 500, unit: 'GRM' })).toBe(0.5)
    expect(kilogramsOf({ value: 1, unit: 'LBR' })).toBeNull()
    expect(kilogramsOf({ value: 1, unit: 'constructor' })).toBeNull()
    expect(cubicMetresOf({ value: 250, unit: 'LTR' })).toBe(0.25)
  })
})

describe('numbers with a check digit', () => {
  it.each([
    ['ILU code', (text: string) => checkIluCode(text).isValid, 'ABCE0000013'],
    ['UIC number', isUicNumber, '218124712173'],
    ['IMO number', isImoNumber, '9074729'],
    ['GTIN', isGtin, '4006381333931'],
    ['SSCC', isSscc, '340123450000000000'],
    ['LEI', isLei, '529900T8BM49AURSDO55'],
  ])('%s: every other last digit is wrong', (_name, isValid, number) => {
    const last = [...'0123456789'].map((digit) => `${number.slice(0, -1)}${digit}`)
    expect(last.filter(isValid)).toEqual([number])
  })

  it('an air waybill has one of seven', () => {
    const last = [...'0123456789'].filter((digit) => checkAirWaybill(`020-1234567${digit}`).isValid)
    expect(last).toEqual(['5'])
  })
})

describe('forms', () => {
  it.each([
    ['UIC number', isUicNumber, '21 81 2471 217-3', '21 81 2471 217'],
    ['IMO number', isImoNumber, 'IMO 9074729', '907472'],
    ['ENI', isEniShaped, '04812345', '4812345'],
    ['SSCC', isSscc, '(00)340123450000000000', '40123450000000000'],
    ['LEI', isLei, '529900t8bm49aursdo55', '529900T8BM49AURSDO5'],
    ['RNE location', isRailLocationCode, 'DE12345', '12345'],
    ['company of the UIC', isUicCompanyCode, '2180', '80'],
    ['package of Recommendation 21', isPackageCodeShaped, '4G', 'PALLET'],
    ['UN packaging', isUnPackagingShaped, '31HA1', 'PX'],
    ['UN packaging of a box', isUnPackagingShaped, '4GV', '9Z9'],
    ['unit', isUnitCodeShaped, 'C62', 'kg'],
    ['tunnel code', isTunnelCode, 'B/D', 'F'],
    ['customs office', isCustomsOfficeShaped, 'DE004851', 'Hamburg'],
  ])('%s', (_name, isValid, right, wrong) => {
    expect(isValid(right)).toBe(true)
    expect(isValid(wrong)).toBe(false)
  })

  it('degrees', () => {
    expect([isLatitude(-90), isLatitude(90.1), isLongitude(180), isLongitude(-180.1)]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })
})

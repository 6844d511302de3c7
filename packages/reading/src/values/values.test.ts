import { describe, expect, it } from 'vitest'
import { containersIn } from './containers.ts'
import { dangerousLinesIn } from './dangerous-goods/un-line.ts'
import { packageKindIn } from './packages.ts'
import { platesIn } from './plates.ts'

describe('a container number', () => {
  it('holds its check digit or says that it does not', () => {
    expect(containersIn('CSQU 305438-3')[0]).toMatchObject({ number: 'CSQU3054383', checkDigitHolds: true })
    expect(containersIn('CSQU3054384')[0]).toMatchObject({ checkDigitHolds: false })
  })
})

describe('a plate', () => {
  it.each([
    ['HH-TR 2026', ['HH-TR 2026'], [undefined]],
    ['NL 52-BKD-7 / NL OK-17-ZB', ['52-BKD-7', 'OK-17-ZB'], ['NL', 'NL']],
    ['B-1482 AX', ['B-1482 AX'], [undefined]],
    ['F AB-123-CD', ['AB-123-CD'], ['F']],
    ['GD 482 KL (PL)', ['GD 482 KL'], ['PL']],
    ['BX71 HNV / BHT204', ['BX71 HNV', 'BHT204'], [undefined, undefined]],
    ['NE 118420', ['NE 118420'], [undefined]],
    ['Sattelzug', [], []],
    ['12 400', [], []],
  ])('%s', (text, numbers, countries) => {
    expect(platesIn(text).map((p) => p.number)).toEqual(numbers)
    expect(platesIn(text).map((p) => p.country)).toEqual(countries)
  })
})

describe('a dangerous goods description', () => {
  it('is read in the order of ADR 5.4.1.1.1', () => {
    expect(dangerousLinesIn('UN 1263 PAINT RELATED MATERIAL, 3, III, (D/E)')[0]).toMatchObject({
      unNumber: '1263',
      name: 'PAINT RELATED MATERIAL',
      hazardClass: '3',
      packingGroup: 'III',
      tunnelCode: 'D/E',
    })
  })

  it('allows for the words between', () => {
    expect(dangerousLinesIn('UN1203 BENZIN, Klasse 3, VG II')[0]).toMatchObject({
      unNumber: '1203',
      hazardClass: '3',
      packingGroup: 'II',
    })
  })

  it('leaves open what is not there', () => {
    expect(dangerousLinesIn('ONU 1950 AÉROSOLS, 2.1')[0]).toEqual({
      unNumber: '1950',
      name: 'AÉROSOLS',
      hazardClass: '2.1',
      asWritten: 'ONU 1950 AÉROSOLS, 2.1',
      at: 0,
    })
  })
})

describe('a kind of package', () => {
  it.each([
    ['Euro pallets', 'PE'],
    ['Paletten', 'PX'],
    ['fûts', 'DR'],
    ['wooden crates', 'CR'],
    ['Machine parts', undefined],
  ])('%s is %s', (text, code) => {
    expect(packageKindIn(text)?.code).toBe(code)
  })
})

import { describe, expect, it } from 'vitest'
import { modeNamedIn } from '../modes.ts'
import { countryOfWagon, stationIn } from './stations.ts'
import { wagonsIn } from './wagons.ts'

describe('wagons', () => {
  it.each([
    ['21 81 2471 217-3', '218124712173', true],
    ['218124712173', '218124712173', true],
    ['21 81 2471 217-4', '218124712174', false],
  ])('%s', (text, number, checkDigitHolds) => {
    expect(wagonsIn(text)).toMatchObject([{ number, asWritten: text, checkDigitHolds }])
  })

  it('are not found in longer numbers', () => {
    expect(wagonsIn('9921812471217312')).toEqual([])
  })

  it('carry their country', () => {
    expect(countryOfWagon('218124712173')).toBe('AT')
  })
})

describe('stations', () => {
  it.each([
    ['Mannheim Rbf 80 14005-4', 'DE14005'],
    ['8014005', 'DE14005'],
    ['DE14005', 'DE14005'],
    ['Mannheim Rbf', undefined],
    ['01 14005', undefined],
  ])('%s', (text, code) => {
    expect(stationIn(text)?.code).toBe(code)
  })
})

describe('modes', () => {
  it.each([
    ['Straße', '3'],
    ['R', '3'],
    ['by rail', '2'],
    ['Binnenschiff', '8'],
    ['inland waterway', '8'],
    ['Transport morski', '1'],
    ['road and rail', undefined],
    ['Hamburg', undefined],
  ])('%s', (text, mode) => {
    expect(modeNamedIn(text)).toBe(mode)
  })
})

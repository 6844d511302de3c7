import { describe, expect, it } from 'vitest'
import { decimalSignOf, numbersIn, parseNumber } from './numbers.ts'

describe('the sign that parts the decimals', () => {
  it.each([
    ['Gewicht 12.400,00 kg, Volumen 7,5', 'comma'],
    ['weight 12,400.5 KG and 7.25 m3', 'point'],
    ['12.400 and nothing else, on 12.11.2026', 'unknown'],
    ['12.000 kg', 'comma'],
  ])('%s: %s', (text, sign) => {
    expect(decimalSignOf(text)).toBe(sign)
  })
})

it.each([
  ['de', 'Masse 41.760, 19.140, 60.900, Tarif 4502.00', 'comma'],
  ['en', 'mass 41,760 and 19,140', 'point'],
  ['nl', 'laden 06.00 en 08.00 uur, lossen 15.00 uur, netto 15.200 kg', 'comma'],
  ['de', 'volume 0.095 and 2.88 and 11.52 and 9.5', 'point'],
])('in a paper in %s, %s: %s', (language, text, sign) => {
  expect(decimalSignOf(text, language)).toBe(sign)
})

describe('a number', () => {
  it.each([
    ['12.400,50', 'unknown', 12400.5],
    ['12,400.5', 'unknown', 12400.5],
    ['12 400', 'unknown', 12400],
    ["12'400", 'unknown', 12400],
    ['12.400', 'unknown', 12400],
    ['12.400', 'point', 12.4],
    ['7,5', 'comma', 7.5],
    ['7,5', 'point', 7.5],
    ['1.234.567', 'comma', 1234567],
    ['0.250', 'unknown', 0.25],
  ] as const)('%s with decimal sign %s is %d', (raw, sign, value) => {
    expect(parseNumber(raw, sign)).toBe(value)
  })

  it('is none where groups do not fit', () => {
    expect(parseNumber('1.23.456', 'comma')).toBeUndefined()
  })

  it('ends where the next one begins, and joins thousands set apart', () => {
    expect(numbersIn('24 pallets 12 400 kg').map((n) => n.raw)).toEqual(['24', '12 400'])
  })
})

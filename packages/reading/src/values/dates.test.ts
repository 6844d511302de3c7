import { describe, expect, it } from 'vitest'
import { datesIn } from './dates.ts'

describe('a date', () => {
  it.each([
    ['12.11.2026', '2026-11-12'],
    ['12.11.26', '2026-11-12'],
    ['12/11/2026', '2026-11-12'],
    ['11/25/2026', '2026-11-25'],
    ['2026-11-12', '2026-11-12'],
    ['12 novembre 2026', '2026-11-12'],
    ['1er décembre 2026', '2026-12-01'],
    ['12. November 2026', '2026-11-12'],
    ['Nov 12, 2026', '2026-11-12'],
    ['12 Nov. 2026', '2026-11-12'],
    ['12. März 2026', '2026-03-12'],
    ['12 de noviembre de 2026', '2026-11-12'],
    ["12 ta' Novembru 2026", '2026-11-12'],
    ['2026. november 12.', '2026-11-12'],
    ['2026. 11. 12.', '2026-11-12'],
    ['2026 m. lapkričio 12 d.', '2026-11-12'],
    ['2026. gada 12. novembris', '2026-11-12'],
    ['12 ноември 2026 г.', '2026-11-12'],
    ['12 Νοεμβρίου 2026', '2026-11-12'],
    ['12.11.2026 um 08:30 Uhr', '2026-11-12'],
    ['2026-11-12T08:30+01:00', '2026-11-12T08:30+01:00'],
    ['2026-11-12 08:30 +0100', '2026-11-12T08:30+01:00'],
  ])('%s is %s', (text, value) => {
    expect(datesIn(`Hamburg, ${text}`)[0]?.value).toBe(value)
  })

  it.each([
    '31.02.2026',
    '12.13.2026',
    'CMR 2026-0412',
    '4711-26',
    '99/99/2026',
    'pallets 1 – 12 – 26 – 30',
    '12/ABC/2026',
  ])('%s is none', (text) => {
    expect(datesIn(text)).toEqual([])
  })

  it('is in doubt where day and month could change places', () => {
    expect(datesIn('05/06/2026')[0]?.certain).toBe(false)
    expect(datesIn('25/06/2026')[0]?.certain).toBe(true)
    expect(datesIn('05.06.2026')[0]?.certain).toBe(true)
  })

  it.each([
    ['23NOV26', '2026-11-23'],
    ['2026 11 24 18h', '2026-11-24'],
    ['25 DE NOVIEMBRE DE 2026', '2026-11-25'],
    ['1 – 12 – ’26', '2026-12-01'],
    ['le 30 / 11 / ’26', '2026-11-30'],
    ["3.11.'26", '2026-11-03'],
    ['11/NOV/2026', '2026-11-11'],
    ['11/Nov/26', '2026-11-11'],
    ['NOV-11-2026', '2026-11-11'],
    ['2026-NOV-11', '2026-11-11'],
    ['this 11th day of November, 2026', '2026-11-11'],
  ])('%s is printed so by airlines, railways and lines, or written by hand', (text, value) => {
    expect(datesIn(text)[0]?.value).toBe(value)
  })

  it('asks the language where a month means two', () => {
    expect(datesIn('12 listopada 2026', 'pl')[0]?.value).toBe('2026-11-12')
    expect(datesIn('12. listopada 2026', 'hr')[0]?.value).toBe('2026-10-12')
    expect(datesIn('12 listopada 2026')).toEqual([])
  })
})

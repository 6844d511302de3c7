import { describe, expect, it } from 'vitest'
import { containersIn } from './containers.ts'
import { repairsBetween, toAirline } from './repair-signs.ts'

describe('signs that recognition confuses', () => {
  it.each([
    ['CSQU 3O5438 3', 'CSQU3054383'],
    ['C5QU 305438 3', 'CSQU3054383'],
    ['CSQU 30S438-3', 'CSQU3054383'],
    ['CSQU 3O54E8 3', null],
    // The check digit does not hold, repaired or not.
    ['CSQU 3O5438 4', null],
    ['CSQU OOSIBO 3', null],
  ])('%s', (text, number) => {
    expect(containersIn(`Container ${text}, sealed`).map((found) => found.number)).toEqual(
      number ? [number] : [],
    )
  })

  it('leave what is right as it is', () => {
    const [found, ...others] = containersIn('CSQU3054383')
    expect(found).toMatchObject({ number: 'CSQU3054383', checkDigitHolds: true })
    expect(others).toEqual([])
  })

  it('are told of, and nothing else is', () => {
    expect(repairsBetween('CSQU 3O5438 3', 'CSQU3054383')).toEqual(["'O' read as '0'"])
    expect(repairsBetween('CSQU 305438 3', 'CSQU3054383')).toEqual([])
    expect(repairsBetween('Lyon', 'FRLYS')).toEqual([])
  })
})

it.each([
  ['1C', 'IC'],
  ['5X', '5X'],
  ['LH', 'LH'],
])('the airline %s is %s', (read, airline) => {
  expect(toAirline(read)).toBe(airline)
})

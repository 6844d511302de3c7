import { expect, test } from 'vitest'
import { chanceFrom } from '../crash/chance.ts'
import { judge, type Look } from './judge.ts'
import { HANDLES, lowest, MEMORY } from './series.ts'

/** Half an hour, looked at every 15 seconds, with the ups and downs of a garbage collector. */
function series(valueAt: (minute: number) => number, noise = 12): Look[] {
  const chance = chanceFrom(24)
  return Array.from({ length: 121 }, (_, look) => ({
    atMs: look * 15_000,
    value: valueAt(look / 4) + noise * (2 * chance.next() - 1),
  }))
}

test('what stays at its level does not grow, however it moves', () => {
  expect(
    judge(
      series(() => 300),
      MEMORY,
    ),
  ).toMatchObject({ grows: false })
  expect(
    judge(
      series((minute) => 300 + 20 * Math.sin(minute)),
      MEMORY,
    ),
  ).toMatchObject({ grows: false })
})

test('a collector that lets it rise for minutes hides no leak, and is none', () => {
  const sawtooth = (minute: number) => 300 + 30 * (minute % 1.2)
  expect(judge(lowest(series(sawtooth)), MEMORY)).toMatchObject({ grows: false })
  expect(judge(lowest(series((minute) => sawtooth(minute) + 3 * minute)), MEMORY)).toMatchObject({
    grows: true,
  })
})

test('what was filled in the first half does not grow', () => {
  const warmUp = (minute: number) => 300 - 180 * Math.exp(-minute / 3)
  expect(judge(series(warmUp), MEMORY)).toMatchObject({ grows: false })
})

test('a leak of 3 MB a minute is found, also after a warm-up, with its size', () => {
  const leak = judge(
    series((minute) => 300 - 180 * Math.exp(-minute / 3) + 3 * minute),
    MEMORY,
  )
  expect(leak.grows).toBe(true)
  expect(leak.perHour).toBeGreaterThan(150)
  expect(leak.perHour).toBeLessThan(210)
})

test('one handle a minute is found among five hundred, two more for a moment are not', () => {
  expect(
    judge(
      series((minute) => 500 + minute, 2),
      HANDLES,
    ),
  ).toMatchObject({ grows: true })
  expect(
    judge(
      series((minute) => (minute > 29 ? 502 : 500), 0),
      HANDLES,
    ),
  ).toMatchObject({ grows: false })
})

test('what shrinks does not grow', () => {
  expect(
    judge(
      series((minute) => 500 - minute),
      MEMORY,
    ),
  ).toMatchObject({ grows: false })
})

test('too few looks are no verdict', () => {
  expect(() => judge(series(() => 300).slice(0, 10), MEMORY)).toThrow('show nothing')
})

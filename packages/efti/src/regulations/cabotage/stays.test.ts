import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type CabotageStay, cabotageStays, type RoadCarriage } from './stays.ts'

const day = (number: number) =>
  new Date(Date.UTC(2026, 10, 2) + number * 86_400_000).toISOString().slice(0, 10)

let count = 0
const carriage = (from: string, to: string, start: number, end: number | null): RoadCarriage => ({
  id: `c${++count}`,
  from,
  to,
  takenOver: day(start),
  delivered: end === null ? null : day(end),
  isForeign: from === 'DE',
})
const incoming = (start: number, end: number | null = start) => carriage('PL', 'DE', start, end)
const inside = (start: number, end: number | null = start) => carriage('DE', 'DE', start, end)
const outgoing = (start: number) => carriage('DE', 'PL', start, start + 1)

const breaches = (stays: readonly CabotageStay[]) =>
  stays.flatMap(({ operations }) => operations.flatMap((operation) => operation.breaches))
const judged = (...carriages: RoadCarriage[]) => breaches(cabotageStays(carriages, 'DE'))

describe('three operations within seven days of the unloading', () => {
  it.each([
    ['three in seven days are allowed', [incoming(-1, 0), inside(1), inside(3), inside(5, 7)], []],
    ['a fourth is not', [incoming(-1, 0), inside(1), inside(2), inside(3), inside(4)], ['operations']],
    ['one that ends on the eighth day is late', [incoming(-1, 0), inside(6, 8)], ['days']],
    ['one that begins on the ninth day is late', [incoming(-1, 0), inside(9)], ['days']],
    ['weeks later it is another stay, whose papers are not here', [incoming(-1, 0), inside(40)], []],
    [
      'four without any incoming carriage are too many',
      [inside(1), inside(2), inside(3), inside(4)],
      ['operations'],
    ],
    ['without a date of delivery the unloading may have been later', [incoming(0, null), inside(10)], []],
    ['but not as late as that', [incoming(0, null), inside(12)], ['days']],
    [
      'loads on board together are one operation',
      [incoming(0), ...[1, 1, 1, 2].map((at) => inside(at, 4))],
      [],
    ],
    [
      'a haulier of the State itself does no cabotage',
      [1, 2, 3, 4].map((at) => ({ ...inside(at), isForeign: false })),
      [],
    ],
    [
      'what is done in another State does not count here',
      [1, 2, 3, 4].map((at) => carriage('FR', 'FR', at, at)),
      [],
    ],
  ] as const)('%s', (_name, carriages, expected) => {
    expect(judged(...carriages)).toEqual(expected)
  })
})

describe('four days of pause', () => {
  it.each([
    [
      'after leaving and coming back within them',
      [incoming(0), inside(1), incoming(3, 4), inside(5)],
      ['pause'],
    ],
    ['over on the fifth day', [incoming(0), inside(1), incoming(3, 4), inside(6)], []],
    ['after an outgoing carriage too', [incoming(0), inside(1), outgoing(2), inside(4)], ['pause']],
    ['not asked for inside of one stay', [incoming(0), inside(1), inside(3)], []],
  ] as const)('%s', (_name, carriages, expected) => {
    expect(judged(...carriages)).toEqual(expected)
  })
})

test('a stay gives what it began with, what is left of it and when the vehicle is free again', () => {
  const first = incoming(-1, 0)
  const [stay] = cabotageStays([inside(3), first, inside(1)], 'DE')
  expect(stay).toMatchObject({
    incoming: { id: first.id, unloaded: '2026-11-02', isAssumed: false },
    lastDay: '2026-11-09',
    left: 1,
    freeAgain: '2026-11-10',
  })
  expect(stay?.operations.map(({ number }) => number)).toEqual([1, 2])
})

test('dates that are none are left out', () => {
  expect(cabotageStays([{ ...inside(1), takenOver: '2026-02-30' }], 'DE')).toEqual([])
})

/** One after the other, so that no two are on board together. */
const works = fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 12 }).map((gaps) => {
  let at = 0
  return gaps.map((gap) => {
    at += gap
    return at
  })
})

describe('whatever the days', () => {
  test('up to three within the seven days are never a breach', () => {
    const days = fc.array(fc.nat({ max: 7 }), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(days, (starts) => {
        expect(judged(incoming(-2, 0), ...starts.map((at) => inside(at)))).toEqual([])
      }),
    )
  })

  test('each one beyond three is', () => {
    fc.assert(
      fc.property(works, (starts) => {
        const found = judged(incoming(-2, 0), ...starts.map((at) => inside(at)))
        expect(found.filter((breach) => breach === 'operations')).toHaveLength(Math.max(0, starts.length - 3))
      }),
    )
  })

  test('an operation is late exactly when it ends after the seventh day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 14 }), fc.nat({ max: 10 }), (start, length) => {
        expect(judged(incoming(-2, 0), inside(start, start + length)).includes('days')).toBe(
          start + length > 7,
        )
      }),
    )
  })

  test('coming back is too early exactly within the four days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (away) => {
        const [end, back] = [1, 1 + away]
        const found = judged(incoming(0), inside(1, end), incoming(end, back), inside(back))
        expect(found.includes('pause')).toBe(away <= 4)
      }),
    )
  })

  const many = fc.array(
    fc.record({ kind: fc.constantFrom(incoming, inside, outgoing), at: fc.nat({ max: 40 }) }),
    { maxLength: 12 },
  )

  test('neither the order in which documents come in nor the calendar matters', () => {
    fc.assert(
      fc.property(many, fc.nat({ max: 400 }), (list, shift) => {
        const carriages = list.map(({ kind, at }) => kind(at))
        const later = list.map(({ kind, at }, n) => ({ ...kind(at + shift), id: carriages[n]?.id ?? '' }))
        const found = breaches(cabotageStays(carriages, 'DE'))
        expect(breaches(cabotageStays(carriages.toReversed(), 'DE'))).toEqual(found)
        expect(breaches(cabotageStays(later, 'DE'))).toEqual(found)
      }),
    )
  })

  test('every carriage inside the State is listed once', () => {
    fc.assert(
      fc.property(many, (list) => {
        const carriages = list.map(({ kind, at }) => kind(at))
        const journeys = cabotageStays(carriages, 'DE').flatMap(({ operations }) =>
          operations.flatMap(({ ids }) => ids),
        )
        const wanted = carriages.filter(({ from, to }) => from === 'DE' && to === 'DE').map(({ id }) => id)
        expect(journeys.toSorted()).toEqual(wanted.toSorted())
      }),
    )
  })
})

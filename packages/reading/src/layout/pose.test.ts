import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Box } from './pages.ts'
import { lieDown, standUp, uprightSize } from './pose.ts'
import type { Sheet } from './sheet.ts'

const page = { width: 595, height: 842 }
/** Seen from the right and from below, its lines bent down in the middle. */
const SHEET: Sheet = {
  corners: [
    [0.1, 0.1],
    [0.9, 0.15],
    [0.95, 0.9],
    [0.05, 0.95],
  ],
  arches: [0.01, 0.02],
}

it('lies down where it stood up from, for any pose', () => {
  const side = fc.double({ min: 0, max: 800, noNaN: true })
  const pose = fc.record(
    {
      turn: fc.constantFrom(0 as const, 90 as const, 180 as const, 270 as const),
      skew: fc.double({ min: -10, max: 10, noNaN: true }),
      sheet: fc.constant(SHEET),
    },
    { requiredKeys: ['turn', 'skew'] },
  )
  fc.assert(
    fc.property(fc.tuple(side, side, side, side), pose, ([x, y, w, h], how) => {
      const box: Box = [x, y, x + w, y + h]
      const back = lieDown(standUp(box, how, page), how, page)
      back.forEach((value, i) => {
        expect(value).toBeCloseTo(box[i] as number, 6)
      })
    }),
  )
})

it('brings the top of a page that lies on its left side to the top', () => {
  expect(standUp([0, 400, 10, 440], { turn: 90, skew: 0 }, page)).toEqual([402, 0, 442, 10])
})

it('lays the sheet of a photograph flat, its corners at the corners and its lines straight', () => {
  const pose = { turn: 0 as const, skew: 0, sheet: SHEET }
  const { width, height } = uprightSize(pose, page)
  const middleOnPhoto = ([x, y]: [number, number]) => {
    const [x0, y0, x1, y1] = lieDown([x, y, x, y], pose, page)
    return [(x0 + x1) / 2 / page.width, (y0 + y1) / 2 / page.height]
  }
  const close = (value: number) => expect.closeTo(value, 6)
  expect(middleOnPhoto([0, 0])).toEqual([close(0.1), close(0.1)])
  expect(middleOnPhoto([width, height])).toEqual([close(0.95), close(0.9)])
  const [, left] = middleOnPhoto([0, 0]) as [number, number]
  const [, right] = middleOnPhoto([width, 0]) as [number, number]
  const [, middle] = middleOnPhoto([width / 2, 0]) as [number, number]
  expect(middle - (left + right) / 2).toBeGreaterThan(0.007)
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Box } from './pages.ts'
import { lieDown, standUp } from './pose.ts'

const page = { width: 595, height: 842 }

it('lies down where it stood up from, for any pose', () => {
  const side = fc.double({ min: 0, max: 800, noNaN: true })
  const pose = fc.record({
    turn: fc.constantFrom(0 as const, 90 as const, 180 as const, 270 as const),
    skew: fc.double({ min: -10, max: 10, noNaN: true }),
  })
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

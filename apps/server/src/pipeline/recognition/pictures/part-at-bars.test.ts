import { expect, it } from 'vitest'
import { partAtBars } from './part-at-bars.ts'

const partsOf = (text: string, confidence = 0.8) =>
  partAtBars([{ text, box: [100, 0, 100 + 10 * text.length, 10], confidence }]).map((one) => [
    one.text,
    one.box[0],
    one.box[2],
  ])

it.each([
  [
    '9|BEDNA',
    [
      ['9', 100, 110],
      ['BEDNA', 120, 170],
    ],
  ],
  ['|Těsnění', [['Těsnění', 110, 180]]],
  ['kg|', [['kg', 100, 120]]],
])('parts %s', (text, parts) => {
  expect(partsOf(text)).toEqual(parts)
})

it('keeps a bar by itself, and the words of a text layer', () => {
  expect(partsOf('|')).toEqual([['|', 100, 110]])
  expect(partsOf('a|b', 1)).toEqual([['a|b', 100, 130]])
  expect(partsOf('|=')).toEqual([['|=', 100, 120]])
})

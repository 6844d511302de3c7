import { expect, it } from 'vitest'
import { dangerousLinesIn } from './un-line.ts'

it.each([
  ['UN 1978 PROPANE, 2.1 (B/D)', ['1978', 'PROPANE', '2.1', undefined, 'B/D']],
  ['UN 1202 – GAS OIL – 3 – III – (D/E)', ['1202', 'GAS OIL', '3', 'III', 'D/E']],
  ['UN 1202 | GAS OIL | 3 | III | (D/E)', ['1202', 'GAS OIL', '3', 'III', 'D/E']],
  ['UN 1824 SODIUM HYDROXIDE SOLUTION 8 II (E)', ['1824', 'SODIUM HYDROXIDE SOLUTION', '8', 'II', 'E']],
  [
    'PAINT RELATED MATERIAL, class 3, UN 1263, PG III',
    ['1263', 'PAINT RELATED MATERIAL', '3', 'III', undefined],
  ],
  [
    'UN 3077 UMWELTGEFÄHRDENDER STOFF, FEST, N.A.G. (Zink), 9, III, (—)',
    ['3077', 'UMWELTGEFÄHRDENDER STOFF, FEST, N.A.G. (Zink)', '9', 'III', '-'],
  ],
  [
    'UN 2794 BATTERIES, WET, FILLED WITH ACID, 8, (E)',
    ['2794', 'BATTERIES, WET, FILLED WITH ACID', '8', undefined, 'E'],
  ],
])('%s', (text, expected) => {
  const [line] = dangerousLinesIn(text)
  expect([line?.unNumber, line?.name, line?.hazardClass, line?.packingGroup, line?.tunnelCode]).toEqual(
    expected,
  )
})

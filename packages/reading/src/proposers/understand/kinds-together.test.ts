import { expect, it } from 'vitest'
import { spanOf } from '../../layout/span.ts'
import { kindsTogether } from './kinds-together.ts'

const span = (text: string) =>
  spanOf(text.split(' ').map((word) => ({ text: word, box: [0, 0, 1, 1], confidence: 1 })))

it.each([
  ['4 stel + 6 krt = 10', 10],
  ['10 (4 stel + 6 krt)', 10],
  ['117 PKGS: 114 ROLLS + 3 CARTONS', 117],
  ['114 ROLLS + 3 CARTONS', 117],
  ['3 Gitterboxen, 1 Karton', 4],
  ['5 palet, 2 koli', 7],
  ['32 cartons and 4 bales on 5 pallets, shrink-wrapped', 36],
])('%s', (text, total) => {
  expect(kindsTogether(span(text))?.value).toBe(total)
})

it.each([
  '40 pallets, 960 cartons',
  '4 stel + 6 krt',
  '10 (4 stel + 5 krt)',
  '24 pallets',
  '3 × 62 kg, 2 cartons',
])('tells no total: %s', (text) => {
  expect(kindsTogether(span(text))).toBeUndefined()
})

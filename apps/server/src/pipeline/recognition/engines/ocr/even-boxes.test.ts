import { expect, it } from 'vitest'
import type { Box, Word } from '../../recognised.ts'
import { evenBoxes } from './even-boxes.ts'

const BASELINE = 100
const SIZE = 10
const word = (text: string, box: Box, size = SIZE): Word => ({ text, box, confidence: 0.9, size })
/** One line of type of ten points: boxes as high as the letters are. */
const line = [
  word('Nome', [0, BASELINE - 7.3, 20, BASELINE]),
  word('que', [23, BASELINE - 5.3, 38, BASELINE + 2.1]),
  word('em', [41, BASELINE - 5.3, 53, BASELINE], 8),
  word('—', [56, BASELINE - 3, 66, BASELINE - 2], 1),
  word('Lda', [69, BASELINE - 7.3, 84, BASELINE]),
]
const heightsOf = (words: readonly Word[]) =>
  words.map(({ box, size }) => [Math.round(box[1]), Math.round(box[3]), Math.round(size ?? 0)])

it('gives all words of a line one height and size, a dash too', () => {
  expect(new Set(heightsOf(evenBoxes(line)).map(String))).toEqual(new Set(['93,102,9']))
})

it('leaves left and right, and words of a text layer, as they are', () => {
  const exact: Word = { text: 'que', box: [23, 94, 38, 102], confidence: 1 }
  const even = evenBoxes([...line, exact])
  expect(even.map(({ box }) => [box[0], box[2]])).toEqual([...line, exact].map(({ box }) => [box[0], box[2]]))
  expect(even.at(-1)).toBe(exact)
})

it('keeps a heading beside small type larger than that', () => {
  const [heading, small] = evenBoxes([
    word('CMR', [0, BASELINE - 14.6, 40, BASELINE], 20),
    word('note', [44, BASELINE - 7.3, 60, BASELINE]),
  ])
  expect([heading?.size, small?.size]).toEqual([0.91 * 20, 0.91 * 10])
})

it('puts a word whose box covers two lines in the middle of it', () => {
  const [even] = evenBoxes([word('Ladestelle', [0, 90, 50, 110], 10)])
  expect(heightsOf(even ? [even] : [])).toEqual([[96, 106, 9]])
})

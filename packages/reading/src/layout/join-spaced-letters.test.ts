import { describe, expect, it } from 'vitest'
import { joinSpacedLetters } from './join-spaced-letters.ts'
import type { Word } from './pages.ts'

/** Words at the given left and right edges, on one line of the given size. */
const set = (size: number, ...words: [string, number, number][]): Word[] =>
  words.map(([text, from, to]) => ({ text, box: [from, 20, to, 20 + size], size }) as Word)

const body = Array.from(
  { length: 12 },
  (_, i) => ({ ...set(9, ['goods', 25, 50])[0], id: i }) as unknown as Word,
)
const read = (heading: Word[]) =>
  joinSpacedLetters([...heading, ...body])
    .map((word) => word.text)
    .filter((text) => text !== 'goods')

describe('letters set wide', () => {
  it('are one word again, and the space between words stays', () => {
    const heading = set(
      18,
      ['PAC', 25, 67],
      ['KI', 69, 88],
      ['N', 90, 105],
      ['G', 107, 123],
      ['LIST', 133, 171],
    )
    expect(read(heading)).toEqual(['PACKING', 'LIST'])
  })

  it('are left in initials and in type of the usual size', () => {
    expect(read(set(18, ['S', 25, 33], ['P', 38, 46], ['A', 51, 60]))).toEqual(['S', 'P', 'A'])
    const usual = set(9, ['A', 25, 30], ['B', 33, 38], ['C', 41, 46], ['D', 49, 54])
    expect(read(usual)).toEqual(['A', 'B', 'C', 'D'])
  })

  it('leave a heading of whole words as it is', () => {
    const words = set(18, ['AIR', 25, 50], ['WAYBILL', 56, 110], ['NO', 116, 130], ['US', 136, 150])
    expect(read(words)).toEqual(['AIR', 'WAYBILL', 'NO', 'US'])
  })
})

import { describe, expect, it } from 'vitest'
import type { Word } from '../recognised.ts'
import { repairBoxNumbers } from './repair-box-numbers.ts'

/** Words of one line, each with the gap before it; a framed number is twice as high as type. */
function line(...pieces: [gap: number, text: string][]): Word[] {
  let at = 50
  return pieces.map(([gap, text]) => {
    const left = at + gap
    at = left + text.length * 4
    const high = /[\]|]$/.test(text) ? 7 : 3.5
    return { text, box: [left, 100 - high, at, 100 + high], confidence: 0.9, size: 7 }
  })
}
const texts = (words: Word[]) => repairBoxNumbers(words).map(({ text }) => text)

describe('the number of a box', () => {
  it.each([
    ['13]', '13'],
    ['[55]', '55'],
    ['5|', '5'],
    ['125]', '25'],
  ])('%s before a title is %s', (read, number) => {
    const words = repairBoxNumbers(line([0, read], [3, 'LUGAR']))
    expect(words.map(({ text }) => text)).toEqual([number, 'LUGAR'])
    expect(words[0]?.box[1]).toBe(words[1]?.box[1])
  })

  it.each(['l', '|', ']', 'I'])('loses the line behind it that was read as %s', (frame) => {
    expect(texts(line([0, '16'], [2, frame], [3, 'Frachtführer']))).toEqual(['16', 'Frachtführer'])
  })
})

it.each([
  ['a number with no title', line([0, '96|'], [18, '189,50'])],
  ['a litre before a word in small letters', line([0, '20'], [3, 'l'], [3, 'oleju'])],
  ['a litre within a text', line([0, 'je'], [3, '20'], [3, 'l'], [3, 'Kanister'])],
  ['a bar between two words', line([0, 'Gruber'], [3, '|'], [3, 'Wels'])],
  ['a number too high for a box', line([0, '980]'], [3, 'Wels'])],
])('%s stays', (_, words) => {
  expect(repairBoxNumbers(words)).toEqual(words)
})

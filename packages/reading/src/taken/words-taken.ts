import type { Box, Word } from '../layout/pages.ts'

/** Boxes of people and of browsers are not exact to the last digit. */
const TOLERANCE = 1

/**
 * The words that spell a text, line by line as it is given: those of the page in this order, or null where the page
 * does not have them. A piece of a word counts, as the code without its country does: '20457' of 'D-20457'.
 * @param box where they have to be; null: anywhere on the page
 */
export function wordsTaken(text: string, words: readonly Word[], box: Box | null): Word[][] | null {
  const inside = box === null ? words : words.filter((word) => isIn(word.box, box))
  const texts = new Set(inside.map((word) => word.text))
  const used = new Set<number>()
  // What follows is looked for first; a box may be read in another order than it is shown.
  const next = (from: number, fits: (word: Word) => boolean) => {
    const free = (word: Word, index: number) => !used.has(index) && fits(word)
    const behind = inside.findIndex((word, index) => index >= from && free(word, index))
    return behind >= 0 || box === null ? behind : inside.findIndex(free)
  }
  const found: Word[][] = []
  let at = 0
  for (const line of linesOf(text)) {
    const ofLine: Word[] = []
    for (const token of line.split(' ')) {
      const same = texts.has(token) ? next(at, (word) => word.text === token) : -1
      const index = same >= 0 ? same : next(at, (word) => word.text.includes(token))
      const word = inside[index]
      if (!word) return null
      ofLine.push(word)
      used.add(index)
      at = index + 1
    }
    found.push(ofLine)
  }
  return found.length > 0 ? found : null
}

/** A text from elsewhere: words without a place. */
export const wordsTyped = (text: string): Word[][] =>
  linesOf(text).map((line) =>
    line.split(' ').map((word) => ({ text: word, box: [0, 0, 0, 0], confidence: 1 })),
  )

/** With single spaces, and none that is empty. */
const linesOf = (text: string) =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')

function isIn(word: Box, box: Box): boolean {
  const [x, y] = [(word[0] + word[2]) / 2, (word[1] + word[3]) / 2]
  return (
    x >= box[0] - TOLERANCE && x <= box[2] + TOLERANCE && y >= box[1] - TOLERANCE && y <= box[3] + TOLERANCE
  )
}

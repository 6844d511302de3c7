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
  const lines = linesOf(text)
  // The words of a box come from several columns, so that others are between them.
  let at = 0
  const found: Word[][] = []
  for (const line of lines) {
    const ofLine: Word[] = []
    for (const token of line.split(' ')) {
      const same = inside.findIndex((word, index) => index >= at && word.text === token)
      const next =
        same < 0 ? inside.findIndex((word, index) => index >= at && word.text.includes(token)) : same
      const word = inside[next]
      if (!word) return null
      ofLine.push(word)
      at = next + 1
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

import type { Word } from '../recognised.ts'

/** Two signs that a word has at least; what has fewer may be a stripe. */
const WORD = /[\p{L}\d].*[\p{L}\d]/u
const STRIPE = /^[^\d]$|^[^\p{L}\d]+$/u
const NO_LETTER = /^[^\p{L}]+$/u
const FEWEST = 5
/** Of the signs at one edge, which are no letters: box numbers and bullets are there too. */
const MOSTLY = 0.6
/** Of a page's words, which are outside its text: read from the stripes themselves. */
const OUTSIDE = 0.01
/** Points. */
const SLACK = 1

/**
 * Words without the hatched frame that declarations of dangerous goods have (IMDG code 5.4.5, IATA 8.1.1): its stripes are
 * read as slashes and signs along the left and right edge, one beside each line, and the line would begin with them.
 * @param words level and upright
 */
export function dropHatching(words: readonly Word[]): Word[] {
  const real = words.filter(({ text }) => WORD.test(text))
  if (real.length === 0) return [...words]
  const outside = Math.floor(OUTSIDE * real.length)
  const left = real.map(({ box }) => box[0]).sort((a, b) => a - b)[outside] as number
  const right = real.map(({ box }) => box[2]).sort((a, b) => b - a)[outside] as number
  const stripes = words.filter(({ text }) => STRIPE.test(text))
  const hatched = [
    stripes.filter(({ box }) => box[2] <= left + SLACK),
    stripes.filter(({ box }) => box[0] >= right - SLACK),
  ].filter(isHatching)
  const dropped = new Set(hatched.flat())
  return words.filter((word) => !dropped.has(word))
}

function isHatching(signs: readonly Word[]): boolean {
  return (
    signs.length >= FEWEST && signs.filter(({ text }) => NO_LETTER.test(text)).length >= MOSTLY * signs.length
  )
}

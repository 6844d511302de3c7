import type { Word } from '../recognised.ts'

const WITHIN = /[^|¦][|¦]|[|¦][^|¦]/u
const SAYS = /[\p{L}\d]/u

/**
 * Words without the ruled line of a column that was read as a part of them: '9|BEDNA' are two words of two cells, '|Těsnění'
 * begins a cell. Where each begins follows from the number of letters before it.
 */
export function partAtBars(words: readonly Word[]): Word[] {
  return words.flatMap((word) =>
    WITHIN.test(word.text) && SAYS.test(word.text) && word.confidence < 1 ? partsOf(word) : word,
  )
}

function partsOf(word: Word): Word[] {
  const [left, top, right, bottom] = word.box
  const letter = (right - left) / word.text.length
  return [...word.text.matchAll(/[^|¦]+/gu)].map(({ 0: text, index }) => ({
    ...word,
    text,
    box: [left + index * letter, top, left + (index + text.length) * letter, bottom],
  }))
}

import type { Box, Word } from '../../recognised.ts'
import { BELOW, HAS_BELOW, HAS_LETTER } from './type-size.ts'

/** Of the type size, above the baseline: what the boxes of text layers have. */
const ABOVE = 0.8
/** In type sizes: how far off the words of a line tell where a dash of that line stands. */
const REACH = 6

/** Words with their baseline, which only those with letters or digits tell of themselves. */
interface Based {
  word: Word
  baseline: number
  size: number
}

/**
 * A word seen on a picture has a box as high as its own letters: 'que', 'Name' and a dash of one line differ in top,
 * bottom and middle. Gives each the box that a text layer would: from its baseline up and down by its type's size. So
 * lines are found alike on scans and in text layers. Words of a text layer, which are exact, stay as they are.
 * @param words level and upright
 */
export function evenBoxes(words: readonly Word[]): Word[] {
  const based = words
    .filter(isSeen)
    .filter(({ text }) => HAS_LETTER.test(text))
    .map(baseOf)
  return words.map((word) => {
    if (!isSeen(word)) return word
    const own = HAS_LETTER.test(word.text) ? baseOf(word) : lineOf(word, based)
    return own ? { ...word, box: evenBox(word.box, own), size: own.size } : word
  })
}

const isSeen = ({ confidence }: Word): boolean => confidence < 1

function baseOf(word: Word): Based {
  const size = word.size ?? word.box[3] - word.box[1]
  return { word, baseline: word.box[3] - (HAS_BELOW.test(word.text) ? BELOW * size : 0), size }
}

const evenBox = ([left, , right]: Box, { baseline, size }: Based): Box => [
  left,
  baseline - ABOVE * size,
  right,
  baseline + BELOW * size,
]

/** The nearest word of the line that a mark stands on. */
function lineOf({ box }: Word, based: readonly Based[]): Based | undefined {
  const middle = (box[1] + box[3]) / 2
  let nearest: Based | undefined
  let least = Number.POSITIVE_INFINITY
  for (const one of based) {
    const distance = Math.max(0, one.word.box[0] - box[2], box[0] - one.word.box[2])
    const isOnLine = middle > one.baseline - ABOVE * one.size && middle < one.baseline + BELOW * one.size
    if (isOnLine && distance < Math.min(least, REACH * one.size)) {
      nearest = one
      least = distance
    }
  }
  return nearest
}

import type { Box, Word } from '../../recognised.ts'
import { BELOW, HAS_BELOW, HAS_LETTER, heightOf } from './type-size.ts'

/** Of the type size, above the baseline: what the boxes of text layers have. */
const ABOVE = 0.8
const TOO_HIGH = 1.4
/**
 * Of the height that is seen: blur and grain widen letters, and faces with tall small letters look larger than they are. Gaps
 * are judged by the size; of 99 scanned documents 0.5 % more values were right with it, with 0.97 and 0.8 none.
 */
const PRINTED = 0.91
/** Of small type a dot more or less is a tenth of the size; what differs by more is set in another. */
const OTHER_SIZE = 1.6
/** In type sizes: how far off the words of a line show where a dash of that line is. */
const REACH = 6

/** Words with their baseline, which only those with letters or digits show. */
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
  const lettered = words.filter((word) => isSeen(word) && HAS_LETTER.test(word.text))
  const narrow = narrowness(lettered)
  const based = evenSizes(lettered.map((word) => baseOf(word, narrow)))
  const own = new Map(based.map((one) => [one.word, one]))
  return words.map((word) => {
    if (!isSeen(word)) return word
    const base = own.get(word) ?? lineOf(word, based)
    if (!base) return word
    const printed = { baseline: base.baseline, size: PRINTED * base.size }
    return { ...word, box: evenBox(word.box, printed), size: printed.size }
  })
}

const isSeen = ({ confidence }: Word): boolean => confidence < 1

/** How many times as high as its letters are wide type is, on this page. */
function narrowness(words: readonly Word[]): number {
  const shares = words.filter(isMonospaced).map((word) => sizeOf(word) / letterWidth(word))
  return shares.sort((a, b) => a - b)[shares.length >> 1] ?? 0
}

const isMonospaced = ({ text }: Word): boolean => text.length >= 4
const sizeOf = ({ size, box }: Word): number => size ?? box[3] - box[1]
const letterWidth = ({ text, box }: Word): number => (box[2] - box[0]) / text.length

function baseOf(word: Word, narrow: number): Based {
  const [, top, , bottom] = word.box
  const byWidth = narrow * letterWidth(word)
  const isTooHigh = isMonospaced(word) && sizeOf(word) > TOO_HIGH * byWidth
  const size = isTooHigh ? byWidth : sizeOf(word)
  const expected = heightOf(word.text) * size
  // Higher than its letters are: what else is in the box may lie above them or below.
  const spare = bottom - top > TOO_HIGH * expected ? (bottom - top - expected) / 2 : 0
  return { word, baseline: bottom - spare - (HAS_BELOW.test(word.text) ? BELOW * size : 0), size }
}

/** Words that follow each other closely on one baseline are of one size, unless they differ as headings do. */
function evenSizes(based: readonly Based[]): Based[] {
  const even: Based[] = []
  const open = based.toSorted((a, b) => a.word.box[0] - b.word.box[0])
  while (open.length > 0) {
    const chain = open.splice(0, 1)
    for (let at = 0; at < open.length; ) {
      const next = open[at] as Based
      if (follows(chain.at(-1) as Based, next)) chain.push(...open.splice(at, 1))
      else at++
    }
    const sizes = chain.flatMap(({ size, word }) => Array<number>(word.text.length).fill(size))
    const common = sizes.sort((a, b) => a - b)[sizes.length >> 1] ?? 0
    const isOther = ({ size }: Based) => Math.max(size, common) > OTHER_SIZE * Math.min(size, common)
    even.push(...chain.map((one) => (isOther(one) ? one : { ...one, size: common })))
  }
  return even
}

function follows(before: Based, next: Based): boolean {
  const gap = next.word.box[0] - before.word.box[2]
  const [small, large] = [Math.min(before.size, next.size), Math.max(before.size, next.size)]
  return gap > -0.8 * small && gap < large && Math.abs(next.baseline - before.baseline) < 0.25 * large
}

const evenBox = ([left, , right]: Box, { baseline, size }: Omit<Based, 'word'>): Box => [
  left,
  baseline - ABOVE * size,
  right,
  baseline + BELOW * size,
]

/** The nearest word of the line that a mark is on. */
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

import type { Concept } from '../../fields/concepts.ts'
import { height, middleX, overlapX } from '../../layout/box.ts'
import type { Word } from '../../layout/pages.ts'
import type { Column } from '../table/find-columns.ts'

interface Placed {
  word: Word
  column: Column
}

const numericColumns = new Set<Concept>([
  'packageCount',
  'articleCount',
  'statisticalNumber',
  'grossWeight',
  'netWeight',
  'volume',
])
/** Words no further apart than so many heights of their type are one text. */
const nextWord = 0.75

/** The words of a line, each in its column; text that ran over its column's edge stays with the text it belongs to. */
export function placeWords(words: readonly Word[], columns: readonly Column[]): Placed[] {
  const sorted = words.toSorted((a, b) => a.box[0] - b.box[0])
  const placed: Placed[] = []
  sorted.forEach((word, at) => {
    const own = columnOf(word, columns) ?? reachedBy(sorted, at, columns)
    const before = placed.at(-1)
    const runsOn = before && word.box[0] - before.word.box[2] < nextWord * height(word.box)
    const isOwn = before && own && isFigure(before.word) && isFigure(word) && beginsUnder(word, own)
    if (before && own && runsOn && !isOwn && ranOver(sorted, at, own, before.column, columns))
      placed.push({ word, column: before.column })
    else if (own) placed.push({ word, column: own })
  })
  return placed
}

const isFigure = ({ text }: Word) => /^\d[\d.,]*$/.test(text) && !/^\d{3}$/.test(text)

/** '4.000 | 12 cajas': two figures beside each other, the second one right below the heading of its column. */
const beginsUnder = (word: Word, { label }: Column) =>
  overlapX(word.box, label.box) > 0 && word.box[0] > label.box[0] - height(word.box)

/** A number that stands under the next heading, and not under its own, is the next column's, however close the text before it. */
function columnOf(word: Word, columns: readonly Column[]): Column | undefined {
  const at = columns.findIndex((c) => isWithin(word, c))
  const [own, next] = [columns[at], columns[at + 1]]
  if (!own || !next || own.concept !== 'nature' || !/^\(?\d[\d.,]*\)?$/.test(word.text)) return own
  const under = (column: Column) => overlapX(word.box, column.label.box) > 0
  return under(next) && !under(own) ? next : own
}

/** Text that begins left of all columns, and goes on into one: headings may be set in the middle of theirs. */
function reachedBy(words: readonly Word[], at: number, columns: readonly Column[]): Column | undefined {
  const [first] = columns
  const last = words[endOfChain(words, at) - 1] as Word
  const begins = first && middleX((words[at] as Word).box) < first.from
  return begins && isWithin(last, first) && chainHasText(words, at) ? first : undefined
}

const isWithin = (word: Word, { from, to }: Column) => middleX(word.box) >= from && middleX(word.box) < to

/** Text in a column of numbers; or in one that carries nothing, whose own cell follows apart: 'oak, white   8 pcs'. */
function ranOver(
  words: readonly Word[],
  at: number,
  own: Column,
  before: Column,
  columns: readonly Column[],
) {
  if (numericColumns.has(before.concept) || own === before) return false
  if (numericColumns.has(own.concept)) return chainHasText(words, at)
  if (own.concept !== 'furniture' || before.concept !== 'nature') return false
  const end = endOfChain(words, at)
  return (
    chainHasText(words, at) &&
    words.slice(end).some((word) => isWithin(word, own)) &&
    columns.indexOf(own) === columns.indexOf(before) + 1
  )
}

function endOfChain(words: readonly Word[], from: number): number {
  let end = from + 1
  while (end < words.length) {
    const [before, word] = [words[end - 1] as Word, words[end] as Word]
    if (word.box[0] - before.box[2] > nextWord * height(word.box)) break
    end++
  }
  return end
}

/** The words set close behind this one hold more than numbers and units. */
function chainHasText(words: readonly Word[], from: number): boolean {
  for (const { text } of words.slice(from, endOfChain(words, from))) {
    if (/^\d{4,}$/.test(text)) return false
    if (/^\p{L}{2,}/u.test(text) && !/^(?:kgs?|m3|cbm|to|pcs|st)\.?$/iu.test(text)) return true
  }
  return false
}

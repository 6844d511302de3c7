import type { Box, Point } from './upright.ts'

/** A word where the print of its page is upright. */
export interface UprightWord {
  text: string
  box: Box
}

const height = ([, top, , bottom]: Box) => bottom - top
const overlap = (from: number, to: number, otherFrom: number, otherTo: number) =>
  Math.min(to, otherTo) - Math.max(from, otherFrom)
const overlapX = (a: Box, b: Box) => overlap(a[0], a[2], b[0], b[2])
const overlapY = (a: Box, b: Box) => overlap(a[1], a[3], b[1], b[3])
const sameLine = (a: Box, b: Box) => overlapY(a, b) >= 0.5 * Math.min(height(a), height(b))

export const wordAt = <Word extends UprightWord>(words: readonly Word[], { x, y }: Point): Word | undefined =>
  words.find(({ box: [left, top, right, bottom] }) => x >= left && x <= right && y >= top && y <= bottom)

/** As text is selected where the drag begins on a word, column by column; else what the box contains. */
export function wordsOfDrag<Word extends UprightWord>(
  words: readonly Word[],
  from: Point,
  to: Point,
): Word[] {
  const first = wordAt(words, from)
  if (!first) return wordsInBox(words, from, to)
  const column = linesOf(columnOf(first, words))
  const bottom = Math.max(...column.flat().map(({ box }) => box[3]))
  // Beyond its column the box says what is meant.
  const isBeyond = to.y > bottom + 2 * height(first.box)
  if (isBeyond) return [...new Set([first, ...wordsInBox(words, from, to)])]
  const inOrder = column.flat()
  const start = inOrder.indexOf(first)
  const end = lastBefore(column, to)
  if (end >= start) return inOrder.slice(start, end + 1)
  const isOnWord = end >= 0 && inOrder[end] === wordAt(inOrder, to)
  return inOrder.slice(isOnWord ? end : end + 1, start + 1)
}

function wordsInBox<Word extends UprightWord>(words: readonly Word[], from: Point, to: Point): Word[] {
  const box: Box = [
    Math.min(from.x, to.x),
    Math.min(from.y, to.y),
    Math.max(from.x, to.x),
    Math.max(from.y, to.y),
  ]
  return words.filter(
    (word) =>
      overlapX(word.box, box) >= 0.5 * (word.box[2] - word.box[0]) &&
      overlapY(word.box, box) >= 0.3 * height(word.box),
  )
}

/** Of the words in their order the last one that begins before the point; -1 where none does. */
function lastBefore(lines: readonly (readonly UprightWord[])[], { x, y }: Point): number {
  let count = 0
  let last = -1
  for (const [at, line] of lines.entries()) {
    if (at > 0 && Math.min(...line.map(({ box }) => box[1])) > y) break
    last = count + line.filter(({ box }) => box[0] <= x).length - 1
    count += line.length
  }
  return last
}

/** The words around one, as close to each other as lines of one text are. */
function columnOf<Word extends UprightWord>(first: Word, words: readonly Word[]): Word[] {
  const rest = new Set(words)
  const found: Word[] = []
  const next = [first]
  rest.delete(first)
  for (let word = next.pop(); word; word = next.pop()) {
    found.push(word)
    for (const other of rest) {
      if (!isNextTo(word.box, other.box)) continue
      rest.delete(other)
      next.push(other)
    }
  }
  return found
}

function isNextTo(a: Box, b: Box): boolean {
  const type = Math.min(height(a), height(b))
  if (sameLine(a, b)) return -overlapX(a, b) < 1.2 * type
  return overlapX(a, b) > 0 && -overlapY(a, b) < 0.9 * type
}

/** From top to bottom, each from left to right. */
export function linesOf<Word extends UprightWord>(words: readonly Word[]): Word[][] {
  const lines: Word[][] = []
  for (const word of [...words].sort((a, b) => a.box[1] - b.box[1])) {
    const line = lines.findLast((one) => one.some(({ box }) => sameLine(box, word.box)))
    if (line) line.push(word)
    else lines.push([word])
  }
  return lines.map((line) => line.sort((a, b) => a.box[0] - b.box[0]))
}

export const textOfWords = (words: readonly UprightWord[]): string =>
  linesOf(words)
    .map((line) => line.map(({ text }) => text).join(' '))
    .join('\n')

export const uniteBoxes = (boxes: readonly Box[]): [number, number, number, number] => [
  Math.min(...boxes.map((box) => box[0])),
  Math.min(...boxes.map((box) => box[1])),
  Math.max(...boxes.map((box) => box[2])),
  Math.max(...boxes.map((box) => box[3])),
]

import { distance } from 'fastest-levenshtein'
import type { TruthBox, TruthPage, TruthWord } from '../../samples/make/scans/truth.ts'

/** Wrong characters and words of a page, and how many there are: shares of sums, never means of shares. */
export interface Errors {
  characters: number
  ofCharacters: number
  words: number
  ofWords: number
}

export interface ReadWord {
  text: string
  /** In points from the top left of the page as the file shows it. */
  box: TruthBox
}

/**
 * Characters: each word that was read belongs to the printed line it lies on; line by line the edit distance between
 * what is printed and what was read, in the order of the places. What lies on no line counts in full. So neither the
 * order of columns nor that of boxes matters, and nothing read is lost.
 * Words: as a bag; a page's error is the larger of the words missing and the words too many.
 */
export function score(truth: TruthPage, read: readonly ReadWord[]): Errors {
  const lines = truth.lines.map((words) => ({ words, read: [] as ReadWord[] }))
  let strayCharacters = 0
  for (const word of read) {
    const line = nearest(lines, word, truth.turn)
    if (line) line.read.push(word)
    else strayCharacters += normalise(word.text).length
  }
  const errors = lines.map((line) => {
    const ordered = line.read.toSorted((a, b) => along(a.box, truth.turn) - along(b.box, truth.turn))
    return distance(textOf(line.words), textOf(ordered))
  })
  return {
    characters: errors.reduce((sum, n) => sum + n, strayCharacters),
    ofCharacters: lines.reduce((sum, line) => sum + textOf(line.words).length, 0),
    ...wordErrors(truth.lines.flat(), read),
  }
}

export function sumErrors(all: readonly Errors[]): Errors {
  const sum = { characters: 0, ofCharacters: 0, words: 0, ofWords: 0 }
  for (const errors of all) {
    for (const key of Object.keys(sum) as (keyof Errors)[]) sum[key] += errors[key]
  }
  return sum
}

interface Line {
  words: TruthWord[]
  read: ReadWord[]
}

/** The line whose words the box covers most; words of a line that leans would overlap a box around the whole line. */
function nearest(lines: readonly Line[], { box }: ReadWord, turn: number): Line | null {
  const upright = turn % 180 === 0
  let best: Line | null = null
  let most = 0
  for (const line of lines) {
    for (const word of line.words) {
      const along = upright ? shared(box, word.box, 0) : shared(box, word.box, 1)
      const across = upright ? shared(box, word.box, 1) : shared(box, word.box, 0)
      // Half of its height must lie on the line; a little beside its end is still on it.
      const height = upright ? box[3] - box[1] : box[2] - box[0]
      const lineHeight = upright ? word.box[3] - word.box[1] : word.box[2] - word.box[0]
      if (across < 0.3 * Math.min(height, lineHeight) || along < -0.5 * lineHeight) continue
      const cover = across * (along + lineHeight)
      if (cover > most) [best, most] = [line, cover]
    }
  }
  return best
}

function shared(a: TruthBox, b: TruthBox, axis: 0 | 1): number {
  return Math.min(a[axis + 2] ?? 0, b[axis + 2] ?? 0) - Math.max(a[axis], b[axis])
}

/** How far along its line a word begins, with the page upright. */
function along(box: TruthBox, turn: number): number {
  if (turn === 90) return -box[3]
  if (turn === 180) return -box[2]
  return turn === 270 ? box[1] : box[0]
}

function textOf(words: readonly { text: string }[]): string {
  return normalise(words.map(({ text }) => text).join(' '))
}

/** One form for each letter; quotes, dashes and blanks of any kind are one. */
function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

function wordErrors(truth: readonly TruthWord[], read: readonly ReadWord[]) {
  const tally = new Map<string, number>()
  const count = (words: readonly { text: string }[], step: number) => {
    for (const word of words.flatMap(({ text }) => normalise(text).split(' ')))
      if (word !== '') tally.set(word, (tally.get(word) ?? 0) + step)
  }
  count(truth, 1)
  count(read, -1)
  const left = [...tally.values()]
  const missing = left.reduce((sum, n) => sum + Math.max(0, n), 0)
  const tooMany = left.reduce((sum, n) => sum + Math.max(0, -n), 0)
  return { words: Math.max(missing, tooMany), ofWords: truth.length }
}

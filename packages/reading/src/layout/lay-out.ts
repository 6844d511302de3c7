import { height, middleX, middleY, overlapY } from './box.ts'
import { liftCaptions } from './captions-below.ts'
import { typeOfFilling } from './filled-type.ts'
import { joinColons } from './join-colons.ts'
import { joinSpacedLetters } from './join-spaced-letters.ts'
import { splitAtBoxNumbers } from './numbered-headings.ts'
import type { Box, RecognisedPage, Word } from './pages.ts'
import { findRegions, type Regions } from './regions.ts'
import { makeRun, type PageLayout, type Run, sizeOf } from './runs.ts'
import { drawTypedLines } from './typed-lines.ts'

/** A space wider than this, in heights of the type, parts two columns. */
const columnGap = 1.15

export function layOut(recognised: RecognisedPage): PageLayout {
  const page = drawTypedLines(recognised)
  const regions = findRegions(page)
  const words = joinOverflow(
    joinColons(joinSpacedLetters(page.words, page.synthetic))
      .flatMap(splitAtColon)
      .flatMap(splitRunTogether)
      .map((word) => ({ word, region: regions.at(middleX(word.box), middleY(word.box)) })),
    regions,
  )
  const isOneText = page.synthetic ? (before: Placed[]) => isTypedPostcode(before, words) : () => false
  const fills = typeOfFilling(page.words)
  const runs = splitAtColumns(lines(words).flatMap((line) => splitLine(line, isOneText, fills)))
  const split = splitAtBoxNumbers(runs).flatMap(splitEndless)
  const placed = page.synthetic ? split : liftCaptions(split)
  return { number: page.number, page, regions, runs: placed.sort(inReadingOrder) }
}

/** No printed line has more words; what looks at pairs of words of a line would take hours for one of a hostile text. */
const MOST_WORDS = 100

function splitEndless({ words, region, ...run }: Run): Run[] {
  if (words.length <= MOST_WORDS) return [{ words, region, ...run }]
  const count = Math.ceil(words.length / MOST_WORDS)
  return Array.from({ length: count }, (_, at) =>
    makeRun(words.slice(at * MOST_WORDS, (at + 1) * MOST_WORDS), region),
  )
}

interface Placed {
  word: Word
  region: number
}

/** 'Sender:Miller' is a label and a value that the printer set without a space. */
function splitAtColon(word: Word): Word[] {
  const at = /^\p{L}[\p{L}.-]{2,}:(?=[^\s/\\:])/u.exec(word.text)?.[0].length
  if (!at) return [word]
  return cutWord(word, at)
}

function cutWord(word: Word, at: number): Word[] {
  const cut = word.box[0] + ((word.box[2] - word.box[0]) * at) / word.text.length
  const head: Box = [word.box[0], word.box[1], cut, word.box[3]]
  const tail: Box = [cut, word.box[1], word.box[2], word.box[3]]
  return [
    { ...word, text: word.text.slice(0, at), box: head },
    { ...word, text: word.text.slice(at), box: tail },
  ]
}

/** Text printed up to the next column's: 'opakowaniaRodzaj', 'smågrise23099051', 'RCPGross' of an air waybill. */
function splitRunTogether(word: Word): Word[] {
  const at = /^(?:RCP(?=\p{Lu})|\p{Ll}{4,}(?=\p{Lu}\p{Ll}{3})|\p{L}\p{Ll}{3,}(?=\d{8}$))/u.exec(
    word.text,
  )?.[0].length
  return at ? cutWord(word, at) : [word]
}

/**
 * Typed text that ran over the side of its box stays with it: the word that the wall cuts begins in the box before,
 * and what follows it closely goes on with it.
 */
function joinOverflow(placed: Placed[], regions: Regions): Placed[] {
  let before: Placed | undefined
  for (const current of placed) {
    const { word } = current
    const follows =
      before !== undefined &&
      before.region > 0 &&
      current.region !== before.region &&
      overlapY(before.word.box, word.box) > 0.6 * height(word.box) &&
      word.box[0] >= before.word.box[2] - 1 &&
      word.box[0] - before.word.box[2] < 0.75 * sizeOf(word) &&
      Math.abs(sizeOf(word) - sizeOf(before.word)) < 0.5
    if (follows && before && runsOver(before, current, regions)) current.region = before.region
    before = current
  }
  return placed
}

/** The wall stands in the word, or the words before already went over it. */
function runsOver(before: Placed, current: Placed, regions: Regions): boolean {
  const wall = regions.box(before.region)[2]
  const [left, , right] = current.word.box
  return (left < wall - 1 && right > wall + 1) || before.word.box[2] > wall + 1
}

function lines(words: Placed[]): Placed[][] {
  const byRegion = new Map<number, Placed[]>()
  for (const placed of words) {
    const group = byRegion.get(placed.region)
    if (group) group.push(placed)
    else byRegion.set(placed.region, [placed])
  }
  return [...byRegion.values()].flatMap(linesOfRegion)
}

function linesOfRegion(words: Placed[]): Placed[][] {
  const found: { box: Box; words: Placed[] }[] = []
  for (const placed of words.toSorted((a, b) => middleY(a.word.box) - middleY(b.word.box))) {
    const box = placed.word.box
    const line = found.findLast(
      (l) =>
        overlapY(l.box, box) >= 0.55 * Math.min(height(l.box), height(box)) &&
        height(box) < 2.2 * height(l.box) &&
        height(l.box) < 2.2 * height(box),
    )
    if (line) line.words.push(placed)
    else found.push({ box: [...box], words: [placed] })
  }
  return found.map((line) => line.words.sort((a, b) => a.word.box[0] - b.word.box[0]))
}

/** '4462 HA  GOES': typists leave two blanks behind a postcode, which stands below the street, not below a number. */
function isTypedPostcode(before: readonly Placed[], all: readonly Placed[]): boolean {
  const [first] = before
  const code = before.map(({ word }) => word.text).join(' ')
  if (!first || !/^(?:[A-Z]{1,3}-)?(?:\d{4,6}|\d{3} \d{2}|\d{2}-\d{3}|\d{4} [A-Z]{2})$/.test(code))
    return false
  const { box } = first.word
  return all.some(
    ({ word }) =>
      Math.abs(word.box[0] - box[0]) < 1 &&
      word.box[3] <= box[1] + 1 &&
      box[1] - word.box[3] < height(box) &&
      /^\p{L}{2}/u.test(word.text),
  )
}

function splitLine(
  line: Placed[],
  isOneText: (before: Placed[]) => boolean,
  fills: (before: Word, next: Word) => boolean,
): Run[] {
  const runs: Run[] = []
  let current: Placed[] = []
  for (const placed of line) {
    const before = current.at(-1)
    const gap = before ? placed.word.box[0] - before.word.box[2] : 0
    const [size, next] = [before ? sizeOf(before.word) : 0, sizeOf(placed.word)]
    const parted =
      (gap > columnGap * Math.max(size, next) && !(gap < 1.5 * next && isOneText(current))) ||
      (otherType(size, next) && gap > 0.1 * next && !(before && isSmallCapital(before.word, placed.word)))
    if (before && (parted || fills(before.word, placed.word))) {
      runs.push(runOf(current))
      current = []
    }
    current.push(placed)
  }
  if (current.length > 0) runs.push(runOf(current))
  return runs
}

/** Columns set so close that their gap is hardly wider than a space: where other lines begin, a new run begins. */
function splitAtColumns(runs: Run[]): Run[] {
  const starts = new Map<number, number>()
  for (const run of runs) {
    const x = Math.round(run.box[0])
    starts.set(x, (starts.get(x) ?? 0) + 1)
  }
  const beginsColumn = (x: number) => {
    const at = Math.round(x)
    return (starts.get(at) ?? 0) + (starts.get(at - 1) ?? 0) + (starts.get(at + 1) ?? 0) >= 2
  }
  return runs.flatMap((run) => {
    const letter = letterWidth(run.words)
    const widest = isSeenTyping(run.words) ? 1.9 : 1.25
    const pieces: Word[][] = [[]]
    run.words.forEach((word, i) => {
      const gap = word.box[0] - (run.words[i - 1]?.box[2] ?? word.box[0])
      const wide = gap > widest * letter && beginsColumn(word.box[0])
      const numbered = i > 0 && /^\(\d{1,2}\)$/.test(word.text)
      if (wide || numbered) pieces.push([])
      pieces.at(-1)?.push(word)
    })
    return pieces.length === 1 ? [run] : pieces.map((words) => makeRun(words, run.region))
  })
}

/**
 * A typewriter face as it is seen: all letters take the same room, but boxes end with the ink, so that a space between
 * two words looks wider than a letter.
 */
function isSeenTyping(words: readonly Word[]): boolean {
  const widths = words
    .filter(({ text, confidence }) => text.length >= 4 && confidence < 1)
    .map(({ text, box }) => (box[2] - box[0]) / text.length)
  return widths.length >= 2 && Math.max(...widths) < 1.12 * Math.min(...widths)
}

/** A space is about half a letter wide, in a typewriter face a whole one. */
function letterWidth(words: readonly Word[]): number {
  const letters = words.reduce((sum, w) => sum + w.text.length, 0)
  const width = words.reduce((sum, w) => sum + w.box[2] - w.box[0], 0)
  return letters > 0 ? width / letters : 0
}

/** Type of clearly different height is not one text. */
const otherType = (a: number, b: number) => Math.max(a, b) > 1.3 * Math.min(a, b)

/** Headings in small capitals: the letters that were small ones are set in capitals of seven tenths of the size. */
function isSmallCapital(before: Word, word: Word): boolean {
  const [large, small] = [sizeOf(before), sizeOf(word)]
  const capitals = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)
  return (
    capitals(before.text) &&
    capitals(word.text) &&
    Math.max(large, small) < 1.5 * Math.min(large, small) &&
    word.box[0] - before.box[2] < 0.5 * large &&
    Math.abs(before.box[3] - word.box[3]) < 0.3 * large
  )
}

const runOf = (placed: Placed[]) =>
  makeRun(
    placed.map((p) => p.word),
    placed[0]?.region ?? 0,
  )

const inReadingOrder = (a: Run, b: Run) => middleY(a.box) - middleY(b.box) || a.box[0] - b.box[0]

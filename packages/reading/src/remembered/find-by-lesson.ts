import { type DataElement, elementById, type Value } from '@efti-hub/efti'
import { height, middleX, overlapX, overlapY, sameLine, unite } from '../layout/box.ts'
import type { Box, RecognisedPage, Word } from '../layout/pages.ts'
import { type PageLayout, textOf } from '../layout/runs.ts'
import { bare } from '../words/compare.ts'
import { FEWEST_ANCHORS } from './learn-lesson.ts'
import type { PrintedLabel, Remembered } from './memory.ts'
import { mostWordsOf, piecesOfLine } from './pieces-of-line.ts'
import { type FoundLabel, findLabel } from './printed-label.ts'
import { mayBe, readWords, type Writing } from './read-value.ts'

/** How far a form may be shifted on the page: scans and printers are not exact. */
const MOST_SHIFT = 60
/** How far one anchor may stray from the shift of the others. */
export const STRAY = 6
/** How much farther from its label than on the paper that was corrected a value may begin. */
const MORE_ROOM = 60
/** Of the words around the value, how many a paper has to print somewhere to be of that form. */
const OF_THE_FORM = 0.5

export interface Found {
  page: number
  value: Value
  words: readonly Word[]
}

/** Where a lesson's value is on another paper, and the words of the value's line that may be it. */
export interface Spot {
  layout: PageLayout
  box: Box
  words: Word[]
}

/**
 * By the words that name it, on papers of the same kind and form, wherever they moved; else by its place, where the words
 * around stand in the same arrangement. What a label names is the whole answer, also where that is nothing.
 */
export function findSpot(layouts: readonly PageLayout[], lesson: Remembered, kind: string): Spot | null {
  const label = lesson.label && isOfForm(layouts, lesson, kind) ? labelOn(layouts, lesson) : null
  if (label && lesson.label) return spotByLabel(label, lesson.label, lesson)
  const layout = layouts.find(({ number }) => number === lesson.page)
  const box = layout && placeOn(layout.page, lesson)
  return layout && box ? { layout, box, words: wordsAt(layout, box, lesson) } : null
}

/** What stands there, if it fits; null otherwise. */
export function readSpot({ layout, words }: Spot, lesson: Remembered, writing: Writing): Found | null {
  const element = elementById(lesson.eftiId)
  const value = element ? readWords(words, element, lesson.unit, writing) : null
  if (!element || value === null || !mayBe(element, value)) return null
  return { page: layout.number, value, words: fewestSaying(value, words, element, lesson.unit, writing) }
}

/** '21 in Köln on 23.11.2026' says a day with its last word; a text is all of its words. */
function fewestSaying(
  value: Value,
  words: readonly Word[],
  element: DataElement,
  unit: string | null,
  writing: Writing,
): readonly Word[] {
  if (typeof value === 'string' && element.kind !== 'date') return words
  const said = JSON.stringify(value)
  for (const piece of piecesOfLine(words, mostWordsOf(value, false)))
    if (JSON.stringify(readWords(piece, element, unit, writing)) === said) return piece
  return words
}

function isOfForm(
  layouts: readonly PageLayout[],
  { anchors, kind: learned }: Remembered,
  kind: string,
): boolean {
  if (learned !== kind) return false
  const printed = new Set(layouts.flatMap(({ page }) => page.words.map(({ text }) => bare(text))))
  const there = anchors.filter(({ text }) => printed.has(text)).length
  return there >= OF_THE_FORM * anchors.length
}

/** On its page first; goods that go on over the page move what follows them. */
function labelOn(layouts: readonly PageLayout[], { label, page }: Remembered): FoundLabel | null {
  const inOrder = layouts.toSorted((a, b) => Number(b.number === page) - Number(a.number === page))
  for (const layout of inOrder) {
    const found = label && findLabel([layout], label)
    if (found) return found
  }
  return null
}

function spotByLabel(
  { layout, run, end, box: at }: FoundLabel,
  label: PrintedLabel,
  lesson: Remembered,
): Spot {
  const { box } = lesson
  const left = (label.side === 'before' ? at[2] : at[0]) + label.dx
  const top = at[1] + label.dy
  const place: Box = [left, top, left + box[2] - box[0], top + height(box)]
  if (label.side === 'above') return { layout, box: place, words: wordsAt(layout, place, lesson) }
  const behind = run.words.slice(end)
  const next = layout.runs
    .filter((one) => one !== run && sameLine(one.box, at) && one.box[0] > at[2] - 1)
    .sort((a, b) => a.box[0] - b.box[0])[0]
  const within = next && next.box[0] - at[2] <= Math.max(0, label.dx) + MORE_ROOM
  const words = untilPrinted(behind.length > 0 ? behind : within ? next.words : [], lesson)
  return { layout, box: words.length > 0 ? unite(words.map((word) => word.box)) : place, words }
}

/** Up to the next word of the form; a colon between label and value belongs to neither. */
function untilPrinted(words: readonly Word[], { anchors }: Remembered): Word[] {
  const printed = new Set(anchors.map(({ text }) => text))
  const from = words.findIndex(({ text }) => bare(text) !== '')
  const rest = from < 0 ? [] : words.slice(from)
  const to = rest.findIndex(({ text }) => printed.has(bare(text)))
  return to < 0 ? rest : rest.slice(0, to)
}

/** Where the lesson's place is on this page; null when the form around it is another one. */
function placeOn(page: RecognisedPage, { box, anchors, synthetic }: Remembered): Box | null {
  if (synthetic !== (page.synthetic === true)) return null
  const shifts = anchors.flatMap((anchor) => {
    const [x, y] = [box[0] + anchor.dx, box[1] + anchor.dy]
    const same = page.words.filter((word) => bare(word.text) === anchor.text)
    const near = same
      .map(({ box: at }) => ({ x: at[0] - x, y: at[1] - y }))
      .filter((shift) => Math.hypot(shift.x, shift.y) <= MOST_SHIFT)
      .sort((left, right) => Math.hypot(left.x, left.y) - Math.hypot(right.x, right.y))
    return near.slice(0, 1)
  })
  const x = median(shifts.map((shift) => shift.x))
  const y = median(shifts.map((shift) => shift.y))
  const agreeing = shifts.filter((shift) => Math.hypot(shift.x - x, shift.y - y) <= STRAY).length
  if (agreeing < Math.max(FEWEST_ANCHORS, 0.6 * anchors.length)) return null
  return [box[0] + x, box[1] + y, box[2] + x, box[3] + y]
}

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0

/** The words that stand where the value stood; the value may be longer or shorter this time. */
function wordsAt(layout: PageLayout, place: Box, { eftiId, anchors }: Remembered): Word[] {
  const kind = elementById(eftiId)?.kind
  const printed = new Set(anchors.map(({ text }) => text))
  const run = layout.runs.find(
    ({ box }) => overlapY(box, place) > 0.5 * height(place) && overlapX(box, place) > -STRAY,
  )
  const isText = kind === 'text' || kind === 'code'
  return (run?.words ?? []).filter(
    // A text starts where it started; figures are often set from the right.
    (word) => !printed.has(bare(word.text)) && (!isText || middleX(word.box) > place[0] - STRAY),
  )
}

export const writtenBy = ({ words }: Found) => textOf(words)

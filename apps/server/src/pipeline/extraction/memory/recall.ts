import { elementById } from '@efti-hub/efti'
import type { Box, RecognisedPage, Word } from '../../recognition/recognised.ts'
import type { ExtractedValue } from '../extracted.ts'
import { middleX, middleY, overlapX, overlapY, unite } from '../geometry/box.ts'
import { layOut, textOf } from '../geometry/runs.ts'
import { bare } from '../lexicon/compare.ts'
import { FEWEST_ANCHORS } from './learn-lesson.ts'
import type { Remembered } from './memory.ts'
import { readWords } from './read-place.ts'

/** How far a form may be shifted on the page: scans and printers are not exact. */
const MOST_SHIFT = 60
/** How far one anchor may stray from the shift of the others. */
const STRAY = 6
/** People said where it stands, but on another paper. */
const CONFIDENCE = 0.85

/**
 * Values of a paper with what was learned from earlier ones of its sender: found where people said that they stand, dropped
 * where people said that they do not. A lesson counts only where the words around its place stand there again.
 */
export function recall(
  values: readonly ExtractedValue[],
  pages: readonly RecognisedPage[],
  lessons: readonly Remembered[],
): ExtractedValue[] {
  const known = new Map(values.map((value) => [value.path, value]))
  for (const lesson of lessons) {
    const page = pages.find(({ number }) => number === lesson.page)
    const place = page && !page.synthetic ? placeOn(page, lesson) : null
    if (!page || !place) continue
    const before = known.get(lesson.path)
    if (lesson.refused) {
      if (!isSaidTwice(lesson, lessons)) continue
      const stands = before?.evidence?.page === page.number ? before.evidence.box : null
      if (stands && isInside(place, stands)) known.delete(lesson.path)
      continue
    }
    const found = readPlace(page, place, lesson)
    if (found) known.set(lesson.path, rememberedValue(found, lesson, page.number, before))
  }
  return [...known.values()]
}

/** A value may be wrong on one paper only; that its place is wrong has to be said of two. */
function isSaidTwice({ path, learnedFrom }: Remembered, lessons: readonly Remembered[]): boolean {
  return lessons.some((other) => other.refused && other.path === path && other.learnedFrom !== learnedFrom)
}

/** Where the lesson's place is on this page; null when the form around it is another one. */
function placeOn(page: RecognisedPage, { box, anchors }: Remembered): Box | null {
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

const isInside = (place: Box, box: Box) =>
  overlapX(place, box) > 0 && middleY(box) > place[1] - STRAY && middleY(box) < place[3] + STRAY

/** The words that stand where the value stood; the value may be longer or shorter this time. */
function readPlace(page: RecognisedPage, place: Box, lesson: Remembered) {
  const element = elementById(lesson.eftiId)
  if (!element) return null
  const printed = new Set(lesson.anchors.map(({ text }) => text))
  const run = layOut(page).runs.find(
    ({ box }) => overlapY(box, place) > 0.5 * (place[3] - place[1]) && overlapX(box, place) > -STRAY,
  )
  const isText = element.kind === 'text' || element.kind === 'code'
  const words = (run?.words ?? []).filter(
    // A text starts where it started; figures are often set from the right.
    (word) => !printed.has(bare(word.text)) && (!isText || middleX(word.box) > place[0] - STRAY),
  )
  const value = words.length > 0 ? readWords(words, element, lesson.unit) : null
  return value === null ? null : { value, words }
}

function rememberedValue(
  { value, words }: { value: ExtractedValue['value']; words: readonly Word[] },
  lesson: Remembered,
  page: number,
  before: ExtractedValue | undefined,
): ExtractedValue {
  const legibility = words.reduce((sum, word) => sum + word.confidence, 0) / words.length
  return {
    eftiId: lesson.eftiId,
    path: lesson.path,
    value,
    asWritten: textOf(words),
    confidence: CONFIDENCE * legibility,
    source: legibility < 1 ? 'ocr' : 'text',
    evidence: { page, box: unite(words.map(({ box }) => box)), snippet: textOf(words) },
    why: {
      remembered: lesson.id,
      learnedFrom: lesson.learnedFrom,
      ...(before ? { competedWith: before.asWritten } : {}),
    },
  }
}

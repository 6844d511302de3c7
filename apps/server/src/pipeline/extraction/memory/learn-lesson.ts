import type { Value } from '@efti-hub/efti'
import type { Box, RecognisedPage, Word } from '../../recognition/recognised.ts'
import { height, middleX, middleY, overlapX, overlapY, unite } from '../geometry/box.ts'
import { layOut } from '../geometry/runs.ts'
import { bare } from '../lexicon/compare.ts'
import type { StoredValue } from '../store.ts'
import type { Anchor, Lesson } from './memory.ts'
import { wordsSaying } from './read-place.ts'

export interface Correction {
  eftiId: string
  path: string
  value: Value | null
}

const MOST_ANCHORS = 8
/** With fewer words of the form around, the same place on another paper could be anything. */
export const FEWEST_ANCHORS = 3

/**
 * What a correction says about papers like this one: where the right value is printed, or that what was read is not it.
 * Null where there is nothing to learn: the value is not on the pages, stands in several places, or was read from the right
 * place and only spelled wrongly.
 */
export function learnLesson(
  { eftiId, path, value }: Correction,
  valuesAsRead: readonly StoredValue[],
  pages: readonly RecognisedPage[],
): Lesson | null {
  const read = valuesAsRead.find((one) => one.path === path)?.evidence
  const place = value === null ? placeOf(read) : findValue(eftiId, value, pages)
  if (!place) return null
  if (value !== null && read?.box && read.page === place.page && isSamePlace(read.box, place.box)) return null
  const page = pages.find(({ number }) => number === place.page)
  const anchors = page ? anchorsAround(place.box, page, valuesAsRead) : []
  if (anchors.length < FEWEST_ANCHORS) return null
  const unit = value !== null && typeof value === 'object' ? value.unit : null
  return { eftiId, path, ...place, anchors, unit, refused: value === null }
}

interface Place {
  page: number
  box: Box
}

function placeOf(evidence: StoredValue['evidence'] | undefined): Place | null {
  return evidence?.box ? { page: evidence.page, box: evidence.box } : null
}

/** The one place where the pages say the value. */
function findValue(eftiId: string, value: Value, pages: readonly RecognisedPage[]): Place | null {
  const places: Place[] = []
  for (const page of pages) {
    if (page.synthetic) continue
    for (const run of layOut(page).runs) {
      const words = wordsSaying(run, eftiId, value)
      if (words) places.push({ page: page.number, box: unite(words.map(({ box }) => box)) })
    }
  }
  const [place, second] = places
  return place && !second ? place : null
}

function isSamePlace(left: Box, right: Box): boolean {
  return (
    overlapX(left, right) > 0.5 * Math.min(left[2] - left[0], right[2] - right[0]) &&
    overlapY(left, right) > 0.5 * Math.min(height(left), height(right))
  )
}

/** The nearest words that the form prints: letters only, and in no value that was read. */
function anchorsAround(place: Box, page: RecognisedPage, values: readonly StoredValue[]): Anchor[] {
  const filled = values.flatMap(({ evidence }) =>
    evidence?.box && evidence.page === page.number ? [evidence.box] : [],
  )
  const isPrinted = ({ box, text }: Word) =>
    /^[^\d]*\p{L}{3,}[^\d]*$/u.test(text) &&
    ![place, ...filled].some((taken) => overlapX(taken, box) > 0 && overlapY(taken, box) > 0)
  const distance = ({ box }: Word) => Math.hypot(middleX(box) - middleX(place), middleY(box) - middleY(place))
  return page.words
    .filter(isPrinted)
    .sort((left, right) => distance(left) - distance(right))
    .slice(0, MOST_ANCHORS)
    .map(({ text, box }) => ({ text: bare(text), dx: box[0] - place[0], dy: box[1] - place[1] }))
}

import type { Value } from '@efti-hub/efti'
import type { ExtractedValue } from '../fields/extracted.ts'
import { middleX, middleY, unite } from '../layout/box.ts'
import { layOut } from '../layout/lay-out.ts'
import type { Box, RecognisedPage, Word } from '../layout/pages.ts'
import { bare, bareWords } from '../words/compare.ts'
import type { Anchor, Lesson } from './memory.ts'
import { chooseOccurrence, occurrencesOf } from './occurrences.ts'
import { mostWordsOf, piecesOfLine } from './pieces-of-line.ts'
import { isTaken, type Place, samePlace } from './place.ts'
import { labelOfPlace } from './printed-label.ts'
import { writingOf } from './read-value.ts'

type ReadValue = Pick<ExtractedValue, 'path' | 'value' | 'asWritten' | 'evidence'>

/** Why a correction teaches nothing: no one place on the page, the right place already, too little of the form around it, or undone. */
export type WhyNotLearned =
  | 'not-on-paper'
  | 'several-places'
  | 'right-place'
  | 'no-surroundings'
  | 'taken-back'

export interface Correction {
  eftiId: string
  path: string
  value: Value | null
  /** Where a person took it from, on the page as it stands upright: surer than a search for its text. */
  place?: Place | null
}

/** What the machine made of the paper: its pages and places of values as the paper stands upright. */
export interface PaperAsRead {
  pages: readonly RecognisedPage[]
  values: readonly ReadValue[]
  language: string | null
}

const MOST_ANCHORS = 8
/** With fewer words of the form around, the same place on another paper could be anything. */
export const FEWEST_ANCHORS = 3

/**
 * What a correction says about papers like this one: where the right value is printed and which words name it, or that
 * what was read is not it. Else why there is nothing to learn.
 */
export function learnLesson(
  { eftiId, path, value, place }: Correction,
  paper: PaperAsRead,
): { lesson: Lesson } | { reason: WhyNotLearned } {
  const before = paper.values.find((one) => one.path === path)
  if (sameValue(before?.value ?? null, value)) return { reason: 'taken-back' }
  const read = placeOf(before, paper.pages)
  const filled = paper.values.flatMap((one) => (one.path === path ? [] : (placeOf(one, paper.pages) ?? [])))
  const found =
    value === null ? read : place ? takenFrom(place, read) : findValue(eftiId, value, paper, read, filled)
  if (typeof found === 'string') return { reason: found }
  const page = found && paper.pages.find(({ number }) => number === found.page)
  if (!found || !page) return { reason: 'not-on-paper' }
  const label = labelOfPlace(found, layOut(page), filled)
  const anchors = anchorsAround(found, page, filled)
  if (!label && anchors.length < FEWEST_ANCHORS) return { reason: 'no-surroundings' }
  const unit = value !== null && typeof value === 'object' ? value.unit : null
  const synthetic = page.synthetic === true
  const lesson = { eftiId, path, page: found.page, box: found.box, anchors, label, unit, synthetic }
  return { lesson: { ...lesson, refused: value === null } }
}

const takenFrom = (place: Place, read: Place | null): Place | WhyNotLearned =>
  read && samePlace(place, read) ? 'right-place' : place

function findValue(
  eftiId: string,
  value: Value,
  { pages, language }: PaperAsRead,
  read: Place | null,
  filled: readonly Place[],
): Place | WhyNotLearned {
  const writing = writingOf(
    pages.flatMap(({ words }) => words),
    language,
  )
  const found = occurrencesOf(eftiId, value, pages.map(layOut), filled, writing)
  if (found.length === 0) return 'not-on-paper'
  if (read && found.some((place) => samePlace(place, read))) return 'right-place'
  return chooseOccurrence(found, read, filled) ?? 'several-places'
}

/** Where a value was read; on a file without pages by its words, which have to stand there once. */
export function placeOf(
  value: Pick<ReadValue, 'evidence' | 'asWritten'> | undefined,
  pages: readonly RecognisedPage[],
): Place | null {
  const { evidence, asWritten } = value ?? {}
  if (!evidence) return null
  if (evidence.box) return { page: evidence.page, box: evidence.box }
  const page = pages.find(({ number }) => number === evidence.page)
  const wanted = bareWords(asWritten ?? '')
  if (!page?.synthetic || wanted === '') return null
  const runs = layOut(page).runs.filter(({ words }) =>
    ` ${bareWords(textIn(words))} `.includes(` ${wanted} `),
  )
  const [run, second] = runs
  if (!run || second) return null
  return { page: page.number, box: boxOf(run.words, wanted) ?? run.box }
}

const textIn = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')

/** Of the words that say it. */
function boxOf(words: readonly Word[], wanted: string): Box | null {
  for (const piece of piecesOfLine(words, mostWordsOf(wanted, true)))
    if (bareWords(textIn(piece)) === wanted) return unite(piece.map(({ box }) => box))
  return null
}

function sameValue(left: Value | null, right: Value | null): boolean {
  if (left === null || right === null || typeof left !== 'object' || typeof right !== 'object')
    return left === right
  return left.value === right.value && left.unit === right.unit
}

/** The nearest words that the form prints: letters only, and in no value that was read. */
function anchorsAround(place: Place, page: RecognisedPage, filled: readonly Place[]): Anchor[] {
  const { box } = place
  const isPrinted = (word: Word) =>
    /^[^\d]*\p{L}{3,}[^\d]*$/u.test(word.text) &&
    !isTaken({ page: page.number, box: word.box }, [place, ...filled])
  const distance = (word: Word) =>
    Math.hypot(middleX(word.box) - middleX(box), middleY(word.box) - middleY(box))
  return page.words
    .filter(isPrinted)
    .sort((left, right) => distance(left) - distance(right))
    .slice(0, MOST_ANCHORS)
    .map((word) => ({ text: bare(word.text), dx: word.box[0] - box[0], dy: word.box[1] - box[1] }))
}

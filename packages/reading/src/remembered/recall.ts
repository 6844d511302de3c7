import type { ExtractedValue } from '../fields/extracted.ts'
import { middleY, overlapX, unite } from '../layout/box.ts'
import { layOut } from '../layout/lay-out.ts'
import type { RecognisedPage } from '../layout/pages.ts'
import { type Found, findSpot, readSpot, type Spot, STRAY, writtenBy } from './find-by-lesson.ts'
import { placeOf } from './learn-lesson.ts'
import { CONFIDENCE, PAGES_LOOKED_AT, type Remembered } from './memory.ts'
import { type Place, samePlace } from './place.ts'
import { writingOf } from './read-value.ts'

/** So many papers on which people said the same outdo a reading that is surer. */
const ENOUGH = 2

export interface PaperToRecall {
  values: readonly ExtractedValue[]
  /** Standing upright, as the places of the values are. */
  pages: readonly RecognisedPage[]
  /** What the paper is read as. */
  kind: string
  language: string | null
}

/**
 * Values of a paper with what was learned from earlier ones of its sender: found where people said that they stand, dropped
 * where people said that they do not. A lesson counts only on papers of its form. What was said of one paper gives way to
 * a reading that is surer: that value is then named as what it competed with.
 */
export function recall(paper: PaperToRecall, lessons: readonly Remembered[]): ExtractedValue[] {
  const known = new Map(paper.values.map((value) => [value.path, value]))
  const pages = paper.pages.slice(0, PAGES_LOOKED_AT)
  const layouts = pages.map(layOut)
  const writing = writingOf(
    pages.flatMap(({ words }) => words),
    paper.language,
  )
  for (const [path, ofPath] of Map.groupBy(lessons, (lesson) => lesson.path)) {
    const spots = ofPath.flatMap((lesson) => {
      const spot = findSpot(layouts, lesson, paper.kind)
      return spot ? [{ lesson, spot }] : []
    })
    const before = known.get(path)
    const refused = spots.filter(({ lesson }) => lesson.refused)
    const stands = before && placeOf(before, pages)
    if (stands && papersOf(refused.filter(({ spot }) => isAt(spot, stands))) >= ENOUGH) known.delete(path)

    const found = spots.flatMap(({ lesson, spot }) => {
      const read = lesson.refused ? null : readSpot(spot, lesson, writing)
      return read ? [{ lesson, read }] : []
    })
    const best = mostSaid(found, refused)
    if (best) known.set(path, weigh(best, known.get(path)))
  }
  return [...known.values()]
}

interface Reading {
  lesson: Remembered
  read: Found
}

/** The place that most papers were corrected to; of equals the one said last; none that as many said is wrong. */
function mostSaid(
  found: readonly Reading[],
  refused: readonly { lesson: Remembered; spot: Spot }[],
): (Reading & { papers: number }) | null {
  const places = found.flatMap((one) => {
    const place = placeOfWords(one.read)
    const papers = papersOf(found.filter(({ read }) => samePlace(placeOfWords(read), place)))
    const against = papersOf(refused.filter(({ spot }) => isAt(spot, place)))
    return against < papers ? [{ ...one, papers }] : []
  })
  return places.reduce<(Reading & { papers: number }) | null>(
    (best, one) => (best && best.papers > one.papers ? best : one),
    null,
  )
}

const papersOf = (said: readonly { lesson: Remembered }[]) =>
  new Set(said.map(({ lesson }) => lesson.learnedFrom)).size

export const placeOfWords = ({ page, words }: Found): Place => ({
  page,
  box: unite(words.map(({ box }) => box)),
})

export const isAt = ({ layout, box }: Spot, stands: Place) =>
  layout.number === stands.page &&
  overlapX(box, stands.box) > 0 &&
  middleY(stands.box) > box[1] - STRAY &&
  middleY(stands.box) < box[3] + STRAY

function weigh(best: Reading & { papers: number }, before: ExtractedValue | undefined): ExtractedValue {
  const remembered = rememberedValue(best, before)
  if (!before || best.papers >= ENOUGH || before.confidence < remembered.confidence) return remembered
  if (before.asWritten === remembered.asWritten) return before
  return { ...before, why: { ...before.why, competedWith: [...rivalsOf(before), remembered.asWritten] } }
}

const rivalsOf = ({ why }: ExtractedValue): unknown[] => [why?.competedWith ?? []].flat()

function rememberedValue({ lesson, read }: Reading, before: ExtractedValue | undefined): ExtractedValue {
  const legibility = read.words.reduce((sum, word) => sum + word.confidence, 0) / read.words.length
  const asWritten = writtenBy(read)
  return {
    eftiId: lesson.eftiId,
    path: lesson.path,
    value: read.value,
    asWritten,
    confidence: CONFIDENCE * legibility,
    source: legibility < 1 ? 'ocr' : 'text',
    evidence: {
      page: read.page,
      box: lesson.synthetic ? null : placeOfWords(read).box,
      snippet: asWritten,
    },
    why: {
      remembered: lesson.id,
      learnedFrom: lesson.learnedFrom,
      ...(lesson.label ? { label: lesson.label.text } : {}),
      ...(before && before.asWritten !== asWritten ? { competedWith: before.asWritten } : {}),
    },
  }
}

import { height, overlapX, sameLine, unite } from '../layout/box.ts'
import type { Box, Word } from '../layout/pages.ts'
import { type PageLayout, type Run, textOf } from '../layout/runs.ts'
import { bare, editDistance, wrongLettersAllowed } from '../words/compare.ts'
import type { PrintedLabel } from './memory.ts'
import { isTaken, type Place } from './place.ts'

/** How far before a value its label may end, and how many heights of the type above it, in page units. */
const MOST_BEFORE = 150
const MOST_ABOVE = 1.5
/** 'Nr.' alone names nothing. */
const FEWEST_LETTERS = 4
const MOST_WORDS = 8

/** The words that name what stands in a place: before it on the line, else right above it. `filled`: places of values. */
export function labelOfPlace(
  place: Place,
  layout: PageLayout,
  filled: readonly Place[],
): PrintedLabel | null {
  const label = before(place, layout, filled) ?? above(place, layout, filled)
  return label && findLabel([layout], label) ? label : null
}

function before(place: Place, layout: PageLayout, filled: readonly Place[]): PrintedLabel | null {
  const line = layout.runs
    .flatMap(({ box, words }) => (sameLine(box, place.box) ? words : []))
    .filter(({ box }) => box[2] <= place.box[0] + 1)
    .sort((a, b) => a.box[0] - b.box[0])
  const words: Word[] = []
  let edge = place.box[0]
  for (const word of line.toReversed()) {
    const room = words.length === 0 ? MOST_BEFORE : 1.2 * height(word.box)
    if (edge - word.box[2] > room || !isPrinted(word, layout.number, filled)) break
    words.unshift(word)
    edge = word.box[0]
  }
  return labelOf(words, 'before', place.box)
}

function above(place: Place, layout: PageLayout, filled: readonly Place[]): PrintedLabel | null {
  const gap = ({ box }: Run) => place.box[1] - box[3]
  const [run] = layout.runs
    .filter((one) => overlapX(one.box, place.box) > 0 && gap(one) > -2)
    .filter((one) => gap(one) < MOST_ABOVE * Math.max(height(place.box), height(one.box)))
    .sort((a, b) => gap(a) - gap(b))
  if (!run) return null
  // '11 Gross weight in kg': numbers of boxes stand before their labels.
  const from = run.words.findIndex((word) => isPrinted(word, layout.number, filled))
  const rest = from < 0 ? [] : run.words.slice(from)
  const to = rest.findIndex((word) => !isPrinted(word, layout.number, filled))
  return labelOf(to < 0 ? rest : rest.slice(0, to), 'above', place.box)
}

const isPrinted = ({ text, box }: Word, page: number, filled: readonly Place[]) =>
  !/\d/.test(text) && !isTaken({ page, box }, filled)

function labelOf(words: readonly Word[], side: PrintedLabel['side'], place: Box): PrintedLabel | null {
  const letters = words.reduce((sum, { text }) => sum + bare(text).length, 0)
  if (letters < FEWEST_LETTERS) return null
  const kept = side === 'before' ? words.slice(-MOST_WORDS) : words.slice(0, MOST_WORDS)
  const box = unite(kept.map((word) => word.box))
  return {
    text: textOf(kept),
    side,
    dx: place[0] - (side === 'before' ? box[2] : box[0]),
    dy: place[1] - box[1],
  }
}

export interface FoundLabel {
  layout: PageLayout
  run: Run
  /** Index of the word behind the label's last one in the run. */
  end: number
  box: Box
}

/** The one place where the label is printed, a wrong letter in eight allowed; null when there is none, or several. */
export function findLabel(layouts: readonly PageLayout[], { text }: PrintedLabel): FoundLabel | null {
  const wanted = bare(text)
  const count = text.split(/\s+/).length
  const found = layouts.flatMap((layout) =>
    layout.runs.flatMap((run) => {
      const match = matchIn(run.words, wanted, count)
      if (!match) return []
      const box = unite(run.words.slice(match.from, match.end).map((word) => word.box))
      return [{ layout, run, end: match.end, box, distance: match.distance }]
    }),
  )
  const exact = found.filter(({ distance }) => distance === 0)
  const [label, second] = exact.length > 0 ? exact : found
  return label && !second ? label : null
}

function matchIn(words: readonly Word[], wanted: string, count: number) {
  const texts = words.map((word) => bare(word.text))
  const limit = wrongLettersAllowed(wanted.length)
  let best: { from: number; end: number; distance: number } | null = null
  for (let from = 0; from < texts.length; from++) {
    // A word may be split in two, or two be joined.
    for (
      let length = Math.max(1, count - 1);
      length <= count + 1 && from + length <= texts.length;
      length++
    ) {
      const text = texts.slice(from, from + length).join('')
      const distance = text === wanted ? 0 : limit > 0 ? editDistance(text, wanted, limit) : 1
      if (distance <= limit && (!best || distance < best.distance))
        best = { from, end: from + length, distance }
    }
  }
  return best
}

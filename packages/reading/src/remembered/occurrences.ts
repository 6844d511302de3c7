import { elementById, type Value } from '@efti-hub/efti'
import { middleX, middleY, unite } from '../layout/box.ts'
import type { Word } from '../layout/pages.ts'
import { type PageLayout, type Run, textOf } from '../layout/runs.ts'
import { bare } from '../words/compare.ts'
import type { PrintedLabel } from './memory.ts'
import { mostWordsOf, piecesOfLine } from './pieces-of-line.ts'
import { isTaken, type Place, samePlace } from './place.ts'
import { labelOfPlace } from './printed-label.ts'
import { readWords, type Writing } from './read-value.ts'

export interface Occurrence extends Place {
  label: PrintedLabel | null
}

/** Where the pages say the value, each with the words that name it there. */
export function occurrencesOf(
  eftiId: string,
  value: Value,
  layouts: readonly PageLayout[],
  filled: readonly Place[],
  writing: Writing,
): Occurrence[] {
  return layouts.flatMap((layout) =>
    layout.runs.flatMap((run) => {
      const words = wordsSaying(run, eftiId, value, writing)
      if (!words) return []
      const place = { page: layout.number, box: unite(words.map(({ box }) => box)) }
      return [{ ...place, label: labelOfPlace(place, layout, filled) }]
    }),
  )
}

/**
 * The one that the person means: not inside another value; nearest to where the wrong one was read; the only one that
 * the form names. Copies of a form name it alike: the first of them. Null where none stands out.
 */
export function chooseOccurrence(
  found: readonly Occurrence[],
  read: Place | null,
  filled: readonly Place[],
): Occurrence | null {
  const free = found.filter((place) => !isTaken(place, filled))
  const open = free.length > 0 ? free : found
  const [only, second] = open
  if (!only || !second) return only ?? null
  const nearest = read && nearestOf(open, read)
  if (nearest) return nearest
  const named = open.filter(({ label }) => label !== null)
  const [first] = named
  const names = new Set(named.map(({ label }) => bare(label?.text ?? '')))
  return first && names.size === 1 && (named.length === 1 || areCopies(named)) ? first : null
}

const areCopies = (places: readonly Place[]) => new Set(places.map(({ page }) => page)).size === places.length

/** Clearly nearest: the next one is twice as far. */
function nearestOf(places: readonly Occurrence[], read: Place): Occurrence | null {
  if (places.some((place) => samePlace(place, read))) return null
  const far = ({ page, box }: Place) =>
    page === read.page
      ? Math.hypot(middleX(box) - middleX(read.box), middleY(box) - middleY(read.box))
      : Number.POSITIVE_INFINITY
  const [nearest, next] = places.toSorted((a, b) => far(a) - far(b))
  return nearest && next && 2 * far(nearest) <= far(next) && far(nearest) < Infinity ? nearest : null
}

/** The words of a run that say exactly this value; the fewest of them. Null where the run does not say it. */
function wordsSaying(run: Run, eftiId: string, value: Value, writing: Writing): Word[] | null {
  const element = elementById(eftiId)
  if (!element) return null
  const unit = typeof value === 'object' ? value.unit : null
  const isText = element.kind === 'text'
  if (isText && typeof value === 'string' && !bare(textOf(run.words)).includes(bare(value))) return null
  for (const piece of piecesOfLine(run.words, mostWordsOf(value, isText))) {
    const read = readWords(piece, element, unit, writing)
    if (read !== null && says(read, value)) return piece
  }
  return null
}

function says(read: Value, value: Value): boolean {
  if (typeof read === 'object' && typeof value === 'object')
    return read.value === value.value && read.unit === value.unit
  if (typeof read !== 'string' || typeof value !== 'string') return read === value
  const [left, right] = [bare(read), bare(value)]
  return left === '' ? read === value : left === right
}

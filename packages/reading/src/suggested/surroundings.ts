import { elementByPath, parentPath, plainPath } from '@efti-hub/efti'
import type { ExtractedValue } from '../fields/extracted.ts'
import { height, overlapX, sameLine, unite } from '../layout/box.ts'
import type { Box } from '../layout/pages.ts'
import type { PageLayout } from '../layout/runs.ts'
import { isTaken, type Place } from '../remembered/place.ts'
import type { PaperToRecall } from '../remembered/recall.ts'
import type { Candidate } from './candidate.ts'
import { findText, type TextOnPage } from './find-text.ts'
import { governingLabels, labelsOfPages } from './governing-labels.ts'
import { labelsOfField } from './labels-of-field.ts'

export type WhyNotPlaced =
  | 'part of another value'
  | 'part of a label'
  | 'by another label'
  | 'by nothing that names it'

interface Surroundings {
  /** The first place that speaks for the field of the candidate; else what speaks against the best of them. */
  placeOf(candidate: Candidate): TextOnPage | WhyNotPlaced
}

/** Of a part of a party or place, whose parts stand together: the path of the whole; null for anything else. */
function partyOf(path: string): string | null {
  for (let above = parentPath(path); above !== ''; above = parentPath(above)) {
    const element = elementByPath(above)
    if (element?.children.some(({ name }) => name === 'postalAddress')) return `${above}/`
  }
  return null
}

/** Heights of type between lines of one address. */
const LINES_APART = 2.6

/**
 * What stands around the answers. A word belongs to one value, and a label's is part of none. A text by the label of another field is not
 * this field's. Where no label speaks, parts of a party stand together: in the block of another part.
 */
export function surroundingsOf(
  { values, kind }: PaperToRecall,
  layouts: readonly PageLayout[],
  candidates: readonly Candidate[],
): Surroundings {
  const labels = labelsOfPages(layouts, kind)
  const filled = values.flatMap((value) =>
    placesOf(value, layouts).map((place) => ({ ...place, path: value.path })),
  )
  const answered = candidates.flatMap(({ answer, places }) =>
    places.map((place) => ({ ...placeOfText(place), path: answer.path })),
  )
  const known = [...filled, ...answered]

  function whyNot({ answer, element }: Candidate, place: TextOnPage): WhyNotPlaced | null {
    const at = placeOfText(place)
    if (isTaken(at, filled)) return 'part of another value'
    const onPage = labels.get(place.layout) ?? []
    if (onPage.some((label) => place.words.some((word) => label.words.has(word)))) return 'part of a label'
    const asks = governingLabels(place, onPage).filter(({ concept }) => concept !== 'furniture')
    const own = labelsOfField(element.id)
    if (asks.some(({ concept }) => own.includes(concept))) return null
    if (asks.length > 0) return 'by another label'
    const party = partyOf(plainPath(answer.path))
    if (!party) return 'by nothing that names it'
    const others = known.filter(({ path }) => path !== answer.path && plainPath(path).startsWith(party))
    return others.some((other) => standTogether(at, other)) ? null : 'by nothing that names it'
  }

  return {
    placeOf(candidate) {
      const judged = candidate.places.map((place) => ({ place, why: whyNot(candidate, place) }))
      const good = judged.find(({ why }) => why === null)
      return good ? good.place : (judged[0]?.why ?? 'by nothing that names it')
    },
  }
}

/** On one line, or on lines that follow each other in one column. */
function standTogether(one: Place, other: Place): boolean {
  if (one.page !== other.page) return false
  const size = Math.min(height(one.box), height(other.box))
  const between = Math.max(one.box[1], other.box[1]) - Math.min(one.box[3], other.box[3])
  if (sameLine(one.box, other.box)) return -overlapX(one.box, other.box) < 3 * size
  return between < LINES_APART * size && isOneColumn(one.box, other.box, size)
}

const isOneColumn = (one: Box, other: Box, size: number) =>
  overlapX(one, other) > 0 || Math.abs(one[0] - other[0]) < size

/** Where it stands; in a file without pages, where its text stands once. */
function placesOf({ evidence, asWritten }: ExtractedValue, layouts: readonly PageLayout[]): Place[] {
  if (evidence?.box) return [{ page: evidence.page, box: evidence.box }]
  const found = evidence ? findText(asWritten, layouts) : []
  return found.length === 1 ? found.map(placeOfText) : []
}

const placeOfText = ({ layout, words }: TextOnPage): Place => ({
  page: layout.number,
  box: unite(words.map(({ box }) => box)),
})

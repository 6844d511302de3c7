import { labelsAsKind } from '../detect/labels-as-kind.ts'
import { kindById, other } from '../kinds/all-kinds.ts'
import { height, middleX, middleY, overlapX, sameLine, unite } from '../layout/box.ts'
import type { Box } from '../layout/pages.ts'
import type { PageLayout } from '../layout/runs.ts'
import type { Label } from '../proposers/labels/find-labels.ts'
import { printedLanguages } from '../words/spoken.ts'
import type { TextOnPage } from './find-text.ts'

/** Heights of type that the start of a value may be away from that of the label above it. */
const ASIDE = 3
/** Heights of type from a label down to a value in no ruled box: eight lines of an address. */
const DOWN = 14

/** The labels of pages as forms of the kind print them, found once. */
export function labelsOfPages(layouts: readonly PageLayout[], kind: string): Map<PageLayout, Label[]> {
  const languages = printedLanguages(layouts)
  const known = kindById(kind) ?? other
  return new Map(layouts.map((layout) => [layout, labelsAsKind(layout, languages, known)]))
}

/**
 * The labels that a text stands by: the next one before it on its line, and the next one above it, in its ruled box where it is in one.
 * At most two; a text that is part of a label stands by none.
 */
export function governingLabels({ layout, words }: TextOnPage, labels: readonly Label[]): Label[] {
  if (labels.some((label) => words.some((word) => label.words.has(word)))) return []
  const box = unite(words.map((word) => word.box))
  const region = layout.regions.at(middleX(box), middleY(box))
  const near = region > 0 ? labels.filter((label) => label.region === region) : labels
  const before = nearest(
    near.filter((label) => sameLine(label.box, box) && label.box[0] < box[0]),
    (label) => box[0] - label.box[2],
  )
  const above = nearest(
    near.filter((label) => isAbove(label, box, region > 0)),
    (label) => box[1] - label.box[1],
  )
  return [before, above].flatMap((label) => label ?? [])
}

function isAbove({ box: label, size }: Label, box: Box, inBox: boolean): boolean {
  if (middleY(label) >= box[1]) return false
  if (inBox) return true
  const isUnder = overlapX(label, box) > 0 || Math.abs(label[0] - box[0]) < ASIDE * size
  return isUnder && box[1] - label[3] < DOWN * Math.max(size, height(box))
}

function nearest(labels: readonly Label[], distance: (label: Label) => number): Label | undefined {
  return labels.reduce<Label | undefined>(
    (best, label) => (best === undefined || distance(label) < distance(best) ? label : best),
    undefined,
  )
}

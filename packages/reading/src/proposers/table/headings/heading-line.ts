import { type Concept, goodsConcepts } from '../../../fields/concepts.ts'
import { overlapX, sameLine } from '../../../layout/box.ts'
import { inLines } from '../../../layout/lines.ts'
import { type PageLayout, type Run, textOf } from '../../../layout/runs.ts'
import { isSetAlike } from '../../../layout/set-alike.ts'
import type { Label } from '../../labels/find-labels.ts'
import { labelOfRun } from '../../labels/label-of-run.ts'

/** So many headings on the line, and so many of them with a number right below. */
const fewestHeads = 4
const fewestNumbers = 2
/** From a heading to its first line, in heights of type. */
const farthest = 3.5

/** What one heading at least asks for; where it is the quantity, the column with most text names the goods. */
const seeds = new Set<Concept>(['nature', 'articleCount'])

/**
 * A line that is the head of a table though most of its headings are in no lexicon: one of them names or counts the goods,
 * and numbers stand right below others. All of its labels, and those without one as labels that say nothing.
 */
export function headingLine(layout: PageLayout, labels: readonly Label[]): Label[] {
  for (const seed of labels.filter((l) => seeds.has(l.concept) && !l.colon)) {
    const known = labels.filter(
      (l) =>
        sameLine(l.box, seed.box) &&
        (goodsConcepts.has(l.concept) || l.concept === 'furniture' || l.concept === 'plates'),
    )
    const words = new Set(labels.flatMap((l) => [...l.words]))
    const unknown = layout.runs.filter(
      (run) => isHead(run, seed) && sameLine(run.box, seed.box) && !run.words.some((w) => words.has(w)),
    )
    const heads = [...known, ...unknown.map((run) => labelOfRun(run, layout))]
    if (heads.length >= fewestHeads && numbersBelow(heads, seed, layout) >= fewestNumbers) return known
  }
  return []
}

const isHead = (run: Run, seed: Label) =>
  isSetAlike(run, seed.size, 0.2) && run.words.length <= 5 && !/\d{3}/.test(textOf(run.words))

/** Lines that are looked at: above the first one of goods a sum may be brought forward. */
const mostLines = 2

/** Headings that have a number below them, on the one of the first lines where most of them have. */
function numbersBelow(heads: readonly Label[], seed: Label, layout: PageLayout): number {
  const below = layout.runs
    .filter((r) => r.box[1] > seed.box[3] - 1 && r.box[1] - seed.box[3] < farthest * seed.size)
    .filter((r) => /^[\d(][\d.,'’ ]*/.test(textOf(r.words)))
  const lines = inLines(below).slice(0, mostLines)
  const under = (line: readonly Run[]) =>
    heads.filter((head) => line.some((run) => overlapX(head.box, run.box) > 0)).length
  return Math.max(0, ...lines.map(under))
}

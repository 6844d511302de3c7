import { goodsConcepts } from '../concepts.ts'
import { overlapX, sameLine } from '../geometry/box.ts'
import { type PageLayout, type Run, textOf } from '../geometry/runs.ts'
import type { Label } from './find-labels.ts'
import { labelOfRun } from './label-of-run.ts'

/** So many headings on the line, and so many of them with a number right below. */
const fewestHeads = 4
const fewestNumbers = 2
/** From a heading to its first line, in heights of type. */
const farthest = 3.5

/**
 * A line that is the head of a table though most of its headings are in no lexicon: one of them names the goods, and
 * numbers stand right below others. All of its labels, and those without one as labels that say nothing.
 */
export function headingLine(layout: PageLayout, labels: readonly Label[]): Label[] {
  for (const seed of labels.filter((l) => l.concept === 'nature' && !l.colon)) {
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
  Math.abs(run.size - seed.size) < 0.2 * seed.size &&
  run.words.length <= 5 &&
  !/\d{3}/.test(textOf(run.words))

/** Headings that have a number below them on the first line that has any. */
function numbersBelow(heads: readonly Label[], seed: Label, layout: PageLayout): number {
  const below = layout.runs
    .filter((r) => r.box[1] > seed.box[3] - 1 && r.box[1] - seed.box[3] < farthest * seed.size)
    .filter((r) => /^[\d(][\d.,'’ ]*/.test(textOf(r.words)))
    .sort((a, b) => a.box[1] - b.box[1])
  const [first] = below
  if (!first) return 0
  const line = below.filter((r) => sameLine(r.box, first.box))
  return heads.filter((head) => line.some((run) => overlapX(head.box, run.box) > 0)).length
}

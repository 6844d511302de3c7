import { addressees, type Concept, goodsConcepts } from '../../fields/concepts.ts'
import { height, middleY, overlapX } from '../../layout/box.ts'
import { inLines } from '../../layout/lines.ts'
import { type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import type { Label } from '../labels/find-labels.ts'
import { opensWithTotal } from './table-totals.ts'

/** A label in the middle of a line of goods stands so near below what is above it, in heights of its type. */
const nearBelow = 1.7
/** Left edges of one column. */
const sameEdge = 6

/**
 * 'Charge: 0026A', 'Tariff No. 3208 90 91', 'emballage: 6 paller' below a name, and another line of goods further down:
 * such labels are a part of their line. So is the same label below the last line.
 */
export function labelsInLines(
  layout: PageLayout,
  header: readonly Label[],
  labels: readonly Label[],
): ReadonlySet<Label> {
  const nature = header.find((l) => l.concept === 'nature')
  const below = nature ? labels.filter((l) => !header.includes(l) && l.box[1] > nature.box[3] - 1) : []
  if (!nature || below.length === 0) return new Set()
  const found = new Set(below.filter((label) => isInNumbered(label, header, layout)))
  const lines = inLines(layout.runs)
  const starts = startsOf(lines, nature, header)
  const above = (label: Label) => starts.findLast(({ y }) => y < label.box[1] && !isLevel(y, label))
  for (const label of below) {
    const start = above(label)
    if (!start || addressees.has(label.concept) || !standsUnder(label, nature, layout)) continue
    const next = starts.find(({ y }) => y > label.box[3])
    const goesOn = next !== undefined || [...found].some((other) => isSame(other, label))
    if (goesOn && isDetailBelow(start.y, label, lines) && !isRuledOff(start.y, label, layout))
      found.add(label)
  }
  return found
}

const isLevel = (y: number, label: Label) => Math.abs(y - middleY(label.box)) < 0.5 * height(label.box)

const isSame = (a: Label, b: Label) =>
  a.concept === b.concept && a.matches[0]?.key === b.matches[0]?.key && a.matches[0] !== undefined

/** Within the column of names, or further on in the text of a line that begins there. */
function standsUnder(label: Label, nature: Label, layout: PageLayout): boolean {
  const run = layout.runs.find((own) => own.words.some((word) => label.words.has(word)))
  return run !== undefined && Math.abs(run.box[0] - nature.box[0]) < sameEdge
}

/**
 * Lines with a name right below the heading of the goods, and figures below two others, one of them a quantity or a
 * mass: each begins a line of goods.
 */
function startsOf(
  lines: readonly (readonly Run[])[],
  nature: Label,
  header: readonly Label[],
): { y: number }[] {
  const others = header.filter((l) => l !== nature)
  return lines.flatMap((line) => {
    const name = line.find((run) => Math.abs(run.box[0] - nature.box[0]) < sameEdge)
    if (!name || name.box[1] < nature.box[3] - 1 || line.some((run) => opensWithTotal(textOf(run.words))))
      return []
    const figured = others.filter((head) => line.some((run) => hasFigureUnder(run, head)))
    const counts = figured.some(({ concept }) => counting.has(concept))
    return counts && figured.length >= 2 ? [{ y: middleY(name.box) }] : []
  })
}

const counting = new Set<Concept | undefined>(
  [...goodsConcepts].filter((concept) =>
    ['packageCount', 'articleCount', 'grossWeight', 'netWeight', 'volume', 'packing'].includes(concept ?? ''),
  ),
)

const hasFigureUnder = (run: Run, head: Label) =>
  run.words.some((word) => /^\d[\d.,'’]*$/.test(word.text) && overlapX(word.box, head.box) > 0)

/** Between the start of its line and the label the text of the column goes on without a gap. */
function isDetailBelow(y: number, label: Label, lines: readonly (readonly Run[])[]): boolean {
  let foot = y + 0.5 * height(label.box)
  for (const line of lines)
    for (const { box } of line) {
      if (
        middleY(box) < y ||
        box[1] > label.box[1] + 1 ||
        overlapX(box, [label.box[0] - 200, 0, label.box[2], 0]) <= 0
      )
        continue
      if (box[1] - foot < nearBelow * height(label.box)) foot = Math.max(foot, box[3])
    }
  return label.box[1] - foot < nearBelow * height(label.box)
}

const isRuledOff = (y: number, label: Label, layout: PageLayout) =>
  layout.page.rules.some(
    (rule) => rule[1] > y + 2 && rule[1] < label.box[1] && rule[2] - rule[0] > 0.6 * layout.page.width,
  )

/** Between two numbered lines of goods. */
function isInNumbered(label: Label, header: readonly Label[], layout: PageLayout): boolean {
  const [first] = header.toSorted((a, b) => a.box[0] - b.box[0])
  const nature = header.find((l) => l.concept === 'nature')
  if (!first || !nature || first === nature || label.box[0] < nature.box[0] - 2) return false
  const starts = layout.runs.filter(
    (run) => /^\d{1,6}\.?$/.test(textOf(run.words)) && overlapX(run.box, first.box) > 0,
  )
  const isAbove = (run: Run) => run.box[1] > first.box[3] - 1 && run.box[3] <= label.box[1] + 1
  const above = starts.filter(isAbove).at(-1)
  return (
    above !== undefined &&
    starts.some((run) => run.box[1] > label.box[3] - 1 && Math.abs(run.box[0] - above.box[0]) < sameEdge) &&
    !isRuledOff(above.box[3], label, layout)
  )
}

import type { Concept } from '../../fields/concepts.ts'
import { middleX, middleY, overlapX } from '../../layout/box.ts'
import { inLines } from '../../layout/lines.ts'
import type { Word } from '../../layout/pages.ts'
import { makeRun, type Run } from '../../layout/runs.ts'
import type { Label } from '../labels/find-labels.ts'
import type { Line } from '../table/table-rows.ts'

/** 'Brutto kg' right below 'Anzahl' over one column, whose lines of goods have a figure for each, one below the other. */
export interface Stacked {
  concept: Concept
  label: Label
  words: ReadonlySet<Word>
}

const measures = new Set<Concept>(['grossWeight', 'netWeight', 'volume'])
const isFigure = ({ text }: Word) => /^\d[\d.,'’]*$/.test(text)
/** From a heading to the one below it, in heights of its type. */
const nearBelow = 1.3
/** So many lines of goods must have the second figure, and most of them. */
const fewestRows = 2
const mostly = 0.6

/** The second headings over a column, and the figures of the lines below that belong to them. */
export function stackedColumns(
  header: readonly Label[],
  labels: readonly Label[],
  runs: readonly Run[],
): Stacked[] {
  return labels.flatMap((label) => {
    const above = header.find((own) => isBelow(label, own))
    const isTaken = header.some((own) => own.concept === label.concept)
    if (!measures.has(label.concept) || label.colon || header.includes(label) || !above || isTaken) return []
    const words = secondFigures(label, above, header, runs)
    return words ? [{ concept: label.concept, label, words: new Set(words) }] : []
  })
}

const isBelow = (label: Label, own: Label) =>
  own !== label &&
  own.concept !== label.concept &&
  label.region === own.region &&
  overlapX(label.box, own.box) > 0 &&
  label.box[1] > own.box[3] - 0.5 * own.size &&
  label.box[1] - own.box[3] < nearBelow * own.size

/** Under both headings each line of goods has a figure and, right below it, another one with nothing else that counts beside it. */
function secondFigures(
  label: Label,
  above: Label,
  header: readonly Label[],
  runs: readonly Run[],
): Word[] | undefined {
  const edges: [number, number] = [
    Math.min(label.box[0], above.box[0]) - label.size,
    Math.max(label.box[2], above.box[2]) + label.size,
  ]
  const others = header.filter(
    (own) => own !== above && own.concept !== 'nature' && overlapX(own.box, label.box) <= 0,
  )
  const lines = inLines(runs.flatMap((run) => run.words)).filter(
    ([word]) => word && word.box[1] > label.box[3] - 1,
  )
  const found: Word[] = []
  let firsts = 0
  let previous: Word | undefined
  for (const line of lines) {
    const own = line.find((w) => isFigure(w) && middleX(w.box) > edges[0] && middleX(w.box) < edges[1])
    const counts = others.some((head) => line.some((w) => isFigure(w) && overlapX(w.box, head.box) > 0))
    const isSecond =
      own && previous && !counts && own.box[1] - previous.box[3] < nearBelow * (own.box[3] - own.box[1])
    if (own && isSecond) found.push(own)
    else if (own && counts) firsts++
    previous = isSecond ? undefined : own
  }
  return found.length >= fewestRows && found.length >= mostly * firsts ? found : undefined
}

/** The lines' words without those that stand under a second heading. */
export function withoutStacked(runs: readonly Run[], stacked: readonly Stacked[]): Run[] {
  if (stacked.length === 0) return [...runs]
  const taken = new Set(stacked.flatMap(({ words, label }) => [...words, ...label.words]))
  return runs
    .map((run) =>
      makeRun(
        run.words.filter((word) => !taken.has(word)),
        run.region,
      ),
    )
    .filter((run) => run.words.length > 0)
}

/** Each second figure joins the line of goods above it. */
export function joinStacked(lines: readonly Line[], stacked: readonly Stacked[]): void {
  for (const { concept, words } of stacked)
    for (const word of words) {
      const above = lines.findLast((line) => middleY(line.box) < word.box[1])
      if (above && !above.cells.has(concept)) above.cells.set(concept, [word])
    }
}

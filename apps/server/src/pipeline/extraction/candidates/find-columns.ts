import type { Box } from '../../recognition/recognised.ts'
import type { Concept } from '../concepts.ts'
import { middleX, overlapY, unite } from '../geometry/box.ts'
import type { PageLayout, Run } from '../geometry/runs.ts'
import type { Label } from './find-labels.ts'

export interface Column {
  concept: Concept
  label: Label
  from: number
  to: number
}

/** Columns from the header: parted by drawn lines, else where the fewest words of the body are cut. */
export function findColumns(
  header: readonly Label[],
  body: readonly Run[],
  box: Box,
  layout: PageLayout,
): Column[] {
  const cuts = header.slice(1).map((label, i) => cutBetween(header[i] as Label, label, body, layout))
  return header.map((label, i) => ({
    concept: label.concept,
    label,
    from: i === 0 ? box[0] - 1 : (cuts[i - 1] as number),
    to: cuts[i] ?? box[2] + 1,
  }))
}

function cutBetween(a: Label, b: Label, body: readonly Run[], layout: PageLayout): number {
  const drawn = lineBetween(a, b, layout)
  if (drawn !== undefined) return drawn
  const from = middleX(a.box)
  const to = middleX(b.box)
  const boxes = body.flatMap((run) => piecesOf(run))
  let best = { at: (a.box[2] + b.box[0]) / 2, cost: Number.POSITIVE_INFINITY }
  for (let at = from; at <= to; at += 1) {
    const crossed = boxes.filter((w) => w[0] < at - 0.5 && w[2] > at + 0.5).length
    const throughHeader = at < a.box[2] ? (a.box[2] - at) / 60 : at > b.box[0] ? (at - b.box[0]) / 60 : 0
    const room = Math.min(...boxes.map((w) => (w[0] >= at ? w[0] - at : w[2] <= at ? at - w[2] : 0)), 6)
    const cost = crossed * 4 + throughHeader - room * 0.15
    if (cost < best.cost) best = { at, cost }
  }
  return best.at
}

/** Words that stand close together are cut less willingly than the space between columns. */
function piecesOf(run: Run): Box[] {
  return run.words.length > 1
    ? [unite(run.words.map((w) => w.box)), ...run.words.map((w) => w.box)]
    : [run.box]
}

function lineBetween(a: Label, b: Label, layout: PageLayout): number | undefined {
  const band = unite([a.box, b.box])
  const found = layout.page.rules.filter(
    (r) =>
      Math.abs(r[2] - r[0]) < 3.5 &&
      r[0] > middleX(a.box) &&
      r[0] < middleX(b.box) &&
      overlapY(r, band) > 0.5 * Math.min(r[3] - r[1], band[3] - band[1]),
  )
  const between = found.find((r) => r[0] > a.box[2] - 3 && r[0] < b.box[0] + 3) ?? found[0]
  return between && (between[0] + between[2]) / 2
}

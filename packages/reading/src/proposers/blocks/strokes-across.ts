import type { Box } from '../../layout/pages.ts'
import type { PageLayout, Run } from '../../layout/runs.ts'
import type { Label } from '../labels/find-labels.ts'

const longStroke = 120

/** Lines of strokes across a typed page part its boxes. */
export function strokesOf(layout: PageLayout): readonly Box[] {
  const before = known.get(layout)
  if (before) return before
  const { page } = layout
  const found = page.synthetic
    ? page.rules.filter(([left, top, right, bottom]) => bottom - top < 2 && right - left > longStroke)
    : []
  known.set(layout, found)
  return found
}

const known = new WeakMap<PageLayout, readonly Box[]>()

/**
 * Below what stroke nothing is a label's any more: the first one under text that stands level with the label or below it. A
 * heading right above a stroke has its lines below that.
 */
export function floorOf({ box, region, size }: Label, pieces: readonly Run[], layout: PageLayout): number {
  if (region > 0) return Number.POSITIVE_INFINITY
  const below = strokesOf(layout)
    .filter(([left, at, right]) => at > box[3] - 1 && left <= box[0] + size && right >= box[2] - 1)
    .map(([, at]) => at)
    .sort((a, b) => a - b)
  const isFilled = (until: number) =>
    pieces.some((p) => p.box[1] > box[1] - 0.5 * size && p.box[3] < until + 1 && p.box[2] > box[0] - 3 * size)
  return below.find(isFilled) ?? Number.POSITIVE_INFINITY
}

/** A stroke across the page stands between the two. */
export const isParted = (above: Box, below: Box, layout: PageLayout): boolean =>
  strokesOf(layout).some(
    ([left, at, right]) =>
      at > above[3] - 1 &&
      at < below[1] + 1 &&
      left <= Math.min(above[0], below[0]) + 12 &&
      right >= below[0],
  )

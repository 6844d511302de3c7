import { overlapX } from '../../layout/box.ts'
import type { Box } from '../../layout/pages.ts'
import type { PageLayout } from '../../layout/runs.ts'

/** A line is drawn between the two across most of the table. */
export function isRuledApart(above: Box, below: Box, { page }: PageLayout, body: Box): boolean {
  return page.rules.some(
    (r) =>
      Math.abs(r[3] - r[1]) < 3 &&
      r[1] > above[3] - 3 &&
      r[1] < below[1] + 3 &&
      overlapX(r, body) > 0.6 * (body[2] - body[0]),
  )
}

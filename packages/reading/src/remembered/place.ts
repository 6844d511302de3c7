import { height, overlapX, overlapY } from '../layout/box.ts'
import type { Box } from '../layout/pages.ts'

/** On a page that stands upright. */
export interface Place {
  page: number
  box: Box
}

/** Of two boxes the smaller one lies in the other one for the most part. */
export function samePlace(left: Place, right: Place): boolean {
  const [a, b] = [left.box, right.box]
  return (
    left.page === right.page &&
    overlapX(a, b) > 0.5 * Math.min(a[2] - a[0], b[2] - b[0]) &&
    overlapY(a, b) > 0.5 * Math.min(height(a), height(b))
  )
}

/** Touches one of them. */
export const isTaken = ({ page, box }: Place, places: readonly Place[]): boolean =>
  places.some((other) => other.page === page && overlapX(other.box, box) > 0 && overlapY(other.box, box) > 0)

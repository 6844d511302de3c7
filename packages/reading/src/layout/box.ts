import type { Box } from './pages.ts'

export const height = (b: Box) => b[3] - b[1]
export const middleX = (b: Box) => (b[0] + b[2]) / 2
export const middleY = (b: Box) => (b[1] + b[3]) / 2

export function unite(boxes: readonly Box[]): Box {
  const united: Box = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0]
  for (const box of boxes) {
    united[0] = Math.min(united[0], box[0])
    united[1] = Math.min(united[1], box[1])
    united[2] = Math.max(united[2], box[2])
    united[3] = Math.max(united[3], box[3])
  }
  return united
}

/** Length of the common part on one axis; negative is the distance between them. */
export const overlapX = (a: Box, b: Box) => Math.min(a[2], b[2]) - Math.max(a[0], b[0])
export const overlapY = (a: Box, b: Box) => Math.min(a[3], b[3]) - Math.max(a[1], b[1])

/** On one line of type: at least half of the lower one's height in common. */
export const sameLine = (a: Box, b: Box) => overlapY(a, b) >= 0.5 * Math.min(height(a), height(b))

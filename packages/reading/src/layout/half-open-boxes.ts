import { overlapY } from './box.ts'
import type { Rule } from './pages.ts'

/** A shorter stroke underlines a word. */
const longStroke = 120
/** A side stands along so much of its row. */
const wholeSide = 0.7
/** Nearer than this to the end of the strokes a side is the outer one, in heights of type. */
const atEdge = 1.5

/**
 * Host programs type a stroke across and a '|' between two boxes, and leave the paper's edges open: where a side parts the
 * row between two strokes, the ends of the strokes are the outer sides.
 */
export function outerSides(rules: readonly Rule[], size: number): Rule[] {
  const strokes = rules
    .filter(([left, top, right, bottom]) => bottom - top < 1 && right - left > longStroke)
    .sort((a, b) => a[1] - b[1])
  const sides = rules.filter(([left, top, right, bottom]) => right - left < 1 && bottom - top > size)
  return strokes.flatMap((above, at): Rule[] => {
    const below = strokes[at + 1]
    if (!below || below[1] - above[1] < 1.5 * size) return []
    const [left, right] = [Math.min(above[0], below[0]), Math.max(above[2], below[2])]
    const row: Rule = [left, above[1], right, below[1]]
    const own = sides.filter((side) => overlapY(side, row) >= wholeSide * (below[1] - above[1]))
    const isInner = ([x]: Rule) => x > left + atEdge * size && x < right - atEdge * size
    if (!own.some(isInner)) return []
    return [left, right]
      .filter((edge) => !own.some(([x]) => Math.abs(x - edge) <= atEdge * size))
      .map((edge): Rule => [edge, above[1], edge, below[1]])
  })
}

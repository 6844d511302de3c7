import type { Rule } from '../../layout/pages.ts'
import type { PlacedLine } from '../../layout/place-text.ts'

/** In characters and lines of the grid, relative to the block's own corner. */
export interface WordLayout {
  lines: PlacedLine[]
  rules: Rule[]
  width: number
  height: number
}

/** Copies a part into a larger layout, moved to its place there. */
export function place(part: WordLayout, column: number, row: number, into: WordLayout): void {
  for (const line of part.lines)
    into.lines.push({ ...line, column: line.column + column, row: line.row + row })
  for (const [x0, y0, x1, y1] of part.rules) into.rules.push([x0 + column, y0 + row, x1 + column, y1 + row])
}

import { middleY, sameLine } from './box.ts'
import type { Box } from './pages.ts'
import type { Run } from './runs.ts'
import { type Span, spanOf } from './span.ts'

/** What stands on one line together, from the top, each line from the left. */
export function inLines<T extends { box: Box }>(pieces: readonly T[]): T[][] {
  const lines: T[][] = []
  for (const piece of pieces.toSorted((a, b) => middleY(a.box) - middleY(b.box))) {
    const line = lines.find(([first]) => first && sameLine(first.box, piece.box))
    if (line) line.push(piece)
    else lines.push([piece])
  }
  return lines.map((line) => line.sort((a, b) => a.box[0] - b.box[0]))
}

/** The same as text. */
export const linesOf = (pieces: readonly Pick<Run, 'box' | 'words'>[]): Span[] =>
  inLines(pieces).map((line) => spanOf(line.flatMap(({ words }) => words)))

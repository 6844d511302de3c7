import { middleY, sameLine } from './box.ts'
import type { Run } from './runs.ts'
import { type Span, spanOf } from './span.ts'

/** The pieces line by line from the top, each line from the left. */
export function linesOf(pieces: readonly Run[]): Span[] {
  const lines: Run[][] = []
  for (const piece of pieces.toSorted((a, b) => middleY(a.box) - middleY(b.box))) {
    const line = lines.find((l) => sameLine((l[0] as Run).box, piece.box))
    if (line) line.push(piece)
    else lines.push([piece])
  }
  return lines.map((line) => spanOf(line.sort((a, b) => a.box[0] - b.box[0]).flatMap((p) => p.words)))
}

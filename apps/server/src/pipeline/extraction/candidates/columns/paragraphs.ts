import { height } from '../../geometry/box.ts'
import type { Line } from '../table/table-rows.ts'

/** A blank line is at least so high, in heights of type; within a paragraph lines stand closer by so much. */
const blank = 0.6

/**
 * '620 CARTONS' behind a blank line, and closely below it 'ABRASIVE DISCS  9880 KGS': a paragraph that begins a line of
 * goods, though its numbers stand beside a later line of it. `foot`: where the text above it ends.
 */
export function leadsParagraph(
  at: number,
  lines: readonly Line[],
  foot: number,
  has: { key: (line: Line) => boolean; newRow: (line: Line) => boolean },
): boolean {
  let last = lines[at] as Line
  const gap = last.box[1] - foot
  if (has.key(last) || gap < blank * height(last.box)) return false
  for (const next of lines.slice(at + 1)) {
    if (next.box[1] - last.box[3] > blank * gap) return false
    if (has.key(next)) return has.newRow(next)
    last = next
  }
  return false
}

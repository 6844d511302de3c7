import { height } from '../../layout/box.ts'
import { textOf } from '../../layout/runs.ts'
import type { Line } from '../table/table-rows.ts'
import { countsGoods } from './counts/counted-lines.ts'

/** A blank line is at least so high, in heights of type; within a paragraph lines stand closer by so much. */
const blank = 0.6

interface LineTests {
  key: (line: Line) => boolean
  newRow: (line: Line) => boolean
}

/**
 * '620 CARTONS' behind a blank line, and closely below it 'ABRASIVE DISCS  9880 KGS': a paragraph that begins a line of
 * goods, though its numbers stand beside a later line of it. `foot`: where the text above it ends.
 */
export function leadsParagraph(at: number, lines: readonly Line[], foot: number, has: LineTests): boolean {
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

/** From a line that counts packages to the one beside which their mass stands. */
const mostBetween = 2

/**
 * '1260 BALES' and its name, '2 PALLETS' and its name, each with its mass beside a later line: where goods begin with their
 * count the next count begins the next ones.
 */
export function leadsCounted(
  at: number,
  lines: readonly Line[],
  row: readonly Line[],
  has: LineTests,
): boolean {
  const [first, line] = [row[0], lines[at]]
  const counts = (one: Line | undefined) =>
    countsGoods(textOf(one?.cells.get('nature') ?? one?.cells.get('furniture') ?? []))
  if (!line || has.key(line) || !counts(first) || !counts(line)) return false
  const next = lines.slice(at + 1, at + 2 + mostBetween).find(has.key)
  return next !== undefined && has.newRow(next)
}

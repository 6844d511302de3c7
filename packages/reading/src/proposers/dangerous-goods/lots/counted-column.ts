import { overlapX } from '../../../layout/box.ts'
import { linesOf } from '../../../layout/lines.ts'
import type { Run } from '../../../layout/runs.ts'
import { cut, type Span, spanOf } from '../../../layout/span.ts'
import { measuresIn } from '../../../values/measures.ts'
import { packageKindIn } from '../../../values/packages.ts'
import { type Counted, countedFirst } from './counts-of-lot.ts'

/** '24 teneke', '8 ASP-Behälter (4H2)': a number and a word that begin a cell. */
const counted = /^(?<count>\d{1,5})\s+(?:x\s|×\s)?(?:\p{L}{2,4}\.\s)?(?<kind>\p{L}[\p{L}-]{2,}\.?)/u
/** So many heights of type below the last lot the line of totals begins. */
const reach = 7

/**
 * Packages in a column beside descriptions: a cell of each lot that begins with a number and a word, all below each other. The
 * words may be in no lexicon where the numbers add up to one that stands below them.
 */
export function countedColumn(
  runs: readonly Run[],
  tops: readonly number[],
  described: ReadonlySet<Run['words'][number]>,
): (Counted | undefined)[] {
  const end = tops.at(-1)
  if (end === undefined || tops.length < 2) return []
  const cells = runs.flatMap((run) => cellOf(run, described))
  const first = cells.filter(({ run }) => isBetween(run, tops[0] as number, tops[1] as number))
  for (const start of first) {
    const column = cells.filter(({ run }) => overlapX(run.box, start.run.box) > 0)
    const lots = tops.slice(0, -1).map((top, at) => {
      const own = column.filter(({ run }) => isBetween(run, top, tops[at + 1] as number))
      return own.length > 0 ? own[0] : undefined
    })
    const found = lots.filter((lot) => lot !== undefined)
    if (found.length < lots.length) continue
    const known = found.filter((cell) => packageKindIn(cell.kind) !== undefined).length
    const sum = found.reduce((total, cell) => total + cell.value, 0)
    if (known < found.length && !isSummedUp(runs, start.run, end, sum)) continue
    return lots.map((cell) => cell?.counted)
  }
  return []
}

interface Cell {
  run: Run
  kind: string
  value: number
  counted: Counted
}

function cellOf(run: Run, described: ReadonlySet<Run['words'][number]>): Cell[] {
  if (run.words.some((word) => described.has(word))) return []
  const span = spanOf(run.words)
  const match = counted.exec(span.text)
  const { count = '', kind = '' } = match?.groups ?? {}
  if (!match || isMeasure(span.text.slice(0, match[0].length))) return []
  const end = match[0].length
  const known = countedFirst(span)
  const unknown = { count: cut(span, 0, count.length), whole: cut(span, 0, end), end }
  return [{ run, kind, value: Number(count), counted: known?.count.text === count ? known : unknown }]
}

const isMeasure = (text: string) =>
  measuresIn(text, 'mass', 'unknown').some(({ unitFrom }) => unitFrom === 'cell') ||
  measuresIn(text, 'volume', 'unknown').some(({ unitFrom }) => unitFrom === 'cell')

function isBetween({ box, size }: Run, top: number, next: number): boolean {
  return box[1] > top - 0.6 * size && box[1] < next - 0.6 * size
}

/** Below the lots stands what they come to: in their column, or in the line that says so. */
function isSummedUp(runs: readonly Run[], column: Run, end: number, sum: number): boolean {
  const below = runs.filter(({ box, size }) => box[1] >= end - 1 && box[1] - end < reach * size)
  return linesOf(below).some(({ words }: Span) =>
    words.some((word) => word.text === String(sum) && overlapX(word.box, column.box) > 0),
  )
}

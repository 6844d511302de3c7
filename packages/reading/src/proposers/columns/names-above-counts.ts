import { linesOf } from '../../layout/lines.ts'
import { joinSpans, type Span, spanOf } from '../../layout/span.ts'
import { packedIn } from '../statements/packed-in.ts'
import type { Cells } from '../table/table-rows.ts'

const linesIn = (cell: Span) => linesOf(cell.words.map((word) => ({ words: [word], box: word.box })))

/**
 * '1448CTNS  GARDEN SETS  24190 KGS' says the whole, and below it '612 CARTONS', 'PARASOLS', '500 CARTONS', 'CUSHIONS',
 * '336 CARTONS' with their masses: each name stands above its count, the first one beside the whole.
 */
export function namesAboveCounts(rows: Cells[], totals: Cells | null): void {
  const first = totals?.get('nature')
  const cells = rows.flatMap((row) => row.get('nature') ?? [])
  if (!first || rows.length < 2 || cells.length !== rows.length || packedIn(first.text)) return
  const told = cells.map(linesIn)
  const top = rows[0]?.get('nature')?.words[0]?.box[1] ?? 0
  const isAbove = (first.words[0]?.box[1] ?? top) < top
  const isShifted = told.every(([count, ...names], at) =>
    count && packedIn(count.text) ? names.length > 0 === at < told.length - 1 : false,
  )
  if (!isAbove || !isShifted || !/\p{L}{3}/u.test(first.text)) return
  for (const [at, row] of rows.entries()) {
    const [count] = told[at] ?? []
    const name = at === 0 ? first : joinSpans(told[at - 1]?.slice(1) ?? [])
    if (count) row.set('nature', spanOf([...count.words, ...name.words]))
  }
}

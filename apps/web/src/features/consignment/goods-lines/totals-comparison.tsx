import { type ConsignmentAnswer, GOODS_TOTALS } from '@efti-hub/contract'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { goodsLinesWords as words } from '../../../words/goods-lines.ts'
import { showValue } from './line-cell.tsx'
import { isSameQuantity, type LineTable, sumOf } from './lines-of.ts'

/** What the lines come to beside what the document states of the whole; only where every line has its part. */
export function TotalsComparison({
  tables,
  consignment,
}: {
  tables: readonly LineTable[]
  consignment: ConsignmentAnswer
}) {
  const lines = tables.flatMap((table) => table.lines)
  const compared = (['packages', 'grossMass', 'netMass'] as const).flatMap((name) => {
    const values = lines.map(({ cells }) => cells[name]?.value)
    const of = tables.find(({ columns }) => columns.some(({ id }) => id === name))
    const own = of?.lines.map(({ cells }) => cells[name]?.value) ?? values
    const total = consignment.fields.find(({ path }) => path === GOODS_TOTALS[name].path)?.value
    const sum = sumOf(own.filter((value) => value !== undefined))
    if (total === undefined || sum === null || own.some((value) => value === undefined)) return []
    return [{ name, sum, total, isSame: isSameQuantity(sum, total) }]
  })
  if (compared.length === 0) return null
  return (
    <ul aria-label={words.totals} className="grid gap-1 px-3 py-2 text-sm">
      {compared.map(({ name, sum, total, isSame }) => (
        <li key={name} className="flex items-start gap-2">
          {isSame ? (
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
          ) : (
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
          )}
          {isSame
            ? words.compare.same(words.totalNames[name], showValue(total))
            : words.compare.other(words.totalNames[name], showValue(sum), showValue(total))}
        </li>
      ))}
    </ul>
  )
}

import type { GoodsTable } from '../table/goods-table.ts'
import { packageNumbers } from './package-numbers.ts'

/**
 * '1', '2', '3' below 'Colli' are numbers of three packages or counts of six: what the paper says of all of them tells.
 * `totals`: the numbers of all packages that it names.
 */
export function settleNumbers(table: GoodsTable, totals: ReadonlySet<number>): void {
  const at = table.columns.findIndex((c) => c.concept === 'packageCount')
  const column = table.columns[at]
  if (!column || totals.size === 0) return
  const numbers = table.rows.map((row) => packageNumbers(row.get('packageCount')?.text ?? ''))
  const isSingle = numbers.every((own, i) => own?.from === i + 1 && own.to === i + 1)
  if (!isSingle || numbers.length < 2) return
  const count = numbers.length
  const sum = (count * (count + 1)) / 2
  if (column.numbered === 'own' && totals.has(sum) && !totals.has(count)) {
    const { numbered, ...counted } = column
    table.columns = table.columns.with(at, counted)
  } else if (!column.numbered && totals.has(count) && !totals.has(sum)) {
    table.columns = table.columns.with(at, { ...column, numbered: 'own' })
  }
}

import { placeOf } from '../../../fields/field-map.ts'
import { type DecimalSign, numbersIn, parseNumber } from '../../../values/numbers.ts'
import { isBelieved } from '../../../weights/score-of.ts'
import type { Candidate } from '../../candidate.ts'
import { settleNumbers } from '../../numbered/settle-numbers.ts'
import type { GoodsTable } from '../../table/goods-table.ts'
import type { Cells } from '../../table/table-rows.ts'
import { countInTotals } from '../../table/understand-table.ts'

/**
 * The numbers of a column add up to the packages that the paper counts elsewhere: they count packages, whatever their
 * heading says. And where they do not, 'box' and 'bag' are only units of what is sold.
 */
export function settleCounts(table: GoodsTable, candidates: readonly Candidate[], sign: DecimalSign): void {
  const totals = totalsOf(candidates)
  const own = countInTotals(table)
  if (own) totals.add(Number(own.value))
  if (totals.size === 0) return
  settleNumbers(table, totals)
  const unit = table.columns.find((c) => c.byUnit)
  const sum = sumOf(table.rows, unit ? 'packageCount' : 'articleCount', sign)
  const agrees = sum !== undefined && totals.has(sum)
  if (unit && !agrees) {
    for (const row of table.rows)
      for (const concept of ['packageCount', 'packing'] as const) row.delete(concept)
    table.columns = table.columns.map((c) =>
      c.byUnit || c.concept === 'packing' ? { ...c, concept: 'furniture' } : c,
    )
  }
  if (unit || !agrees || table.columns.some((c) => c.concept === 'packageCount')) return
  for (const row of table.rows) {
    const cell = row.get('articleCount')
    if (cell) row.set('packageCount', cell)
  }
  table.columns = table.columns.map((c) =>
    c.concept === 'articleCount' ? { ...c, concept: 'packageCount' } : c,
  )
}

function totalsOf(candidates: readonly Candidate[]): Set<number> {
  const { path } = placeOf('totalPackages')
  return new Set(
    candidates
      .filter(isBelieved)
      .flatMap((c) => c.readings.filter((r) => r.place.path === path).map((r) => Number(r.value))),
  )
}

/** Undefined where there are fewer than two lines, or one of them says no whole number. */
function sumOf(
  rows: readonly Cells[],
  concept: 'packageCount' | 'articleCount',
  sign: DecimalSign,
): number | undefined {
  const counts = rows
    .filter((row) => row.has(concept) || row.has('nature'))
    .map((row) => {
      const raw = numbersIn(row.get(concept)?.text ?? '')[0]?.raw
      return raw === undefined ? undefined : parseNumber(raw, sign)
    })
  if (counts.length < 2 || !counts.every((count) => count !== undefined && Number.isInteger(count)))
    return undefined
  return counts.reduce<number>((total, count) => total + (count as number), 0)
}

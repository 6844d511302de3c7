import type { Concept } from '../../fields/concepts.ts'
import { type DecimalSign, numbersIn, parseNumber } from '../../values/numbers.ts'
import type { GoodsTable } from '../table/goods-table.ts'
import type { Cells } from '../table/table-rows.ts'

const counted: readonly Concept[] = ['packageCount', 'grossWeight', 'netWeight', 'volume']
const close = 0.006

/**
 * Without the riders and manifests behind a waybill: a table on a later page whose packages and masses add up to those of
 * the first says the same goods once more, container by container or consignment by consignment.
 */
export function withoutRepeats(tables: readonly GoodsTable[], sign: DecimalSign): GoodsTable[] {
  return tables.filter((table, at) => {
    const own = wholeOf(table, sign)
    return !tables.slice(0, at).some((first) => {
      const before = wholeOf(first, sign)
      const common = counted.filter((c) => own.has(c) && before.has(c))
      const agree = common.every((c) => Math.abs((own.get(c) ?? 0) - (before.get(c) ?? 0)) < close)
      return first.page < table.page && table.rows.length > 1 && common.length > 0 && agree
    })
  })
}

function wholeOf({ rows, totals }: GoodsTable, sign: DecimalSign): Map<Concept, number> {
  const found = new Map<Concept, number>()
  for (const concept of counted) {
    const parts = rows.map((row) => numberIn(row, concept, sign))
    const sum = parts.reduce<number>((total, part) => total + (part ?? 0), 0)
    const whole = (totals && numberIn(totals, concept, sign)) ?? (parts.includes(undefined) ? undefined : sum)
    if (whole) found.set(concept, whole)
  }
  return found
}

function numberIn(row: Cells, concept: Concept, sign: DecimalSign): number | undefined {
  const raw = numbersIn(row.get(concept)?.text ?? '')[0]?.raw
  return raw === undefined ? undefined : parseNumber(raw, sign)
}

import { GOODS_COLUMNS, type GoodsColumnId, type GoodsLineChange, type GoodsList } from '@efti-hub/contract'
import { type GoodsLine, type LineValue, sumOf } from './lines-of.ts'
import { QUANTITIES } from './split-line.ts'

export interface MergedColumn {
  id: GoodsColumnId
  /** Null where somebody has to choose or to enter it. */
  value: LineValue | null
  /** What the lines have, each once. */
  options: LineValue[]
  /** Quantities that cannot be added up. */
  asksNumber: boolean
}

/** What several lines are as one: quantities added up, and of the rest what all of them have. */
export function mergedColumns(lines: readonly GoodsLine[]): MergedColumn[] {
  const isQuantity = (id: GoodsColumnId) => QUANTITIES.some((one) => one === id)
  return GOODS_COLUMNS.flatMap(({ id }): MergedColumn[] => {
    const values = lines.flatMap(({ cells }) => cells[id]?.value ?? [])
    if (values.length === 0) return []
    const options = [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
    if (isQuantity(id)) {
      const sum = sumOf(values)
      return [{ id, value: sum, options, asksNumber: sum === null }]
    }
    return [{ id, value: options.length === 1 ? (options[0] ?? null) : null, options, asksNumber: false }]
  })
}

/** Other numbers are other goods, which no line may mix. */
export const areDifferentGoods = (lines: readonly GoodsLine[]): boolean =>
  new Set(lines.map(({ cells }) => cells.unNumber?.value)).size > 1

/** The first line gets all of it, the others go. */
export function mergeLines(
  lines: readonly GoodsLine[],
  values: Partial<Record<GoodsColumnId, LineValue>>,
  list: GoodsList | undefined,
): GoodsLineChange[] {
  const [first, ...others] = lines
  if (!first) return []
  return [
    { line: first.number, values },
    ...others.map(({ number }): GoodsLineChange => ({ line: number, remove: true, ...(list && { list }) })),
  ]
}

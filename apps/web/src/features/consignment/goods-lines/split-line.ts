import type { GoodsColumnId, GoodsLineChange } from '@efti-hub/contract'
import { type GoodsLine, isSameQuantity, type LineValue, sumOf } from './lines-of.ts'

/** What is divided when a line is split. */
export const QUANTITIES = ['packages', 'grossMass', 'netMass', 'volume'] as const
export type Quantity = (typeof QUANTITIES)[number]

export type Parts = Partial<Record<Quantity, readonly [string, string]>>

export const quantitiesOf = ({ cells }: GoodsLine): { id: Quantity; value: LineValue }[] =>
  QUANTITIES.flatMap((id) => {
    const value = cells[id]?.value
    return value === undefined ? [] : [{ id, value }]
  })

export type SplitProblem = { id: Quantity } & (
  | { kind: 'not-number' }
  | { kind: 'sum'; sum: LineValue; whole: LineValue }
)

/** Both parts of a line: its own with less, and a new one with the rest. Or which of the quantities do not come to the whole. */
export function splitLine(
  line: GoodsLine,
  parts: Parts,
): { changes: GoodsLineChange[] } | { problems: SplitProblem[] } {
  const problems: SplitProblem[] = []
  const [first, second]: Partial<Record<GoodsColumnId, LineValue>>[] = [{}, {}]
  for (const { id, value: whole } of quantitiesOf(line)) {
    const [one, other] = (parts[id] ?? ['', '']).map((text) => quantityIn(text, whole))
    if (one == null || other == null) problems.push({ id, kind: 'not-number' })
    else {
      const sum = sumOf([one, other])
      if (sum === null || !isSameQuantity(sum, whole))
        problems.push({ id, kind: 'sum', sum: sum ?? one, whole })
      else Object.assign(first ?? {}, { [id]: one }) && Object.assign(second ?? {}, { [id]: other })
    }
  }
  if (problems.length > 0) return { problems }
  const rest = Object.fromEntries(
    Object.entries(line.cells).flatMap(([id, field]) => (field ? [[id, field.value]] : [])),
  )
  return {
    changes: [
      { line: line.number, values: first },
      { from: line.number, values: { ...rest, ...second } },
    ],
  }
}

/** In the unit of the whole; a decimal comma is as good as a point. */
export function quantityIn(text: string, like: LineValue): LineValue | null {
  const typed = text.trim()
  if (!/^\d+([.,]\d+)?$/.test(typed)) return null
  const value = Number(typed.replace(',', '.'))
  if (value === 0) return null
  if (typeof like === 'object') return { value, unit: like.unit }
  return Number.isInteger(value) ? value : null
}

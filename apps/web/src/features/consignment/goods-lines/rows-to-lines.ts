import type { GoodsLineChange, GoodsLinesRequest, ReadRowsAnswer } from '@efti-hub/contract'
import type { LineTable, LineValue } from './lines-of.ts'

const OF_DANGEROUS = new Set(['grossMass', 'netMass', 'volume'])

interface Chosen {
  /** The tables whose lines the rows replace; none: they come after them. */
  instead: readonly LineTable[]
  totals: NonNullable<GoodsLinesRequest['totals']>
}

/** The rows that are lines, and what of each is put in. */
export function linesOfRows({ columns, rows }: ReadRowsAnswer): Record<string, LineValue>[] {
  return rows.flatMap(({ cells, more, isTotal }) => {
    if (isTotal) return []
    const values = new Map<string, LineValue>()
    for (const [at, { value }] of cells.entries()) {
      const id = columns[at]?.column
      if (id && value !== null) values.set(id, value)
    }
    // The data set has no mass of an ordinary line.
    if (!values.has('unNumber')) for (const id of OF_DANGEROUS) values.delete(id)
    for (const [id, value] of Object.entries(more ?? {})) if (value != null) values.set(id, value)
    return values.size > 0 ? [Object.fromEntries(values)] : []
  })
}

/** Whether there are masses that are only added up. */
export const hasUnplaced = ({ columns, rows }: ReadRowsAnswer): boolean => {
  const isNumbered = columns.findIndex(({ column }) => column === 'unNumber')
  return rows.some(
    ({ cells, isTotal }) =>
      !isTotal &&
      !cells[isNumbered]?.value &&
      cells.some(({ value }, at) => value !== null && OF_DANGEROUS.has(columns[at]?.column ?? '')),
  )
}

export const problemsIn = ({ rows }: ReadRowsAnswer): number =>
  rows.flatMap(({ cells, isTotal }) => (isTotal ? [] : cells.filter(({ problem }) => problem))).length

export function pasteRequest(read: ReadRowsAnswer, { instead, totals }: Chosen): GoodsLinesRequest {
  const removed = instead.flatMap(({ list, lines }) =>
    lines.map(({ number }): GoodsLineChange => ({ line: number, remove: true, ...(list && { list }) })),
  )
  const added = linesOfRows(read).map((values): GoodsLineChange => ({ values }))
  return { act: 'pasted', changes: [...removed, ...added], ...(Object.keys(totals).length > 0 && { totals }) }
}

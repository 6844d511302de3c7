import type { GoodsColumnId } from '@efti-hub/contract'

/** A cell by what it is about: that stays while other lines and columns come and go. */
export interface Cell {
  /** Number of the line in the document. */
  line: number
  /** Null: the choice of the line. */
  column: GoodsColumnId | null
}

/** Where a cell is at the moment. */
export interface Spot {
  /** From 0. */
  row: number
  /** 0 is the choice of the line. */
  column: number
}

export interface GridShape {
  lines: readonly { number: number }[]
  columns: readonly { id: GoodsColumnId }[]
}

/** Null where its line or its column is gone. */
export function spotOf(cell: Cell, { lines, columns }: GridShape): Spot | null {
  const row = lines.findIndex(({ number }) => number === cell.line)
  const column = cell.column === null ? 0 : columns.findIndex(({ id }) => id === cell.column) + 1
  return row < 0 || (cell.column !== null && column === 0) ? null : { row, column }
}

/** Null outside of the table. */
export function cellAt({ row, column }: Spot, { lines, columns }: GridShape): Cell | null {
  const line = lines[row]
  const id = column === 0 ? null : columns[column - 1]?.id
  return line && id !== undefined ? { line: line.number, column: id } : null
}

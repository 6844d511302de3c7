import type { Block, Table, WordCell } from './blocks.ts'
import { place, type WordLayout } from './layout.ts'

/** A cell's text is wrapped at this width, so that a column of addresses does not push the next off the page. */
const CELL_WIDTH = 48
const PADDING = 1
const MAX_COLUMNS = 200

type LayOut = (blocks: Block[], width: number) => WordLayout

interface PlacedCell {
  column: number
  row: number
  columns: number
  rows: number
  layout: WordLayout
}

/** Cells on the grid with their frames drawn, as extraction finds them in a ruled form. `layOut` does what is inside of a cell. */
export function layOutTable(table: Table, layOut: LayOut): WordLayout {
  const cells = placeCells(table.rows, layOut)
  const columns = edges(cells, 'column', 'columns', ({ layout }) => layout.width + 2 * PADDING)
  const rows = edges(cells, 'row', 'rows', ({ layout }) => layout.height)
  const layout: WordLayout = { lines: [], rules: [], width: columns.at(-1) ?? 0, height: rows.at(-1) ?? 0 }
  for (const cell of cells) {
    const left = columns[cell.column] ?? 0
    const top = rows[cell.row] ?? 0
    const right = columns[cell.column + cell.columns] ?? layout.width
    const bottom = rows[cell.row + cell.rows] ?? layout.height
    place(cell.layout, left + PADDING, top, layout)
    layout.rules.push([left, top, right, top], [left, top, left, bottom])
  }
  layout.rules.push([0, layout.height, layout.width, layout.height])
  layout.rules.push([layout.width, 0, layout.width, layout.height])
  return layout
}

/** Cells that reach down take their places in the rows below (HTML's table model, which Word's files come to). */
function placeCells(rows: WordCell[][], layOut: LayOut): PlacedCell[] {
  const cells: PlacedCell[] = []
  const takenUntil: number[] = []
  rows.forEach((row, index) => {
    let column = 0
    for (const cell of row) {
      while ((takenUntil[column] ?? 0) > index) column++
      const columns = Math.min(cell.columns, MAX_COLUMNS - column)
      if (columns < 1) break
      const span = Math.min(cell.rows, rows.length - index)
      for (let i = column; i < column + columns; i++) takenUntil[i] = index + span
      cells.push({ column, row: index, columns, rows: span, layout: layOut(cell.blocks, CELL_WIDTH) })
      column += columns
    }
  })
  return cells
}

/** Where columns (or rows) begin, and last where the table ends. Spanning cells widen the last one they cover. */
function edges(
  cells: PlacedCell[],
  start: 'column' | 'row',
  span: 'columns' | 'rows',
  sizeOf: (cell: PlacedCell) => number,
): number[] {
  const sizes: number[] = []
  for (const cell of [...cells].sort((a, b) => a[span] - b[span])) {
    const last = cell[start] + cell[span] - 1
    let before = 0
    for (let i = cell[start]; i < last; i++) before += sizes[i] ?? 0
    sizes[last] = Math.max(sizes[last] ?? 0, sizeOf(cell) - before)
  }
  const positions = [0]
  for (const size of Array.from(sizes, (size) => size ?? 0)) positions.push((positions.at(-1) ?? 0) + size)
  return positions
}

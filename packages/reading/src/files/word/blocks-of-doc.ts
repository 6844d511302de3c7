import { type Block, paragraphOf, type Table } from './blocks.ts'

/** A cell may contain this many paragraphs before its row is no longer taken as one. */
const MAX_CELL_LINES = 40

/**
 * Paragraphs and tables from the plain text of a doc. A row of a table ends with a tab after its last cell; a cell of
 * several paragraphs runs over several lines, which shows in the count of tabs in the row before.
 */
export function blocksOfDoc(text: string): Block[] {
  const lines = text.split('\n')
  const blocks: Block[] = []
  for (let i = 0; i < lines.length; ) {
    const last = blocks.at(-1)
    const table = last?.kind === 'table' ? last : null
    const row = readRow(lines, i, table?.rows[0]?.length ?? 0)
    if (!row) {
      blocks.push(paragraphOf(lines[i] ?? ''))
      i++
      continue
    }
    const target: Table = table ?? { kind: 'table', rows: [] }
    if (!table) blocks.push(target)
    target.rows.push(
      row.cells.map((cell) => ({ blocks: cell.split('\n').map(paragraphOf), columns: 1, rows: 1 })),
    )
    i += row.lines
  }
  return blocks
}

function readRow(lines: string[], start: number, columns: number): { cells: string[]; lines: number } | null {
  const first = lines[start] ?? ''
  if (isRow(first)) return { cells: cellsOf(first), lines: 1 }
  if (columns === 0) return null
  for (let end = start + 1; end < Math.min(lines.length, start + MAX_CELL_LINES); end++) {
    const text = lines.slice(start, end + 1).join('\n')
    const tabs = text.split('\t').length - 1
    if (tabs > columns) return null
    if (tabs === columns && text.endsWith('\t')) return { cells: cellsOf(text), lines: end + 1 - start }
  }
  return null
}

/** A last tab with nothing after it, and something before: a line of tabs alone is an indent. */
function isRow(line: string): boolean {
  return line.endsWith('\t') && line.trim() !== ''
}

function cellsOf(row: string): string[] {
  return row.slice(0, -1).split('\t')
}

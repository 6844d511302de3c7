import Papa from 'papaparse'
import { MAX_PLACED_LINES } from '../../limits.ts'
import type { RecognisedPage } from '../../recognised.ts'
import type { Engine } from '../engine.ts'
import { gridPoint, type PlacedLine, placePage } from '../place-text.ts'
import { readSource } from './read-source.ts'

/** A cell's text keeps its words; the column is as wide as its widest cell, within reason. */
const MAX_COLUMN = 60
const COLUMN_GAP = 2
const MAX_COLUMNS = 500

/** The source, and beside it the table laid out in columns, so that a heading stands above its values. */
export const readCsv: Engine = async (bytes) => {
  const { text, notes } = readSource(bytes)
  const { data } = Papa.parse<string[]>(withoutSeparatorLine(text), {
    skipEmptyLines: 'greedy',
    preview: MAX_PLACED_LINES + 1,
  })
  if (data.length > MAX_PLACED_LINES) {
    const message = `Values are looked for in the first ${MAX_PLACED_LINES} rows only; the text itself is kept whole.`
    notes.push({ code: 'partly-read', message })
  }
  const rows = data.slice(0, MAX_PLACED_LINES).map((row) => row.slice(0, MAX_COLUMNS).map(onOneLine))
  return { engine: 'csv', format: 'csv', confidence: 1, text, pages: [placeTable(rows)], notes }
}

/** Excel's own first line, 'sep=;', is no row of the table. The delimiter shows by itself. */
function withoutSeparatorLine(text: string): string {
  return text.replace(/^sep=.\r?\n/i, '')
}

function onOneLine(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim()
}

function placeTable(rows: string[][]): RecognisedPage {
  const starts = columnStarts(rows)
  const lines: PlacedLine[] = rows.flatMap((cells, row) =>
    cells.map((text, i) => ({ text: text.slice(0, MAX_COLUMN), column: starts[i] ?? 0, row })),
  )
  // The grid lines part cells that touch, as the ruled boxes of a form do.
  const [, bottom] = gridPoint(0, rows.length)
  const walls = starts.map((start): [number, number, number, number] => {
    const [x, top] = gridPoint(start - COLUMN_GAP / 2, 0)
    return [x, top, x, bottom]
  })
  return placePage(1, lines, walls)
}

/** Where each column begins, and last where the table ends. */
function columnStarts(rows: string[][]): number[] {
  const widths: number[] = []
  for (const cells of rows) {
    cells.forEach((text, i) => {
      widths[i] = Math.max(widths[i] ?? 0, Math.min(text.length, MAX_COLUMN))
    })
  }
  const starts = [0]
  for (const width of widths) starts.push((starts.at(-1) ?? 0) + width + COLUMN_GAP)
  return starts
}

import Papa from 'papaparse'
import type { RecognisedPage } from '../../layout/pages.ts'
import { gridPoint, type PlacedLine, placePage } from '../../layout/place-text.ts'
import type { Engine } from '../engine.ts'
import { MAX_PLACED_LINES, MAX_WORDS_OF_PAGE } from '../limits.ts'
import { noteOfRest } from '../partly-placed.ts'
import { readSource } from './read-source.ts'

/** A cell's text keeps its words; the column is as wide as its widest cell, within reason. */
const MAX_COLUMN = 60
const COLUMN_GAP = 2
const MAX_COLUMNS = 500
/** Blanks are joined before a cell is cut to its width; an unclosed quote makes one cell of the whole file. */
const MAX_CELL = 10 * MAX_COLUMN

/** The source, and beside it the table laid out in columns, so that a heading is above its values. */
export const readCsv: Engine = async (bytes) => {
  const { text, notes } = readSource(bytes)
  const { rows, isCut } = parseRows(withoutSeparatorLine(text))
  const pages = [placeTable(rows)]
  notes.push(...noteOfRest(pages, isCut))
  return { engine: 'csv', format: 'csv', confidence: 1, text, pages, notes }
}

/** Stops where enough is read: the rest may be a million rows, or a hundred thousand columns in each. */
function parseRows(text: string): { rows: string[][]; isCut: boolean } {
  const rows: string[][] = []
  let cells = 0
  let isCut = false
  Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    step: ({ data }, parser) => {
      isCut ||= data.length > MAX_COLUMNS
      if (rows.length === MAX_PLACED_LINES || cells > MAX_WORDS_OF_PAGE) {
        isCut = true
        return parser.abort()
      }
      rows.push(data.slice(0, MAX_COLUMNS).map(onOneLine))
      cells += Math.min(data.length, MAX_COLUMNS)
    },
  })
  return { rows, isCut }
}

/** Excel's own first line, 'sep=;', is no row of the table. The delimiter shows by itself. */
function withoutSeparatorLine(text: string): string {
  return text.replace(/^sep=.\r?\n/i, '')
}

function onOneLine(cell: string): string {
  return cell.slice(0, MAX_CELL).replace(/\s+/g, ' ').trim()
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

/** Null: nothing is known, the cell stays empty. */
export type Cell = string | number | Date | null

/** One column of a table that leaves the application; the same for every format. */
export interface Column<Row> {
  title: string
  /** In characters, of the sheet. */
  width?: number
  cell: (row: Row) => Cell
}

export const SPREADSHEET_FORMATS = ['csv', 'xlsx'] as const
export type SpreadsheetFormat = (typeof SPREADSHEET_FORMATS)[number]

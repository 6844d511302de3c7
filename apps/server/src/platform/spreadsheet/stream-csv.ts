import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Cell, Column } from './columns.ts'

/**
 * RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8. Instants are ISO 8601 in UTC. A text that a
 * spreadsheet would run as a formula gets an apostrophe before it. Rows are asked for as fast as the reader takes them; an
 * error of the rows, and a reader who leaves, end both.
 */
export function streamCsv<Row>(columns: readonly Column<Row>[], rows: AsyncIterable<Row>): Readable {
  const lines = stringify({
    bom: true,
    header: true,
    columns: columns.map(({ title }) => title),
    record_delimiter: 'windows',
  })
  // The reader of `lines` is notified of the error; a waiting caller has nobody to report to.
  pipeline(Readable.from(records(columns, rows)), lines, () => {})
  return lines
}

async function* records<Row>(columns: readonly Column<Row>[], rows: AsyncIterable<Row>) {
  for await (const row of rows) yield columns.map(({ cell }) => written(cell(row)))
}

/** Numbers stay numbers: a text that begins with a minus is a formula, a number is not. */
function written(cell: Cell): string | number | null {
  if (cell instanceof Date) return cell.toISOString()
  return typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell
}

/** Also behind blanks and characters that nobody sees, which programs leave out when they read; and in wide letters. */
const FORMULA = /^[\s\p{C}\p{Z}\p{M}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/u

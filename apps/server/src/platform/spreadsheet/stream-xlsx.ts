import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Column } from './columns.ts'
import { beginSheet, endSheet, MOST_ROWS, sheetRow } from './sheet-xml.ts'
import { workbookParts } from './workbook-parts.ts'

const PIECE_LENGTH = 32_768
/** Of 9: beyond it takes twice as long for a tenth less. */
const COMPRESSION = 4

/**
 * A workbook of one sheet. Instants are in UTC, as the format has no time zones. Rows are asked for as fast as the reader takes
 * them, so that memory does not grow with their number; an error of the rows, and a reader who leaves, end both. Rows beyond
 * the limit of a sheet are left out, and the last row states it.
 */
export function streamXlsx<Row>(
  sheetName: string,
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
): Readable {
  const zip = new ZipFile()
  const sheet = Readable.from(sheetPieces(columns, rows), { objectMode: false, highWaterMark: PIECE_LENGTH })
  const workbook = new PassThrough()
  const fail = (error: Error) => workbook.destroy(error)
  zip.on('error', fail)
  sheet.on('error', fail)
  workbook.on('close', () => sheet.destroy())
  for (const [path, part] of Object.entries(workbookParts(sheetName))) {
    zip.addBuffer(Buffer.from(part), path)
  }
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { compressionLevel: COMPRESSION })
  zip.end()
  return (zip.outputStream as Readable).pipe(workbook)
}

async function* sheetPieces<Row>(columns: readonly Column<Row>[], rows: AsyncIterable<Row>) {
  let piece = beginSheet(columns)
  let number = 1
  for await (const row of rows) {
    if (number + 1 === MOST_ROWS) {
      piece += sheetRow(++number, ['There are more rows than a sheet holds: take the CSV for all of them.'])
      break
    }
    piece += sheetRow(
      ++number,
      columns.map(({ cell }) => cell(row)),
    )
    if (piece.length > PIECE_LENGTH) {
      yield Buffer.from(piece)
      piece = ''
    }
  }
  yield Buffer.from(piece + endSheet(columns.length, number))
}

import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import type { Column, SpreadsheetFormat } from './columns.ts'
import { streamCsv } from './stream-csv.ts'
import { streamXlsx } from './stream-xlsx.ts'

const TYPES: Record<SpreadsheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

interface Sheet<Row> {
  /** Of the file, without its ending. */
  name: string
  /** Of the sheet inside. */
  title: string
  columns: readonly Column<Row>[]
  rows: AsyncIterable<Row>
}

/** Begins to send immediately and goes on as the rows come. */
export function sendSpreadsheet<Row>(
  reply: FastifyReply,
  format: SpreadsheetFormat,
  { name, title, columns, rows }: Sheet<Row>,
): FastifyReply {
  return reply
    .header('Content-Type', TYPES[format])
    .header('Content-Disposition', contentDisposition(`${name}.${format}`))
    .send(format === 'csv' ? streamCsv(columns, rows) : streamXlsx(title, columns, rows))
}

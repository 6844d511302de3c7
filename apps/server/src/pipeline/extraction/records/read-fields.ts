import Papa from 'papaparse'
import { goodsConcepts } from '../concepts.ts'
import { bare } from '../lexicon/compare.ts'
import { matchLabel } from '../lexicon/index.ts'
import { matchKey } from './match-key.ts'
import { type RecordField, wordsOfKey } from './record-field.ts'

/**
 * More than this is an export of a whole system, not one consignment. Well above the number of values that are taken from
 * one file, so that such a file is refused and never read in part, with totals of a part.
 */
export const mostFields = 150_000

export interface TableFields {
  fields: RecordField[]
  /** Consignments in the table beside the first. */
  others: number
}

/** A table with a header row, or one label and one value per row. */
export function fieldsOfCsv(text: string): TableFields {
  const source = text.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '')
  const { data } = Papa.parse<string[]>(source, { skipEmptyLines: 'greedy' })
  const rows = data.map((row) => row.map((cell) => cell.trim()))
  const header = rows[0] ?? []
  const known = (cells: string[]) => cells.filter((cell) => cell && isKnown(cell)).length
  const firstColumn = rows.map((row) => row[0] ?? '')
  if (rows.length >= 2 && known(header) >= 2 && known(header) >= known(firstColumn))
    return ofTable(header, rows.slice(1))
  const listed = (row: string[]) => field(row[0] ?? '', row.slice(1).filter(Boolean).join(', '), 0)
  return { fields: known(firstColumn) >= 2 ? rows.flatMap(listed) : [], others: 0 }
}

const isKnown = (cell: string) =>
  matchKey([wordsOfKey(cell)]) !== undefined || matchLabel(bare(cell), true) !== undefined

/** Rows of one consignment are its goods lines; those of another one are counted. */
function ofTable(header: string[], rows: string[][]): TableFields {
  const identity = identityOf(header)
  const first = rows[0] ?? []
  const isSame = (row: string[]) => identity.every((column) => !row[column] || row[column] === first[column])
  const same = rows.filter(isSame).slice(0, mostFields)
  const others = new Set(
    rows.filter((row) => !isSame(row)).map((row) => identity.map((at) => row[at]).join('\n')),
  )
  const fields = header.flatMap((name, column) => {
    if (isGoods(name)) return same.flatMap((row, index) => field(name, row[column] ?? '', index + 1))
    return field(name, same.find((row) => row[column])?.[column] ?? '', 0)
  })
  return { fields, others: others.size }
}

/** The number of the note tells consignments apart; without one, who sends what to whom and where. */
function identityOf(header: readonly string[]): number[] {
  const columns = header.map((name, column) => ({
    column,
    concept: matchKey([wordsOfKey(name)])?.concept ?? '',
  }))
  const numbers = columns.filter(({ concept }) => concept === 'documentNumber')
  const others = columns.filter(({ concept }) => identityConcepts.has(concept))
  return (numbers.length > 0 ? numbers : others).map(({ column }) => column)
}

const identityConcepts: ReadonlySet<string> = new Set(['consignor', 'consignee', 'placeOfDelivery'])
const isGoods = (name: string) => goodsConcepts.has(matchKey([wordsOfKey(name)])?.concept)

const field = (key: string, value: string, line: number): RecordField[] =>
  value === '' ? [] : [{ key, steps: [wordsOfKey(key)], value, isNumber: false, line }]

import { goodsConcepts } from '../fields/concepts.ts'
import { bare } from '../words/compare.ts'
import { matchLabel, totalWords } from '../words/index.ts'
import { matchKey } from './match-key.ts'
import { mostFields, type RecordField, type Records, wordsOfKey } from './record-field.ts'
import { rowsOfCsv } from './rows-of-csv.ts'

/** Above a table stand its title and what holds for all of it; a header further down is one of something else. */
const lastHeader = 20
const mostTitles = 4

/** A table with a header row, or one label and one value per row; undefined where the file is neither. */
export function fieldsOfCsv(text: string): Records | undefined {
  const { rows, openQuoteIn } = rowsOfCsv(text)
  const read = ofRows(rows)
  if (!read || openQuoteIn === undefined) return read
  return { ...read, unread: [...(read.unread ?? []), `the quote that line ${openQuoteIn} opens`] }
}

function ofRows(rows: string[][]): Records | undefined {
  const at = headerAmong(rows)
  const header = rows[at]
  if (header && rows.slice(0, at).filter((row) => listedField(row).length === 0).length <= mostTitles) {
    const table = ofTable(header, rows.slice(at + 1))
    const above = rows.slice(0, at)
    const listed = above.flatMap(listedField)
    const titles = above.filter((row) => listedField(row).length === 0).map((row) => filled(row).join(' '))
    return { ...table, fields: [...listed, ...table.fields], unread: titles }
  }
  const firstColumn = rows.map((row) => row[0] ?? '')
  if (known(firstColumn) >= 2) return { fields: rows.flatMap(listedField), others: [] }
  return isTable(rows) ? { fields: [], others: [], unread: filled(rows[0] ?? []), columns: [] } : undefined
}

/** The first row that names most columns in words that are known. */
function headerAmong(rows: string[][]): number {
  const widest = Math.max(0, ...rows.slice(0, lastHeader).map((row) => filled(row).length))
  const widestTitle = Math.max(2, widest / 2)
  let best = { at: -1, count: 1 }
  for (let at = 0; at < Math.min(rows.length, lastHeader); at++) {
    const row = rows[at] as string[]
    const count = known(row)
    if (count > best.count) best = { at, count }
    if (filled(row).length > widestTitle) break
  }
  return best.count >= known(rows.slice(0, lastHeader).map((row) => row[0] ?? '')) ? best.at : -1
}

const filled = (row: readonly string[]): string[] => row.filter(Boolean)

/** Nearly every row fills the columns: a form that was saved from a spreadsheet leaves most of them empty. */
function isTable(rows: readonly string[][]): boolean {
  const from = rows.findIndex((row) => filled(row).length > 1)
  const width = Math.max(2, filled(rows[from] ?? []).length / 2)
  const body = rows.slice(from)
  const full = body.filter((row) => filled(row).length >= width).length
  return from >= 0 && from < lastHeader && body.length > 1 && full >= 0.9 * body.length
}

const known = (cells: readonly string[]): number => cells.filter((cell) => cell && isKnown(cell)).length

const isKnown = (cell: string) =>
  matchKey([wordsOfKey(cell)]) !== undefined || matchLabel(bare(cell), true) !== undefined

const listedField = (row: readonly string[]): RecordField[] => {
  const [name = '', ...values] = row
  return isKnown(name) ? field(name, filled(values).join(', '), 0) : []
}

/** Rows of one consignment are its goods lines; those of another one are named. */
function ofTable(header: string[], all: string[][]): Records {
  const totals = all.filter(isTotal)
  const rows = all.filter((row) => !isTotal(row))
  const identity = identityOf(header)
  const first = rows[0] ?? []
  const isSame = (row: string[]) => identity.every((column) => !row[column] || row[column] === first[column])
  const same = rows.filter(isSame).slice(0, mostFields)
  const others = new Map(
    rows
      .filter((row) => !isSame(row))
      .map((row) => [identity.map((at) => row[at]).join('\n'), nameOfOther(row, first, identity)]),
  )
  const fields = header.flatMap((name, column) => {
    if (isGoods(name)) return same.flatMap((row, index) => field(name, row[column] ?? '', index + 1))
    return field(name, same.find((row) => row[column])?.[column] ?? '', 0)
  })
  const [total, ...more] = totals
  const sums = total && more.length === 0 && others.size === 0 ? totalsIn(header, total) : []
  return { fields: [...fields, ...sums], others: [...others.values()], columns: header }
}

/** Among its few cells one is 'Total': it counts what the rows above say. */
function isTotal(row: readonly string[]): boolean {
  const words = filled(row).filter((cell) => !/\d/.test(cell))
  const isSum = (cell: string) => totalWords.has(bare(cell))
  return words.length > 0 && words.length <= 2 && words.some(isSum)
}

const totalsIn = (header: readonly string[], total: readonly string[]): RecordField[] =>
  header.flatMap((name, column) => {
    const value = total[column] ?? ''
    return isGoods(name) && /\d/.test(value) ? field(name, value, 0) : []
  })

/** Its number; with the number of the first one, to whom it goes. */
const nameOfOther = (row: readonly string[], first: readonly string[], identity: readonly number[]): string =>
  filled(identity.filter((at) => row[at] !== first[at]).map((at) => row[at] ?? ''))[0] ?? ''

/** The number of the note and who sends to whom tell consignments apart; without a number also where. */
function identityOf(header: readonly string[]): number[] {
  const columns = header.map((name, column) => ({ column, ...matchKey([wordsOfKey(name)]) }))
  const numbers = columns.filter(({ concept }) => concept === 'documentNumber')
  const parties = columns.filter(({ concept }) => concept === 'consignor' || concept === 'consignee')
  const named = parties.filter(({ part }) => part === undefined || part === 'name')
  const places = columns.filter(({ concept }) => concept === 'placeOfDelivery')
  const all = numbers.length > 0 ? [...numbers, ...named] : [...parties, ...places]
  return all.map(({ column }) => column)
}

const isGoods = (name: string) => goodsConcepts.has(matchKey([wordsOfKey(name)])?.concept)

const field = (key: string, value: string, line: number): RecordField[] =>
  value === '' ? [] : [{ key, steps: [wordsOfKey(key)], value, isNumber: false, line }]

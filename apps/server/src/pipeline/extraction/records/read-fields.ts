import Papa from 'papaparse'
import { goodsConcepts } from '../concepts.ts'
import { bare } from '../lexicon/compare.ts'
import { matchLabel } from '../lexicon/index.ts'
import { matchKey } from './match-key.ts'
import { type RecordField, wordsOfKey } from './record-field.ts'

/** More than this is an export of a whole system, not one consignment. */
const mostFields = 5000

export function fieldsOfJson(text: string): RecordField[] {
  const fields: RecordField[] = []
  const walk = (value: unknown, key: string, steps: string[], line: number) => {
    if (fields.length >= mostFields || value === null || value === undefined) return
    if (Array.isArray(value)) {
      value.forEach((item, i) => {
        walk(item, `${key}[${i}]`, steps, typeof item === 'object' ? i + 1 : line)
      })
    } else if (typeof value === 'object') {
      for (const [name, item] of Object.entries(value)) {
        walk(item, key ? `${key}.${name}` : name, [...steps, wordsOfKey(name)], line)
      }
    } else if (String(value).trim() !== '') {
      fields.push({ key, steps, value: String(value).trim(), isNumber: typeof value === 'number', line })
    }
  }
  walk(JSON.parse(text.replace(/^\uFEFF/, '')), '', [], 0)
  return fields
}

/** A table with a header row, or one label and one value per row. */
export function fieldsOfCsv(text: string): RecordField[] {
  const source = text.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '')
  const { data } = Papa.parse<string[]>(source, { skipEmptyLines: 'greedy', preview: mostFields })
  const rows = data.map((row) => row.map((cell) => cell.trim()))
  const header = rows[0] ?? []
  const known = (cells: string[]) => cells.filter((cell) => cell && isKnown(cell)).length
  const firstColumn = rows.map((row) => row[0] ?? '')
  if (rows.length >= 2 && known(header) >= 2 && known(header) >= known(firstColumn))
    return ofTable(header, rows.slice(1))
  if (known(firstColumn) >= 2)
    return rows.flatMap((row) => field(row[0] ?? '', row.slice(1).filter(Boolean).join(', '), 0))
  return []
}

const isKnown = (cell: string) =>
  matchKey([wordsOfKey(cell)]) !== undefined || matchLabel(bare(cell), true) !== undefined

/** Rows of one consignment are its goods lines; rows of another one are left alone. */
function ofTable(header: string[], rows: string[][]): RecordField[] {
  const identity = header.flatMap((name, column) => (isIdentity(name) ? [column] : []))
  const first = rows[0] ?? []
  const same = rows.filter((row) => identity.every((column) => !row[column] || row[column] === first[column]))
  return header.flatMap((name, column) => {
    if (isGoods(name)) return same.flatMap((row, index) => field(name, row[column] ?? '', index + 1))
    return field(name, same.find((row) => row[column])?.[column] ?? '', 0)
  })
}

const identityConcepts = new Set(['documentNumber', 'consignor', 'consignee', 'placeOfDelivery'])
const isIdentity = (name: string) => identityConcepts.has(matchKey([wordsOfKey(name)])?.concept ?? '')
const isGoods = (name: string) => goodsConcepts.has(matchKey([wordsOfKey(name)])?.concept)

const field = (key: string, value: string, line: number): RecordField[] =>
  value === '' ? [] : [{ key, steps: [wordsOfKey(key)], value, isNumber: false, line }]

import { elementById, labelOf, type Value } from '@efti-hub/efti'
import Papa from 'papaparse'
import type { Concept } from '../fields/concepts.ts'
import { placeOf } from '../fields/field-map.ts'
import { guessHeading } from '../proposers/table/headings/guess-heading.ts'
import { readText, unitPrinted, type Writing } from '../remembered/read-value.ts'
import { isUnit, type MeasureKind, unitIn } from '../values/measures.ts'
import { decimalSignOf } from '../values/numbers.ts'
import { packageCodeOf } from '../values/packages.ts'
import { bare, bareWords } from '../words/compare.ts'
import { matchLabel, totalWords } from '../words/index.ts'

export interface ReadCell {
  text: string
  /** Null where there is none, or it does not fit. */
  value: Value | null
  problem?: string
}

export interface ReadRows {
  /** `eftiId` is null for a column that is not taken. */
  columns: { heading: string | null; eftiId: string | null }[]
  rows: { cells: ReadCell[]; more: { eftiId: string; value: Value }[]; isTotal: boolean }[]
  /** How many rows beyond `mostRows` were not read. */
  left: number
}

/** Of one row; each row is as wide as the widest, so that one long row must not widen all of them. */
const MOST_CELLS = 200

interface Options {
  /** Elements of the columns on the screen: what rows without headings are put into, from the left. */
  shown: readonly string[]
  /** A person's choice, from the left. */
  columns?: readonly (string | null)[] | undefined
  language: string | null
  /** Rows that are read, headings aside. */
  mostRows: number
}

const COUNT = placeOf('packageCount').eftiId
const KIND = placeOf('packageText').eftiId
const CODE = placeOf('packageType').eftiId
const GROSS = placeOf('dangerousGrossWeight').eftiId
const NET = placeOf('dangerousNetWeight').eftiId
const VOLUME = placeOf('dangerousVolume').eftiId
const SHIPPING_NAME = placeOf('properShippingName').eftiId

/** What headings of a spreadsheet name, in the words of documents in all languages. */
const elementsOfConcepts: Partial<Record<Concept, string>> = {
  marks: placeOf('marks').eftiId,
  packageCount: COUNT,
  packing: KIND,
  nature: placeOf('nature').eftiId,
  grossWeight: GROSS,
  netWeight: NET,
  volume: VOLUME,
  unNumber: placeOf('unNumber').eftiId,
  hazardClass: placeOf('hazardClass').eftiId,
  packingGroup: placeOf('packingGroup').eftiId,
  tunnelCode: placeOf('tunnelCode').eftiId,
}

/**
 * Rows of goods as a spreadsheet puts them on the clipboard: cells parted by tabs, a cell with line breaks in quotes. Columns are
 * found by their headings; rows without headings are put into the columns shown. Numbers are read as the rows write them.
 */
export function readRows(text: string, { shown, columns: chosen, language, mostRows }: Options): ReadRows {
  const table = cellsOf(text)
  const [first = []] = table
  const headed = first.map(elementOfHeading)
  const isHeaded = isHeadings(first, headed)
  const start = isHeaded ? 1 : 0
  const body = table.slice(start, start + mostRows)
  const headings = isHeaded ? first : []
  const elements = chosen ?? (isHeaded ? onlyOnce(headed) : shown)
  const width = body.reduce((most, row) => Math.max(most, row.length), headings.length)
  const columns = Array.from({ length: width }, (_, at) => ({
    heading: isHeaded ? (headings[at] ?? '') : null,
    eftiId: elements[at] ?? null,
  }))
  const writing = writingOfRows(body, language)
  const rows = body.map((cells) => {
    const isTotal = isTotals(cells)
    const read = columns.map(({ heading, eftiId }, at) =>
      readCell(cells[at] ?? '', eftiId, heading ?? '', writing),
    )
    return { cells: read, more: isTotal ? [] : moreOf(cells, columns), isTotal }
  })
  return { columns, rows, left: table.length - start - body.length }
}

/** How the rows write their numbers; where that leaves doubt, as the language of the document does. */
export const writingOfRows = (rows: readonly (readonly string[])[], language: string | null): Writing => ({
  language,
  decimalSign: decimalSignOf(rows.map((cells) => cells.join('\n')).join('\n'), language),
})

function cellsOf(text: string): string[][] {
  const parsed = Papa.parse<string[]>(text, { delimiter: '\t', skipEmptyLines: 'greedy' })
  // A quote within a cell, such as 12" pipes: the cells are as they are.
  const data =
    parsed.errors.length === 0 ? parsed.data : text.split(/\r\n?|\n/).map((line) => line.split('\t'))
  return data
    .map((row) => row.slice(0, MOST_CELLS).map((cell) => cell.replace(/\s+/g, ' ').trim()))
    .filter((row) => row.some((cell) => cell !== ''))
}

/** A figure is no heading; of words at least one has to be known. */
const isHeadings = (cells: readonly string[], found: readonly (string | undefined)[]) =>
  found.some((one) => one !== undefined) &&
  cells.every((cell) => !/^[\d.,\s]+$/.test(cell) || cell === '') &&
  found.filter((one) => one !== undefined).length * 3 >= cells.filter((cell) => cell !== '').length

function elementOfHeading(heading: string): string | undefined {
  const plain = heading.replace(/[([][^)\]]*[)\]]/g, ' ').trim()
  const words = bareWords(plain)
  if (words === '') return undefined
  const named = NAMES.get(words)
  if (named) return named
  const withoutUnit = words
    .split(' ')
    .filter((word) => !(isUnit(word, 'mass') || isUnit(word, 'volume')))
    .join(' ')
  const concept =
    matchLabel(bare(plain), false)?.concept ??
    matchLabel(bare(withoutUnit), true)?.concept ??
    guessHeading(heading)
  return concept && elementsOfConcepts[concept]
}

/** Names of the data set's own, for rows that were copied from a table of this product, and what no lexicon has. */
const NAMES = new Map<string, string>([
  ...[...Object.values(elementsOfConcepts), CODE, SHIPPING_NAME, placeOf('technicalName').eftiId].map(
    (id): [string, string] => [bareWords(labelOf(id).replace(/^[^:]+: /, '')), id],
  ),
  ['packages', COUNT],
  ['class', placeOf('hazardClass').eftiId],
  ['kind of packages', KIND],
  ['kind code', CODE],
  ['tunnel code', placeOf('tunnelCode').eftiId],
])

/** Of two columns with one meaning the first is taken. */
const onlyOnce = (found: readonly (string | undefined)[]) =>
  found.map((one, at) => (found.indexOf(one) === at ? one : undefined))

function readCell(text: string, eftiId: string | null, heading: string, writing: Writing): ReadCell {
  const element = eftiId === null ? undefined : elementById(eftiId)
  if (text === '' || !element) return { text, value: null }
  const kind: MeasureKind = element.id === VOLUME ? 'volume' : 'mass'
  const unit =
    element.kind === 'measure'
      ? (unitPrinted(text, writing) ?? unitIn(heading, kind) ?? (kind === 'volume' ? 'LTR' : 'KGM'))
      : null
  const value = readText(text, element, unit, writing)
  return value === null
    ? { text, value, problem: PROBLEMS[element.kind] ?? 'It is none of the codes.' }
    : { text, value }
}

const PROBLEMS: Record<string, string> = {
  measure: 'This is not exactly one quantity.',
  count: 'This is not exactly one whole number.',
}

/** '12 pallets' in the column of the number, and the code of the kind. */
function moreOf(cells: readonly string[], columns: ReadRows['columns']): { eftiId: string; value: Value }[] {
  const cellOf = (id: string) => {
    const at = columns.findIndex(({ eftiId }) => eftiId === id)
    return at < 0 ? undefined : (cells[at] ?? '')
  }
  const more: { eftiId: string; value: Value }[] = []
  const counted = /^\s*[\d.,\s]+(\p{L}.*)$/u.exec(cellOf(COUNT) ?? '')?.[1]?.trim()
  const kind = cellOf(KIND) ?? counted
  if (counted && cellOf(KIND) === undefined && packageCodeOf(counted))
    more.push({ eftiId: KIND, value: counted })
  const code = kind && cellOf(CODE) === undefined ? packageCodeOf(kind) : null
  if (code !== null && code !== '' && code !== undefined) more.push({ eftiId: CODE, value: code })
  return more
}

/** 'Total', 'Summe': the row adds up the others. */
const isTotals = (cells: readonly string[]) => {
  const [first = ''] = cells.filter((cell) => cell !== '')
  return totalWords.has(bare(first.replace(/[:.]$/, '')))
}

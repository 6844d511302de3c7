import { parse } from 'papaparse'

export interface Column<Key extends string> {
  key: Key
  /** As it is shown. */
  label: string
  /** What headings of such a column are called, in any spelling. */
  headings: readonly string[]
}

export interface TableRow<Key extends string> {
  /** As spreadsheets count, from 1. */
  line: number
  cells: Record<Key, string>
}

/** Small letters and digits alone, without accents: 'N° TVA' and 'n tva' are one. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * The rows of a list as spreadsheets save or copy it, separated by commas, semicolons or tabs. Columns are found by their headings;
 * without any, they come in the order of `columns`. `extra`: headings, or else cells, that belong to no column.
 */
export function readTable<Key extends string>(
  text: string,
  columns: readonly Column<Key>[],
): { rows: TableRow<Key>[]; extra: string[] } {
  const { data } = parse<string[]>(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'), {
    delimitersToGuess: [';', '\t', ',', '|'],
  })
  const lines = data.map((cells, at) => ({ line: at + 1, cells: cells.map((cell) => cell.trim()) }))
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [first] = filled
  if (!first) return { rows: [], extra: [] }
  const found = first.cells.map((cell) => columnNamed(cell, columns))
  const isHeading = found.filter(Boolean).length >= Math.min(2, columns.length)
  const order = isHeading ? found : columns.map(({ key }) => key)
  const rows = isHeading ? filled.slice(1) : filled
  return {
    rows: rows.map(({ line, cells }) => ({ line, cells: cellsOf(cells, order, columns) })),
    extra: isHeading
      ? first.cells.filter((cell, at) => cell !== '' && !order[at])
      : filled.flatMap(({ cells }) => cells.slice(columns.length).filter(Boolean)),
  }
}

function columnNamed<Key extends string>(heading: string, columns: readonly Column<Key>[]): Key | null {
  const asked = plain(heading)
  const known = columns.find(({ label, headings }) =>
    [label, ...headings].some((one) => plain(one) === asked),
  )
  return known?.key ?? null
}

function cellsOf<Key extends string>(
  cells: readonly string[],
  order: readonly (Key | null)[],
  columns: readonly Column<Key>[],
): Record<Key, string> {
  const all = columns.map(({ key }) => [key, cells[order.indexOf(key)] ?? ''])
  return Object.fromEntries(all) as Record<Key, string>
}

import { type Leaf, lineCounter } from './leaf.ts'

type Cell = Pick<Leaf, 'text' | 'start' | 'end'>

/** Every cell, below the heading of its column; of a list of labels and values, and above a table, below the label of its row. */
export function leavesOfCsv(text: string): Leaf[] {
  const rows = rowsOf(text)
  const lineOf = lineCounter(text)
  const header = headerAmong(rows)
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => {
      const isListed = row < header
      const head = isListed ? cells[0] : rows[header]?.[column]
      if (!head || head === cell || cell.text === '' || row === header) return []
      const path = isListed ? head.text : `${head.text}[${row - header}]`
      return [{ ...cell, path, line: lineOf(cell.start) }]
    }),
  )
}

/** The first row as wide as a table, below its title; none where no row has more than a label and its value. */
function headerAmong(rows: Cell[][]): number {
  const widths = rows.slice(0, 20).map((cells) => cells.filter(({ text }) => text !== '').length)
  const widest = Math.max(0, ...widths)
  const header = widths.findIndex((width) => width > Math.max(2, widest / 2))
  return header === -1 ? rows.length : header
}

function rowsOf(text: string): Cell[][] {
  const from = /^\uFEFF?(sep=.\r?\n)?/i.exec(text)?.[0].length ?? 0
  const delimiter = delimiterOf(text.slice(from, from + 2_000))
  const rows: Cell[][] = [[]]
  for (let at = from; at < text.length; ) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, delimiter)
    rows.at(-1)?.push(cell)
    at = cell.after
    if (text[at] === delimiter) at += 1
    else {
      at += text.startsWith('\r\n', at) ? 2 : 1
      rows.push([])
    }
  }
  return rows.filter((cells) => cells.some((cell) => cell.text !== ''))
}

/** The sign that parts most of the first lines into equally many cells; of two the one that makes more of them. */
function delimiterOf(beginning: string): string {
  const lines = beginning.split(/\r?\n/, 20)
  const score = (sign: string) => {
    const widths = Map.groupBy(lines, (line) => line.split(sign).length)
    return Math.max(0, ...[...widths].map(([width, { length }]) => (width > 1 ? length * 1_000 + width : 0)))
  }
  return [';', ',', '\t', '|'].reduce((best, sign) => (score(sign) > score(best) ? sign : best))
}

type Read = Cell & { after: number }

function quotedCell(text: string, at: number): Read {
  let end = at + 1
  while (end < text.length && (text[end] !== '"' || text[end + 1] === '"')) end += text[end] === '"' ? 2 : 1
  return {
    text: text
      .slice(at + 1, end)
      .replaceAll('""', '"')
      .trim(),
    start: at + 1,
    end,
    after: end + 1,
  }
}

function plainCell(text: string, at: number, delimiter: string): Read {
  let after = at
  while (after < text.length && text[after] !== delimiter && !'\r\n'.includes(text[after] ?? '')) after += 1
  const raw = text.slice(at, after)
  const start = at + (raw.length - raw.trimStart().length)
  return { text: raw.trim(), start, end: start + raw.trim().length, after }
}

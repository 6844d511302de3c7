import { type Leaf, lineCounter } from './leaf.ts'

type Cell = Pick<Leaf, 'text' | 'start' | 'end'>

/** Every cell, below the heading of its column; of a list of labels and values, below the label of its row. */
export function leavesOfCsv(text: string): Leaf[] {
  const [heads = [], ...rows] = rowsOf(text)
  const lineOf = lineCounter(text)
  const isList = heads.length <= 2
  const below = isList ? [heads, ...rows] : rows
  return below.flatMap((cells, row) =>
    cells.flatMap((cell, column) => {
      const head = isList ? cells[0] : heads[column]
      if (!head || head === cell || cell.text === '') return []
      return [{ ...cell, path: isList ? head.text : `${head.text}[${row + 1}]`, line: lineOf(cell.start) }]
    }),
  )
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

/** The sign that stands most often in the first line. */
function delimiterOf(beginning: string): string {
  const line = beginning.split(/\r?\n/)[0] ?? ''
  const times = (sign: string) => line.split(sign).length
  return [';', ',', '\t', '|'].reduce((best, sign) => (times(sign) > times(best) ? sign : best))
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

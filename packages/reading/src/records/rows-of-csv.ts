import Papa from 'papaparse'

export interface CsvRows {
  rows: string[][]
  /** The first line, counted from 1, in which a quote opens and does not close. */
  openQuoteIn?: number
}

const delimiters = [',', ';', '\t', '|']
/** Enough to see how a file parts its cells. */
const firstLines = 40

/** Cells without blanks around them, rows without a cell left out. A quote that does not close ends with its line. */
export function rowsOfCsv(text: string): CsvRows {
  const source = text.replace(/^\uFEFF/, '')
  const said = /^sep=(.)\r?\n/i.exec(source)
  const body = said ? source.slice(said[0].length) : source
  const delimiter = said?.[1] ?? delimiterOf(body)
  const { data, errors } = parse(body, delimiter)
  if (!errors.some(({ type }) => type === 'Quotes')) return { rows: tidied(data) }
  let openQuoteIn: number | undefined
  const rows = body.split(/\r\n?|\n/).map((line, index) => {
    const { data, errors } = parse(line, delimiter)
    if (errors.length === 0) return data[0] ?? []
    openQuoteIn ??= index + 1 + (said ? 1 : 0)
    return line.split(delimiter).map((cell) => cell.trim().replace(/^"|"$/g, ''))
  })
  return openQuoteIn === undefined ? { rows: tidied(rows) } : { rows: tidied(rows), openQuoteIn }
}

const parse = (text: string, delimiter: string) =>
  Papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' })

const tidied = (rows: string[][]): string[][] =>
  rows.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some(Boolean))

/** The sign that parts most lines into equally many cells. */
function delimiterOf(text: string): string {
  const start = text.split(/\r\n?|\n/, firstLines).join('\n')
  const scores = delimiters.map((delimiter) => {
    const widths = Map.groupBy(parse(start, delimiter).data, (row) => row.length)
    const most = [...widths]
      .filter(([width]) => width > 1)
      .map(([width, rows]) => rows.length * 1_000 + width)
    return { delimiter, score: Math.max(0, ...most) }
  })
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).delimiter
}

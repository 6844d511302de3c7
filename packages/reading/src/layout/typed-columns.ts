import { height, middleY, overlapX } from './box.ts'
import type { Box, RecognisedPage } from './pages.ts'

/** '--- ------ ----' below headings: so many strokes on one line are columns. */
const fewestColumns = 3
/** Between two columns typists leave a blank or two, in heights of type. */
const widestGap = 2
/** Lines of a table stand no further apart, in heights of type; and so many of headings above its strokes. */
const nextLine = 1.7
const headingLines = 3

interface Typed {
  box: Box
}

interface Table {
  columns: [number, number][]
  at: number
}

/** Which column of a typed table a word stands in, where strokes below the headings mark its columns. */
export function typedColumns(page: RecognisedPage): (word: Typed) => number | undefined {
  const tables = page.synthetic ? tablesOf(page) : []
  if (tables.length === 0) return () => undefined
  const lines = linesOf(page)
  const bands = tables.map((table) => ({ ...table, band: bandOf(table, lines, page) }))
  return ({ box }) => {
    const y = middleY(box)
    for (const [number, { columns, band }] of bands.entries()) {
      if (y < band[0] || y > band[1]) continue
      const own = columns
        .map(([from, to], at) => ({ at, common: overlapX(box, [from, 0, to, 0]) }))
        .sort((a, b) => b.common - a.common)[0]
      if (own && own.common > 0) return 100 * number + own.at
    }
    return undefined
  }
}

function tablesOf({ rules, words }: RecognisedPage): Table[] {
  const size = words[0] ? height(words[0].box) : 0
  const rows = new Map<number, [number, number][]>()
  for (const [left, top, right, bottom] of rules) {
    if (Math.abs(top - bottom) > 0.5) continue
    const at = Math.round(top)
    rows.set(at, [...(rows.get(at) ?? []), [left, right]])
  }
  return [...rows].flatMap(([at, pieces]): Table[] => {
    const columns = pieces.sort((a, b) => a[0] - b[0])
    const close = columns.every(([from], i) => from - (columns[i - 1]?.[1] ?? from) < widestGap * size)
    return columns.length >= fewestColumns && close ? [{ columns, at }] : []
  })
}

const linesOf = ({ words }: RecognisedPage): Box[] => {
  const lines = new Map<number, Box>()
  for (const { box } of words) lines.set(Math.round(middleY(box)), box)
  return [...lines.values()].sort((a, b) => a[1] - b[1])
}

/** From the headings to the next line that is drawn across, or to where no line follows closely. */
function bandOf({ at }: Table, lines: readonly Box[], page: RecognisedPage): [number, number] {
  const size = lines[0] ? height(lines[0]) : 0
  const across = page.rules
    .filter(([, top, , bottom]) => Math.abs(top - bottom) < 0.5 && Math.round(top) !== at)
    .map(([, top]) => top)
  let [from, to] = [at, at]
  const isClose = (y: number, other: number) =>
    Math.abs(y - other) < nextLine * size &&
    !across.some((a) => a > Math.min(y, other) && a < Math.max(y, other))
  for (const box of lines
    .filter((b) => middleY(b) < at)
    .reverse()
    .slice(0, headingLines))
    if (isClose(middleY(box), from)) from = middleY(box)
    else break
  for (const box of lines.filter((b) => middleY(b) > at))
    if (isClose(middleY(box), to)) to = middleY(box)
    else break
  return [from - 0.3 * size, to + 0.3 * size]
}

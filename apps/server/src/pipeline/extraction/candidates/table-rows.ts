import type { Box, Word } from '../../recognition/recognised.ts'
import type { Concept } from '../concepts.ts'
import { height, middleX, middleY, overlapX, overlapY } from '../geometry/box.ts'
import type { PageLayout, Run } from '../geometry/runs.ts'
import { type Span, spanOf } from '../geometry/span.ts'
import { bare, bareWords } from '../lexicon/compare.ts'
import { totalWords } from '../lexicon/index.ts'
import type { Column } from './find-columns.ts'
import { placeInOrder } from './place-in-order.ts'

export type Cells = Map<Concept, Span>

/** Columns whose numbers begin a new goods line. */
const keyColumns: readonly Concept[] = ['packageCount', 'articleCount', 'grossWeight', 'netWeight', 'volume']

export interface Line {
  box: Box
  cells: Map<Concept, Word[]>
  text: string
}

/** Words of the body, line by line, each in its column. */
export function linesOf(runs: readonly Run[], columns: readonly Column[]): Line[] {
  const lines: { box: Box; words: Word[]; open: boolean }[] = []
  for (const run of runs.toSorted((a, b) => middleY(a.box) - middleY(b.box))) {
    const line = lines.find((l) => overlapY(l.box, run.box) > 0.5 * Math.min(height(l.box), height(run.box)))
    if (line) line.words.push(...run.words)
    else lines.push({ box: [...run.box], words: [...run.words], open: true })
    const own = line ?? (lines.at(-1) as (typeof lines)[number])
    own.open &&= run.region === 0
  }
  return lines.map(({ box, words, open }) => {
    const cells = new Map<Concept, Word[]>()
    for (const { word, column } of (open && placeInOrder(words, columns)) || placeWords(words, columns)) {
      const cell = cells.get(column.concept)
      if (cell) cell.push(word)
      else cells.set(column.concept, [word])
    }
    return { box, cells, text: words.map((w) => w.text).join(' ') }
  })
}

const numericColumns = new Set<Concept>([
  'packageCount',
  'articleCount',
  'statisticalNumber',
  'grossWeight',
  'netWeight',
  'volume',
])

/** A number that stands under the next heading, and not under its own, is the next column's, however close the text before it. */
function columnOf(word: Word, columns: readonly Column[]): Column | undefined {
  const at = columns.findIndex((c) => middleX(word.box) >= c.from && middleX(word.box) < c.to)
  const [own, next] = [columns[at], columns[at + 1]]
  if (!own || !next || own.concept !== 'nature' || !/^\(?\d[\d.,]*\)?$/.test(word.text)) return own
  const under = (column: Column) => overlapX(word.box, column.label.box) > 0
  return under(next) && !under(own) ? next : own
}

/** Typed text that ran over its column's edge into a column of numbers stays with the text it belongs to. */
function placeWords(words: readonly Word[], columns: readonly Column[]): { word: Word; column: Column }[] {
  const sorted = words.toSorted((a, b) => a.box[0] - b.box[0])
  const placed: { word: Word; column: Column }[] = []
  sorted.forEach((word, at) => {
    const own = columnOf(word, columns)
    const before = placed.at(-1)
    const runsOn = before && word.box[0] - before.word.box[2] < 0.75 * height(word.box)
    const isText = own && numericColumns.has(own.concept) && chainHasText(sorted, at)
    if (before && runsOn && isText && !numericColumns.has(before.column.concept))
      placed.push({ word, column: before.column })
    else if (own) placed.push({ word, column: own })
  })
  return placed
}

/** The words set close behind this one hold more than numbers and units. */
function chainHasText(words: readonly Word[], from: number): boolean {
  for (let at = from; at < words.length; at++) {
    const word = words[at] as Word
    const before = words[at - 1]
    if (at > from && before && word.box[0] - before.box[2] > 0.75 * height(word.box)) return false
    if (/^\d{4,}$/.test(word.text)) return false
    if (/^\p{L}{2,}/u.test(word.text) && !/^(?:kgs?|m3|cbm|to|pcs|st)\.?$/iu.test(word.text)) return true
  }
  return false
}

/** Lines joined to goods lines, the totals apart. */
export function rowsOf(
  lines: readonly Line[],
  layout: PageLayout,
  body: Box,
): { rows: Cells[]; totals: Cells | null } {
  const rows: Line[][] = []
  let totals: Cells | null = null
  for (const [at, line] of lines.entries()) {
    if (isTotal(line)) {
      totals ??= cellsOf([line])
      continue
    }
    if (totals) {
      rows.at(-1)?.push(onlyText(line))
      continue
    }
    const row = rows.at(-1)
    const previous = row?.at(-1)
    const next = lines[at + 1]
    const apart = previous && ruledApart(previous, line, layout, body)
    if (!row || apart || startsRow(line, row) || (next && leadsNext(line, row, next))) rows.push([line])
    else row.push(line)
  }
  return { rows: joinLeading(rows).map((row) => cellsOf(row)), totals }
}

/** Cells centred in their row: a line of text just above the numbers belongs to them, not to the row before. */
function leadsNext(line: Line, row: readonly Line[], next: Line): boolean {
  if (hasKey(line) || !row.some(hasKey) || !startsRow(next, row)) return false
  const keyed = row.findLast(hasKey) as Line
  return middleY(next.box) - middleY(line.box) < 0.7 * (middleY(line.box) - middleY(keyed.box))
}

const hasKey = (line: Line) =>
  keyColumns.some((c) =>
    /\d/.test(
      line.cells
        .get(c)
        ?.map((w) => w.text)
        .join('') ?? '',
    ),
  )

const startsRow = (line: Line, row: readonly Line[]) =>
  keyColumns.some((c) => isNumeric(line.cells.get(c)) && row.some((l) => isNumeric(l.cells.get(c))))

const isNumeric = (words: Word[] | undefined) => words !== undefined && /^\d/.test(words[0]?.text ?? '')

function ruledApart(above: Line, below: Line, layout: PageLayout, body: Box): boolean {
  if (!hasKey(below)) return false
  return layout.page.rules.some(
    (r) =>
      Math.abs(r[3] - r[1]) < 3 &&
      r[1] > above.box[3] - 3 &&
      r[1] < below.box[1] + 3 &&
      overlapX(r, body) > 0.6 * (body[2] - body[0]),
  )
}

/** Lines before the first one with numbers belong to it: cells set in the middle of their row. */
function joinLeading(rows: Line[][]): Line[][] {
  const [first, second, ...others] = rows
  if (first && second && !first.some(hasKey)) return [[...first, ...second], ...others]
  return rows
}

const isTotal = (line: Line) => {
  if (!/\d/.test(line.text)) return false
  const words = bareWords(line.text).split(' ')
  if ([1, 2, 3].some((n) => totalWords.has(words.slice(0, n).join('')))) return true
  return [...line.cells.values()].some((cell) => totalWords.has(bare(cell.map((w) => w.text).join(''))))
}

const onlyText = (line: Line): Line => ({
  ...line,
  cells: new Map([...line.cells].filter(([concept]) => !keyColumns.includes(concept))),
})

function cellsOf(lines: readonly Line[]): Cells {
  const words = new Map<Concept, Word[]>()
  for (const line of lines) {
    for (const [concept, cell] of line.cells) words.set(concept, [...(words.get(concept) ?? []), ...cell])
  }
  return new Map([...words].map(([concept, cell]) => [concept, spanOf(cell)]))
}

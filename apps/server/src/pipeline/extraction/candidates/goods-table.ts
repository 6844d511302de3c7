import type { Box, Word } from '../../recognition/recognised.ts'
import type { Concept } from '../concepts.ts'
import { height, middleX, middleY, overlapX, overlapY, sameLine, unite } from '../geometry/box.ts'
import { makeRun, type PageLayout, type Run } from '../geometry/runs.ts'
import { type Span, spanOf } from '../geometry/span.ts'
import { bare, bareWords } from '../lexicon/compare.ts'
import { totalWords } from '../lexicon/index.ts'
import { type Column, findColumns } from './find-columns.ts'
import type { Label } from './find-labels.ts'
import { valuePieces } from './pieces.ts'

export type Cells = Map<Concept, Span>

export interface GoodsTable {
  page: number
  header: Label[]
  columns: Column[]
  rows: Cells[]
  totals: Cells | null
  words: Set<Word>
}

const goodsConcepts = new Set<Concept>([
  'marks',
  'packageCount',
  'packing',
  'nature',
  'statisticalNumber',
  'grossWeight',
  'netWeight',
  'volume',
  'unNumber',
  'hazardClass',
  'packingGroup',
])

/** Columns whose numbers begin a new goods line. */
const keyColumns: readonly Concept[] = ['packageCount', 'grossWeight', 'netWeight', 'volume']

/** A header line of goods labels, its columns, and the lines below it. Labels inside its body are text again. */
export function findGoodsTable(
  layout: PageLayout,
  labels: Label[],
  taken: ReadonlySet<Word>,
): GoodsTable | undefined {
  const header = findHeader(labels, valuePieces(layout, labels))
  if (!header) return undefined
  const band = unite(header.map((l) => l.box))
  const body = bodyBelow(layout, header, band, labels)
  for (const label of labels.filter((l) => !header.includes(l) && isInside(l.box, body))) {
    labels.splice(labels.indexOf(label), 1)
  }
  const headerWords = new Set(labels.flatMap((l) => [...l.words]))
  const inBody = insideTable(
    layout.runs.filter((run) => isInside(run.box, body)),
    header,
  )
    .map((run) =>
      makeRun(
        run.words.filter((w) => !headerWords.has(w) && !taken.has(w)),
        run.region,
      ),
    )
    .filter((run) => run.words.length > 0)
  const columns = findColumns(header, inBody, body, layout)
  const lines = linesOf(inBody, columns)
  if (lines.length === 0) return undefined
  const { rows, totals } = rowsOf(lines, layout, body)
  return {
    page: layout.number,
    header,
    columns,
    rows,
    totals,
    words: new Set(inBody.flatMap((r) => r.words)),
  }
}

/** Where header and first line stand in closed cells, what stands in none is below the table. */
function insideTable(runs: readonly Run[], header: readonly Label[]): Run[] {
  const first = runs.toSorted((a, b) => a.box[1] - b.box[1])[0]
  const closed = header.every((l) => l.region > 0) && first !== undefined && first.region > 0
  return runs.filter((run) => !closed || run.region > 0)
}

function findHeader(labels: readonly Label[], pieces: readonly Run[]): Label[] | undefined {
  let best: Label[] = []
  for (const seed of labels.filter((l) => goodsConcepts.has(l.concept))) {
    const level = labels.filter(
      (l) =>
        (goodsConcepts.has(l.concept) || l.concept === 'furniture' || l.concept === 'plates') &&
        overlapY(l.box, seed.box) > -0.9 * seed.size &&
        Math.abs(l.box[1] - seed.box[1]) < 4.5 * seed.size,
    )
    const band: Label[] = []
    for (const label of [seed, ...level]) {
      if (!band.includes(label) && band.every((l) => overlapX(l.box, label.box) < 0)) band.push(label)
    }
    const concepts = new Set(band.filter((l) => goodsConcepts.has(l.concept)).map((l) => l.concept))
    if (concepts.size >= 3 && concepts.size > countConcepts(best)) best = band
  }
  if (best.length === 0 || valuesBeside(best, pieces)) return undefined
  return best.map(plateColumnIsMarks).sort((a, b) => a.box[0] - b.box[0])
}

const countConcepts = (band: readonly Label[]) =>
  new Set(band.filter((l) => goodsConcepts.has(l.concept)).map((l) => l.concept)).size

/** 'Kennzeichen' over a column of goods is marks, elsewhere a number plate. */
const plateColumnIsMarks = (label: Label): Label => {
  if (label.concept === 'plates') label.concept = 'marks'
  return label
}

/** 'Packages: 24   Weight: 12 400 kg': labels in a line, but with their values beside them. */
function valuesBeside(band: readonly Label[], pieces: readonly Run[]): boolean {
  const withValue = band.filter((label) =>
    pieces.some(
      (p) =>
        p.region === label.region &&
        sameLine(p.box, label.box) &&
        p.box[0] >= label.box[2] - 1 &&
        !band.some((l) => l !== label && l.box[0] > label.box[0] && l.box[0] < p.box[0]),
    ),
  )
  return withValue.length >= band.length / 2
}

function bodyBelow(layout: PageLayout, header: Label[], band: Box, labels: readonly Label[]): Box {
  const boxed = header.filter((l) => l.region > 0).map((l) => layout.regions.box(l.region))
  const size = header[0]?.size ?? 8
  const left = boxed.length > 0 ? Math.min(...boxed.map((b) => b[0])) : band[0] - 4 * size
  const right =
    boxed.length > 0
      ? Math.max(...boxed.map((b) => b[2]), band[2])
      : Math.min(layout.page.width, band[2] + 8 * size)
  let end = layout.page.height
  const tall = boxed.filter((b) => b[3] > band[3] + 2.5 * size)
  if (tall.length >= header.length / 2 && tall.length > 0) end = Math.max(...tall.map((b) => b[3]))
  for (const label of labels) {
    if (header.includes(label) || label.box[1] < band[3] - 1 || label.box[3] > end + 2) continue
    if (overlapX(label.box, [left, 0, right, 0]) <= 0) continue
    if (endsTable(label, labels)) end = Math.min(end, label.box[1] - 1)
  }
  return [left, band[3] - 0.2 * size, right, end]
}

/** A single everyday word in the body is part of a description; a numbered, longer or repeated label is a new box. */
function endsTable(label: Label, labels: readonly Label[]): boolean {
  const words = label.matches[0]?.variant.split(' ').length ?? 1
  if (label.loose && words < 2) return false
  if (label.colon || label.boxNumber !== undefined || label.matches.length > 1) return true
  const level = labels.some(
    (l) => l !== label && sameLine(l.box, label.box) && !totalWords.has(l.matches[0]?.key ?? ''),
  )
  if (level) return true
  if (goodsConcepts.has(label.concept)) return false
  if (label.concept === 'furniture' || label.concept === 'containerNumber' || label.concept === 'sealNumber')
    return false
  return words > 1 || label.concept !== 'plates'
}

const isInside = (box: Box, body: Box) =>
  middleY(box) > body[1] && middleY(box) < body[3] && middleX(box) > body[0] && middleX(box) < body[2]

interface Line {
  box: Box
  cells: Map<Concept, Word[]>
  text: string
}

function linesOf(runs: readonly Run[], columns: readonly Column[]): Line[] {
  const lines: { box: Box; words: Word[] }[] = []
  for (const run of runs.toSorted((a, b) => middleY(a.box) - middleY(b.box))) {
    const line = lines.find((l) => overlapY(l.box, run.box) > 0.5 * Math.min(height(l.box), height(run.box)))
    if (line) line.words.push(...run.words)
    else lines.push({ box: [...run.box], words: [...run.words] })
  }
  return lines.map(({ box, words }) => {
    const cells = new Map<Concept, Word[]>()
    for (const word of words.sort((a, b) => a.box[0] - b.box[0])) {
      const column = columns.find((c) => middleX(word.box) >= c.from && middleX(word.box) < c.to)
      if (!column) continue
      const cell = cells.get(column.concept)
      if (cell) cell.push(word)
      else cells.set(column.concept, [word])
    }
    return { box, cells, text: words.map((w) => w.text).join(' ') }
  })
}

function rowsOf(
  lines: readonly Line[],
  layout: PageLayout,
  body: Box,
): { rows: Cells[]; totals: Cells | null } {
  const rows: Line[][] = []
  let totals: Cells | null = null
  for (const line of lines) {
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
    if (!row || startsRow(line, row) || (previous && ruledApart(previous, line, layout, body)))
      rows.push([line])
    else row.push(line)
  }
  return { rows: joinLeading(rows).map(cellsOf), totals }
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

import type { Concept } from '../../fields/concepts.ts'
import { height, middleY, overlapX, overlapY, unite } from '../../layout/box.ts'
import type { Box, Word } from '../../layout/pages.ts'
import type { Regions } from '../../layout/regions.ts'
import type { PageLayout, Run } from '../../layout/runs.ts'
import { type Span, spanOf } from '../../layout/span.ts'
import type { DecimalSign } from '../../values/numbers.ts'
import { packageKindIn } from '../../values/packages.ts'
import { phrase } from '../../words/phrases/index.ts'
import { namesService } from '../../words/terms/service-words.ts'
import { withoutSaidOtherwise } from '../columns/counts/said-otherwise.ts'
import { strokesIn } from '../columns/counts/strokes-of-sums.ts'
import { isCharge, namesOrder, withoutTrailing } from '../columns/lines-of-no-goods.ts'
import { leadsCounted, leadsParagraph } from '../columns/paragraphs.ts'
import { placeWords } from '../columns/place-words.ts'
import { inOneText, placeInOrder, shownColumns } from '../labels/place-in-order.ts'
import { namesMeans } from '../vehicles/lines-of-means.ts'
import type { Column } from './find-columns.ts'
import { isRuledApart } from './ruled-apart.ts'
import { isCarried, isSumOf, type Settled, saysTotal, settleTotals } from './table-totals.ts'

export type Cells = Map<Concept, Span>

/** Columns whose numbers begin a new goods line. */
const keyColumns: readonly Concept[] = [
  'packageCount',
  'articleCount',
  'grossWeight',
  'netWeight',
  'volume',
  'unNumber',
]

export interface Line {
  box: Box
  cells: Map<Concept, Word[]>
  text: string
  /** Columns without a concept of goods that hold a figure here: prices, amounts. */
  figures: number
  /** It is one text without gaps. */
  inOne: boolean
  /** Top and bottom of the drawn cells that its words stand in. */
  band?: [top: number, bottom: number]
}

/** Words of the body, line by line, each in its column. */
export function linesOf(runs: readonly Run[], columns: readonly Column[], regions?: Regions): Line[] {
  const lines: { box: Box; words: Word[]; open: boolean; cells: number[] }[] = []
  for (const run of runs.toSorted((a, b) => middleY(a.box) - middleY(b.box))) {
    const line = lines.find((l) => overlapY(l.box, run.box) > 0.5 * Math.min(height(l.box), height(run.box)))
    if (line) line.words.push(...run.words)
    else lines.push({ box: [...run.box], words: [...run.words], open: true, cells: [] })
    const own = line ?? (lines.at(-1) as (typeof lines)[number])
    own.open &&= run.region === 0
    own.cells.push(run.region)
  }
  const listed =
    lines.length > 0 && inOneText(columns)
      ? shownColumns(
          lines.map((l) => l.words),
          columns,
        )
      : columns
  const placedIn = (words: readonly Word[], open: boolean) =>
    ((open || listed !== columns) && placeInOrder(words, columns)) || placeWords(words, listed)
  const read = lines.map(({ box, words, open, cells: drawn }): Line => {
    const cells = new Map<Concept, Word[]>()
    const figured = new Set<Column>()
    for (const { word, column } of placedIn(words, open)) {
      const cell = cells.get(column.concept)
      if (cell) cell.push(word)
      else cells.set(column.concept, [word])
      if (column.concept === 'furniture' && figure.test(word.text)) figured.add(column)
    }
    const band = regions && bandOf(drawn, regions)
    // Texts of a leaning line come in the order of their heights.
    const text = words
      .toSorted((a, b) => a.box[0] - b.box[0])
      .map((w) => w.text)
      .join(' ')
    const figures = account.test(text) ? 0 : figured.size
    return { box, cells, text, figures, inOne: drawn.length === 1, ...(band ? { band } : {}) }
  })
  return joinBands(withoutSaidOtherwise(read))
}

function bandOf(drawn: readonly number[], regions: Regions): Line['band'] {
  if (drawn.length === 0 || drawn.includes(0)) return undefined
  const boxes = drawn.map((region) => regions.box(region))
  return [Math.max(...boxes.map((b) => b[1])), Math.min(...boxes.map((b) => b[3]))]
}

/**
 * Lines within one row of drawn cells are one: a name of two lines beside a number set in the middle. Where a column of
 * numbers has two of them there, the cells are columns of the form, and each line stands for itself.
 */
function joinBands(lines: readonly Line[]): Line[] {
  const bands: Line[][] = []
  for (const line of lines) {
    const last = bands.at(-1)?.[0]
    if (
      last?.band &&
      line.band &&
      Math.min(last.band[1], line.band[1]) - Math.max(last.band[0], line.band[0]) > 2
    )
      bands.at(-1)?.push(line)
    else bands.push([line])
  }
  const isRow = (band: readonly Line[]) => {
    const numbers = keyColumns.map((c) => band.filter((line) => isNumeric(line.cells.get(c))).length)
    const wrapped = numbers.filter((count) => count > 1).length
    // '1' and '920' below it are one number where two other columns have one each.
    const isOne = wrapped === 0 || (wrapped === 1 && numbers.filter((count) => count === 1).length >= 2)
    return band.filter((line) => line.figures >= enoughFigures).length <= 1 && isOne
  }
  const rows = bands.filter((band) => band.length > 1)
  if (bands.length < 2 || rows.length === 0 || !bands.every(isRow)) return [...lines]
  return bands.map(joinLines)
}

function joinLines(band: readonly Line[]): Line {
  const [first] = band as readonly [Line, ...Line[]]
  const cells = new Map<Concept, Word[]>()
  for (const line of band)
    for (const [concept, words] of line.cells) cells.set(concept, [...(cells.get(concept) ?? []), ...words])
  return {
    ...first,
    box: unite(band.map((line) => line.box)),
    cells,
    text: band.map((line) => line.text).join(' '),
    figures: Math.max(...band.map((line) => line.figures)),
    inOne: false,
  }
}

const figure = /^\d[\d.,'’]*$/
/** The groups of a bank account are no figures of columns. */
const account = /(?<![\p{L}\d])\p{Lu}{2}\d{2}(?:\s[\dA-Z]{4}){2}/u
/** So many figures of columns that no lexicon knows make a line one of goods. */
const enoughFigures = 2

/** Text that stands so many heights of its type below a goods line is a remark, no part of the line. */
const farBelow = 1.7

/** What stands so far below the table is none of it. */
const farAway = 8

/** Lines joined to goods lines, the totals apart; `end` is how far down the table goes. */
export function rowsOf(
  lines: readonly Line[],
  layout: PageLayout,
  body: Box,
  sign: DecimalSign,
): Settled & { end: number } {
  const rows: Line[][] = []
  const isBelowStroke = strokesIn(layout, body)
  let totals: Cells | null = null
  let summedRows = 0
  let last: Line | undefined
  let waiting: Line[] = []
  let charged = false
  for (const [at, line] of lines.entries()) {
    if (line.inOne && namesMeans(line.text)) continue
    const above = waiting.at(-1) ?? last
    if (isDetail(line, rows.at(-1)?.[0])) continue
    const follows = above === undefined || goesOnBelow(above, line, layout)
    const isAcross = line.inOne && line.cells.size > 1
    if (isAcross && (totals || (!follows && isSentence(line, rows)))) break
    if (isAcross && isSentence(line, rows)) continue
    if (!follows) waiting = []
    const row = rows.at(-1)
    if (!hasKey(line) && row && (totals || charged || !follows || waiting.length > 0 || saysTotal(line))) {
      waiting.push(line)
      continue
    }
    // 'Tel. 0383-555 018' at the foot of the page has a figure below the heading of a column, and begins no line.
    if (row && above && line.box[1] - above.box[3] > farAway * height(line.box) && !startsRow(line, row))
      break
    const heading = waiting
    waiting = []
    last = line
    const own = cellsOf([line])
    if (isCarried(own) || (!hasKey(line) && namesOrder(textOfGoods(line)))) continue
    if (isCharge(line, rows, hasKey(line)) || (row && namesService(textOfGoods(line)))) {
      charged = true
      continue
    }
    const next = lines[at + 1]
    const alone = rows.length > 1 || !namedBelow(line, next)
    const addsUp = row && alone && isSumOf(own, rows.map(cellsOf), sign)
    if (addsUp || saysTotal(line) || heading.some(saysTotal) || isBelowStroke(line)) {
      // With goods between it and the one before, that one added up only what stands above it.
      if (totals === null || (rows.length > summedRows && isSumOf(own, rows.map(cellsOf), sign))) {
        totals = own
        summedRows = rows.length
      }
      continue
    }
    // In boxes below lines that stand in none: what is told of the whole, no goods.
    if (row && !follows && line.band && rows.every((own) => own.every((l) => !l.band))) break
    const previous = row?.at(-1)
    const apart = previous && hasKey(line) && isRuledApart(previous.box, line.box, layout, body)
    const isTotal = (l: Line) =>
      isBelowStroke(l) || saysTotal(l) || isSumOf(cellsOf([l]), rows.map(cellsOf), sign)
    const told = { key: hasKey, newRow: (l: Line) => startsRow(l, row ?? []) && !isTotal(l) }
    const leads =
      (next && row && !isTotal(next) && leadsNext(line, row, next, layout)) ||
      (previous !== undefined &&
        row?.some(hasKey) &&
        (leadsParagraph(at, lines, footAbove(previous, line, layout), told) ||
          leadsCounted(at, lines, row, told)))
    if (!row || heading.length > 0 || apart || leads || startsRow(line, row)) {
      rows.push([...heading, line])
      charged = false
    } else row.push(line)
  }
  const settled = settleTotals(withoutTrailing(joinLeading(rows)).map(cellsOf), sign)
  return { rows: settled.rows, totals: settled.totals ?? totals, end: last?.box[3] ?? body[1] }
}

/** Right below, or with nothing but text of the page between them: descriptions of dangerous goods are read apart. */
const goesOnBelow = (above: Line, line: Line, layout: PageLayout) =>
  line.box[1] - footAbove(above, line, layout) < farBelow * height(line.box)

/** How far down the text goes that begins with a line above, to where it is blank. */
function footAbove(above: Line, line: Line, { runs }: PageLayout): number {
  const far = farBelow * height(line.box)
  let foot = above.box[3]
  const between = runs.filter((run) => run.box[1] > foot - 1 && run.box[3] < line.box[1] + 1)
  for (const { box } of between.toSorted((a, b) => a.box[1] - b.box[1]))
    if (box[1] - foot < far && overlapX(box, line.box) > 0) foot = Math.max(foot, box[3])
  return foot
}

/** Across the columns, where the lines of goods have gaps between theirs. */
const isSentence = (line: Line, rows: readonly (readonly Line[])[]) =>
  line.cells.size > 2 && rows.length > 0 && rows.every((row) => row.some((own) => !own.inOne))

const textOfGoods = (line: Line) =>
  (line.cells.get('nature') ?? line.cells.get('furniture') ?? []).map((w) => w.text).join(' ')

/** In smaller type across the columns, right below a line of goods: serial numbers, years and codes of what it is. */
const isDetail = (line: Line, first: Line | undefined): boolean => {
  const [own, above] = [line, first].map((l) => [...(l?.cells.values() ?? [])][0]?.[0])
  const smaller = own?.size !== undefined && above?.size !== undefined && own.size < 0.93 * above.size
  return smaller && own.confidence === 1 && line.inOne && line.cells.size > 1
}

/** A text without numbers goes on right below: it may be the name of goods whose numbers stand above it. */
const namedBelow = (line: Line, next: Line | undefined) =>
  next !== undefined && !hasKey(next) && next.box[1] - line.box[3] < 0.5 * height(line.box)

/** Cells centred in their row: a line of text just above the numbers belongs to them, not to the row before. */
function leadsNext(line: Line, row: readonly Line[], next: Line, layout: PageLayout): boolean {
  if (hasKey(line) || !row.some(hasKey) || !startsRow(next, row)) return false
  if (countsPackages(next) || saysTotal(next)) return false
  const before = footAbove(row.at(-1) as Line, line, layout) - 0.5 * height(line.box)
  return middleY(next.box) - middleY(line.box) < 0.7 * (middleY(line.box) - before)
}

/** '24 steel drums (1A1)' begins its goods by itself. */
function countsPackages(line: Line): boolean {
  const text = (line.cells.get('packing') ?? line.cells.get('nature') ?? []).map((w) => w.text).join(' ')
  const [, kind] = /^\d{1,5}\s(?:x\s)?(\p{L}[^\d,;:–]*)/u.exec(text) ?? []
  return kind !== undefined && packageKindIn(kind) !== undefined
}

const hasKey = (line: Line) =>
  line.figures >= enoughFigures || keyColumns.some((c) => saysNumber(line.cells.get(c), c))

/** '38, 6000 Koper, Slovenia' that runs under the heading of a mass is none; '24 pallets' is a count. */
const saysNumber = (words: Word[] = [], concept: Concept): boolean =>
  words.some(({ text }) => /\d/.test(text)) &&
  !(measured.has(concept) && words.filter(({ text }) => isForeign(text)).length > 1)

const measured = new Set<Concept>(['grossWeight', 'netWeight', 'volume'])

const massHeadingPattern = new RegExp(`^(?:${phrase('massHeading')})`, 'iu')
const isForeign = (text: string) => /^\p{L}{4,}/u.test(text) && !massHeadingPattern.test(text)

const startsRow = (line: Line, row: readonly Line[]) =>
  (line.figures >= enoughFigures && row.some((l) => l.figures >= enoughFigures)) ||
  keyColumns.some((c) => isNumeric(line.cells.get(c)) && row.some((l) => isNumeric(l.cells.get(c))))

const isNumeric = (words: Word[] | undefined) =>
  words !== undefined && /^(?:UN|ID)?\d|^(?:UN|ID)$/.test(words[0]?.text ?? '')

/** Lines before the first one with numbers belong to it: cells set in the middle of their row. */
function joinLeading(rows: Line[][]): Line[][] {
  const [first, second, ...others] = rows
  if (first && second && !first.some(hasKey)) return [[...first, ...second], ...others]
  return rows
}

function cellsOf(lines: readonly Line[]): Cells {
  const words = new Map<Concept, Word[]>()
  for (const line of lines) {
    for (const [concept, cell] of line.cells) words.set(concept, [...(words.get(concept) ?? []), ...cell])
  }
  return new Map([...words].map(([concept, cell]) => [concept, spanOf(cell)]))
}

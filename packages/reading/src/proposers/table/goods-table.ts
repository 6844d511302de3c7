import { type Concept, goodsConcepts } from '../../fields/concepts.ts'
import { middleX, middleY, overlapX, sameLine, unite } from '../../layout/box.ts'
import type { Box, Word } from '../../layout/pages.ts'
import { makeRun, type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import type { DecimalSign } from '../../values/numbers.ts'
import { packageKindIn } from '../../values/packages.ts'
import { bare } from '../../words/compare.ts'
import { carriedWords, totalWords } from '../../words/index.ts'
import { withoutLeadingNumbers } from '../columns/article-numbers.ts'
import { pairedMassColumns } from '../columns/gross-and-net.ts'
import { namesAboveCounts } from '../columns/names-above-counts.ts'
import { wholeHeadings } from '../columns/whole-headings.ts'
import type { Label } from '../labels/find-labels.ts'
import { type Legend, legendOf } from '../numbered/legend.ts'
import { valuePieces } from '../pieces.ts'
import { type Column, findColumns } from './find-columns.ts'
import { continuedHeader, namedAsBefore } from './headings/continued-header.ts'
import { findHeadings } from './headings/table-headings.ts'
import { labelsInLines } from './labels-in-lines.ts'
import { nameColumns } from './name-columns.ts'
import { type Cells, linesOf, rowsOf } from './table-rows.ts'
import { opensWithTotal } from './table-totals.ts'

export interface GoodsTable {
  page: number
  header: Label[]
  columns: Column[]
  rows: Cells[]
  totals: Cells | null
  /** What the page says that its abbreviations of kinds of package mean. */
  legend?: Legend
  words: Set<Word>
}

/** A header line of goods labels, its columns, and the lines below it. Labels inside its body are text again. */
export function findGoodsTable(
  layout: PageLayout,
  labels: Label[],
  taken: ReadonlySet<Word>,
  sign: DecimalSign,
  before?: GoodsTable,
): GoodsTable | undefined {
  const headings = findHeadings(layout, labels, valuePieces(layout, labels))
  if (!headings) return undefined
  labels.push(...headings.filter((l) => !labels.includes(l)))
  const own = wholeHeadings(layout, headings, labels)
  const same = continuedHeader(own, before)
  if (same) labels.splice(0, labels.length, ...labels.filter((l) => !own.includes(l)), ...same)
  const header = same ?? own
  const band = unite(header.map((l) => l.box))
  const body = bodyBelow(layout, header, band, labels)
  for (const label of labels.filter((l) => !header.includes(l) && isInside(l.box, body))) {
    labels.splice(labels.indexOf(label), 1)
  }
  const headerWords = new Set(labels.flatMap((l) => [...l.words]))
  const inBody = insideTable(
    layout.runs.filter((run) => isInside(run.box, body) || opensColumn(run, header, band)),
    header,
  )
    .map((run) =>
      makeRun(
        run.words.filter((w) => !headerWords.has(w) && !taken.has(w) && !drawn.test(w.text)),
        run.region,
      ),
    )
    .filter((run) => run.words.length > 0)
  const cut = findColumns(header, inBody, asFarAsText(body, inBody, header), layout)
  const legend = legendOf(layout)
  const found = same && before ? namedAsBefore(cut, before) : nameColumns(cut, inBody, legend)
  const lines = linesOf(inBody, found, layout.regions)
  const columns = pairedMassColumns(found, lines)
  if (lines.length === 0) return undefined
  const { rows: all, totals, end } = rowsOf(lines, layout, body, sign)
  const rows = withoutLeadingNumbers(all)
  namesAboveCounts(rows, totals)
  return {
    page: layout.number,
    header,
    columns,
    rows,
    totals,
    legend,
    words: new Set(inBody.filter((r) => middleY(r.box) < end).flatMap((r) => r.words)),
  }
}

/** The last column is as wide as what begins in it: a description may be longer than its heading. */
function asFarAsText(body: Box, runs: readonly Run[], header: readonly Label[]): Box {
  const last = Math.max(...header.map(({ box }) => box[0]))
  const ends = runs.filter(({ box, size }) => box[0] > last - 3 * size).map(({ box }) => box[2])
  return [body[0], body[1], Math.max(body[2], ...ends), body[3]]
}

/** In a drawn column the first line stands below its own heading, though that of another column is of more lines. */
const opensColumn = ({ box, region, words }: Run, header: readonly Label[], band: Box) =>
  region > 0 &&
  middleY(box) <= band[3] &&
  header.some(
    (label) =>
      label.region === region && box[1] > label.box[3] - 1 && !words.some((word) => label.words.has(word)),
  )

/** Lines drawn with the signs of a typewriter. */
const drawn = /^(?:[-_=.·|+*]{3,}|[-_=]{2}|\|)$/

/** Where header and first line stand in closed cells, what stands in none is below the table. */
function insideTable(runs: readonly Run[], header: readonly Label[]): Run[] {
  const first = runs.toSorted((a, b) => a.box[1] - b.box[1])[0]
  const closed = header.every((l) => l.region > 0) && first !== undefined && first.region > 0
  return runs.filter((run) => !closed || run.region > 0)
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
  const holdsGoods = header.some((l) => l.region > 0 && isFilled(l, header, layout))
  if (tall.length >= header.length / 2 && tall.length > 0 && holdsGoods)
    end = Math.max(...tall.map((b) => b[3]))
  const inLines = labelsInLines(layout, header, labels)
  const foot = footOfTotals(layout, header)
  for (const label of labels) {
    if (header.includes(label) || label.box[1] < band[3] - 1 || label.box[3] > end + 2) continue
    if (overlapX(label.box, [left, 0, right, 0]) <= 0) continue
    const inside = inLines.has(label) || isInGoods(label, header, layout, labels)
    const below = label.box[1] > foot && label.box[0] < left + 5 * size
    const ends = endsTable(label, labels) || below || weighsAll(label, layout)
    if (!isCell(label, header) && !inside && !namesMarks(label, header) && ends)
      end = Math.min(end, label.box[1] - 1)
  }
  return [left, band[3] - 0.2 * size, right, end]
}

/** A heading's cell may be high and hold nothing else: the goods then stand in the cells below it. */
const isFilled = (label: Label, header: readonly Label[], { runs }: PageLayout): boolean =>
  runs.some(
    (run) => run.region === label.region && !header.some((l) => run.words.some((w) => l.words.has(w))),
  )

/**
 * 'Painel 12 peças | 12 un | 54,6': a line with numbers right below two headings is one of goods, whatever its words;
 * 'Transporte 4.208,6' carries over.
 */
function isInGoods(
  label: Label,
  header: readonly Label[],
  layout: PageLayout,
  labels: readonly Label[],
): boolean {
  const level = layout.runs.filter((run) => sameLine(run.box, label.box))
  if (level.some((run) => opensWithTotal(textOf(run.words)))) return isLineOfTotals(level, header)
  if (label.colon) return false
  // The numbers of boxes are no figures.
  const printed = new Set(labels.flatMap((l) => [...l.words]))
  const filled = level.flatMap((run) => run.words).filter((word) => !printed.has(word))
  const figures = header.filter(
    (h) =>
      isNumberColumn(h) && filled.some((w) => /^\d[\d.,'’]*$/.test(w.text) && overlapX(w.box, h.box) > 0),
  )
  return figures.length >= 2 || (figures.length === 1 && carriedWords.has(bare(textOf([...label.words]))))
}

/** 'Total 136', and below it 'Net kg  14,980' with nothing else on its line: what all goods weigh. */
function weighsAll({ concept, words, box }: Label, { runs }: PageLayout): boolean {
  if (!measures.has(concept)) return false
  const others = runs
    .filter((run) => sameLine(run.box, box))
    .flatMap((run) => run.words)
    .filter((word) => !words.has(word))
  const isFigure = /^\d[\d.,'’ ]*(?:\s?(?:kgs?|m3|m³|cbm))?$/iu.test(textOf(others))
  return isFigure && runs.some((run) => run.box[3] < box[1] + 1 && isSumAbove(run, box, runs))
}

/** In the few lines above. */
const isSumAbove = (run: Run, box: Box, runs: readonly Run[]): boolean =>
  box[1] - run.box[3] < 5 * run.size &&
  opensWithTotal(textOf(run.words)) &&
  runs.some(
    (other) => other !== run && sameLine(other.box, run.box) && /^\d[\d.,]*$/.test(textOf(other.words)),
  )

const measures = new Set<Concept>(['grossWeight', 'netWeight', 'volume'])

/** Where the last line of totals ends: below it labels at the left edge name what is no column. */
function footOfTotals({ runs }: PageLayout, header: readonly Label[]): number {
  const feet = runs
    .filter((run) => opensWithTotal(textOf(run.words)))
    .filter((run) =>
      isLineOfTotals(
        runs.filter((other) => sameLine(other.box, run.box)),
        header,
      ),
    )
    .map((run) => run.box[3])
  return feet.length > 0 ? Math.max(...feet) : Number.POSITIVE_INFINITY
}

/** 'Total : 3 colis   170,0   197,5': figures of their own right below two headings, with no word beside them. */
const isLineOfTotals = (level: readonly Run[], header: readonly Label[]): boolean =>
  header.filter(
    (h) =>
      isNumberColumn(h) &&
      level.some(
        (run) => /^\d[\d.,'’ ]*(?:\s?kgs?)?$/i.test(textOf(run.words)) && overlapX(run.box, h.box) > 0,
      ),
  ).length >= 2

const isNumberColumn = ({ concept }: Label) => numberColumns.has(concept)
const numberColumns = new Set<Concept>(['articleCount', 'packageCount', 'grossWeight', 'netWeight', 'volume'])

/** '24 ctns' under the column of packages looks like a numbered label, and is none. */
const isCell = (label: Label, header: readonly Label[]) =>
  packageKindIn(textOf([...label.words])) !== undefined &&
  header.some(
    (h) => (h.concept === 'packageCount' || h.concept === 'packing') && overlapX(h.box, label.box) > 0,
  )

/** 'MARKS: KHTP EMDEN' under the heading of the goods or of the marks is a line of what stands there. */
const namesMarks = ({ concept, colon, box }: Label, header: readonly Label[]): boolean =>
  concept === 'marks' &&
  colon &&
  header.some(
    (h) =>
      (h.concept === 'nature' || h.concept === 'marks') &&
      (overlapX(h.box, box) > 0 || Math.abs(h.box[0] - box[0]) < 12),
  )

/** A single everyday word in the body is part of a description; a numbered, longer or repeated label is a new box. */
function endsTable(label: Label, labels: readonly Label[]): boolean {
  const words = label.matches[0]?.variant.split(' ').length ?? 1
  if (label.loose && words < 2) return false
  if (label.colon || label.boxNumber !== undefined || label.matches.length > 1) return true
  const level = labels.some(
    (l) => l !== label && sameLine(l.box, label.box) && !totalWords.has(l.matches[0]?.key ?? ''),
  )
  if (level) return true
  // 'DANGEROUS GOODS' with nothing beside it heads what is said of them below the table.
  if (goodsConcepts.has(label.concept)) return label.concept === 'unNumber' && words > 1
  if (label.concept === 'furniture' || label.concept === 'containerNumber' || label.concept === 'sealNumber')
    return false
  return words > 1 || label.concept !== 'plates'
}

const isInside = (box: Box, body: Box) =>
  middleY(box) > body[1] && middleY(box) < body[3] && middleX(box) > body[0] && middleX(box) < body[2]

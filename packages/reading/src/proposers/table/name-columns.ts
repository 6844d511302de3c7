import type { Concept } from '../../fields/concepts.ts'
import { middleX, overlapX } from '../../layout/box.ts'
import { inLines } from '../../layout/lines.ts'
import { type Run, textOf } from '../../layout/runs.ts'
import { packageKindIn, packageKindOfUnit } from '../../values/packages.ts'
import { bare } from '../../words/compare.ts'
import { totalWords } from '../../words/index.ts'
import { phrase } from '../../words/phrases/index.ts'
import { countsNoPackage } from '../../words/terms/article-units.ts'
import { withoutArticleNumbers } from '../columns/article-numbers.ts'
import { bodyOfTable } from '../columns/body-of-table.ts'
import { withoutPieceCounts } from '../columns/counts/counted-twice.ts'
import { withoutQuantities } from '../columns/gross-and-net.ts'
import { nameUnits } from '../columns/unit-columns.ts'
import { linesOfGoods } from '../numbered/cells-of-lines.ts'
import type { Legend } from '../numbered/legend.ts'
import { nameNumbers } from '../numbered/name-numbers.ts'
import { nameCodes } from '../numbered/package-codes.ts'
import type { Column } from './find-columns.ts'
import { partsOfLine } from './goods-text.ts'

/** Columns under headings that no lexicon knows tell by what they hold that they are packages, goods or weights. */
export function nameColumns(
  columns: readonly Column[],
  runs: readonly Run[],
  legend: Legend = new Map(),
): Column[] {
  const lines = bodyOfTable(
    runs,
    columns.map((c) => c.label),
  )
  const goods = linesOfGoods(lines).lines
  const body = (goods.length > 0 ? goods : lines).flat()
  const has = (concept: Concept) => columns.some((c) => c.concept === concept)
  const cellsOf = (column: Column) => cellsIn(column, body)
  const ofLines = withoutQuantities(withoutArticleNumbers(columns, body)).map((column) =>
    isPerPiece(column) ? { ...column, concept: 'furniture' as const } : column,
  )
  nameNumbers(ofLines, lines, legend)
  nameCodes(ofLines, lines)
  const named = withoutPieceCounts(ofLines)
  const name = (at: number, concept: Concept) => {
    if (!named.some((c) => c.concept === concept)) named[at] = { ...(named[at] as Column), concept }
  }
  const open = columns.flatMap((column, at) =>
    isOpen(column) || isTwin(column, columns)
      ? [{ at, cells: cellsIn(column, body), heading: bare(textOf([...column.label.words])) }]
      : [],
  )
  for (const [at, column] of columns.entries()) {
    const cells = cellsOf(column)
    const mayName = column.concept === 'furniture' || isTwin(column, columns)
    if (mayName && cells.length > 0 && cells.every(isPackageKind)) name(at, 'packing')
  }
  for (const { at, cells, heading } of open) {
    if (cells.length === 0 || named[at]?.concept === 'packing') continue
    if (!has('statisticalNumber') && cells.every((c) => tariffCode.test(c))) name(at, 'statisticalNumber')
    else if (!has('grossWeight') && /^kgs?$/.test(heading) && cells.every((c) => /^\d[\d.,' ]*$/.test(c)))
      name(at, 'grossWeight')
  }
  if (!named.some((c) => c.concept === 'nature')) nameGoods(named, open)
  nameCounts(named, body)
  nameUnits(named, cellsOf)
  for (const { at, cells } of open) {
    const beforeKind = named[at + 1]?.concept === 'packing'
    const rising = cells.every((c, i) => Number(c) === i + 1) && cells.length > 1
    if (beforeKind && cells.length > 0 && cells.every((c) => /^\d{1,6}(?:\s[-–—])?$/.test(c)) && !rising)
      name(at, 'packageCount')
  }
  return named
}

/** So many letters in a line, in so large a share of the lines, are names. */
const lettersOfNames = 8
const mostlyNames = 0.6

/** Where no heading asks for the goods, they stand in the column whose lines hold most text. */
function nameGoods(named: Column[], open: readonly { at: number; cells: string[] }[]): void {
  const lettersIn = (cell: string) => cell.replace(/[^\p{L}]/gu, '').length
  const texts = open
    .filter(({ cells }) => {
      const names = cells.filter((cell) => lettersIn(cell) >= lettersOfNames)
      const told = cells.filter((cell) => lettersIn(cell) < lettersOfNames || partsOfLine(cell).name)
      return names.length > 0 && names.length >= mostlyNames * told.length
    })
    .map(({ at, cells }) => ({
      at,
      letters: cells.reduce((sum, cell) => sum + lettersIn(cell), 0) / cells.length,
    }))
    .sort((a, b) => b.letters - a.letters)
  const [best] = texts
  if (best) named[best.at] = { ...(named[best.at] as Column), concept: 'nature' }
}

/** 'Description' and 'Commodity' both name the goods: one of them may hold their codes. */
const isTwin = (column: Column, columns: readonly Column[]) =>
  column.concept === 'nature' && columns.some((c) => c !== column && c.concept === 'nature')

const tariffCode = /^\d{4}[ .]?\d{2}(?:[ .]?\d{2}){0,2}$/

/** 'paleta', 'wooden crate': not 'Stk.' */
const isPackageKind = (text: string) =>
  text.split(' ').length <= 2 && !countsNoPackage(text) && packageKindIn(text) !== undefined

/** '24 TOTE BAG', '6 krabic': packages, whatever the heading says. Pieces and sets are none. */
const isCountedKind = (text: string) => {
  const [, kind = ''] = /^\d{1,5}\s+(\p{L}[\p{L}\s.-]*)/u.exec(text) ?? []
  return kind !== '' && !articleUnit.test(text) && packageKindOfUnit(kind) !== undefined
}

const isOpen = ({ concept, label }: Column) => concept === 'furniture' && label.matches.length === 0

/** The column whose cells say '5 beden', '24 TOTE BAG' counts packages; one of '6 Stk.', or of bare numbers beside it, articles. */
function nameCounts(named: Column[], body: readonly Run[]): void {
  const at = named.findIndex((c) => c.concept === 'packageCount')
  if (named[at]?.numbered) return
  const own = at < 0 ? [] : cellsIn(named[at] as Column, body).filter((cell) => /^\d/.test(cell))
  if (own.filter(isCountedKind).length > 0.6 * own.length) return
  const kinds = named.findIndex((column, i) => {
    if (i === at || !(isOpen(column) || column.concept === 'articleCount' || column.concept === 'packing'))
      return false
    const cells = cellsIn(column, body).filter((cell) => /^\d/.test(cell))
    return cells.length > 0 && cells.every(isCountedKind)
  })
  const ofArticles = own.length > 0 && own.filter((cell) => articleUnit.test(cell)).length > 0.6 * own.length
  if (at >= 0 && (kinds >= 0 || ofArticles)) named[at] = { ...(named[at] as Column), concept: 'articleCount' }
  if (at < 0 && kinds < 0) nameCountOfKinds(named, body)
  if (kinds >= 0 && (named[kinds] as Column).concept !== 'packing')
    named[kinds] = { ...(named[kinds] as Column), concept: 'packageCount' }
}

/** 'Qty 24 | Pack TOTE BAG': where kinds of package stand without a number of their own, what is counted is they. */
function nameCountOfKinds(named: Column[], body: readonly Run[]): void {
  const kinds = named.find((c) => c.concept === 'packing')
  const at = named.findIndex((c) => c.concept === 'articleCount')
  const cells = kinds ? cellsIn(kinds, body) : []
  const counts = at < 0 ? [] : cellsIn(named[at] as Column, body)
  const known = cells.filter((cell) => !/^\d/.test(cell) && packageKindIn(cell) !== undefined)
  const isCounted = body.some(
    (run) => isCountedKind(textOf(run.words)) && kinds && overlapX(run.box, kinds.label.box) > 0,
  )
  if (known.length === 0 || known.length < 0.6 * cells.length || isCounted) return
  if (counts.every((cell) => /^\d{1,5}$/.test(cell)))
    named[at] = { ...(named[at] as Column), concept: 'packageCount', byUnit: true }
}

const articleUnit = new RegExp(
  String.raw`^\d[\d.,'’ ]*\s?(?:m|m2|m²|lfm|kg|l|${phrase('pieces')})\.?(?:\s|$)`,
  'iu',
)

const unitOfPricePattern = new RegExp(
  String.raw`(?:/|${phrase('perUnit')})\s*(?:1\s*)?(?:${phrase('unitOfPrice')})\b`,
  'iu',
)

/** 'Hmotnost/ks', 'Weight per piece': of one article, never of the line. */
const isPerPiece = ({ concept, label }: Column) =>
  (concept === 'grossWeight' || concept === 'netWeight' || concept === 'volume') &&
  unitOfPricePattern.test(textOf([...label.words]))

/** The text of the column, line by line. */
function cellsIn(column: Column, body: readonly Run[]): string[] {
  const words = body.flatMap((r) => r.words)
  const own = words.filter((w) => middleX(w.box) >= column.from && middleX(w.box) < column.to)
  return inLines(own)
    .map(textOf)
    .filter((cell) => !totalWords.has(bare(cell)))
}

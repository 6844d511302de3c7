import type { Concept } from '../../fields/concepts.ts'
import { type Run, textOf } from '../../layout/runs.ts'
import { packageKindIn, packageKindOfUnit } from '../../values/packages.ts'
import { bareWords } from '../../words/compare.ts'
import { asksCount, asksNumber, asksPosition, withoutNumber } from '../../words/terms/counting-words.ts'
import { countsPieces } from '../columns/counts/counted-twice.ts'
import type { Column } from '../table/find-columns.ts'
import { cellIn, type LineOfBody, linesOfGoods } from './cells-of-lines.ts'
import type { Legend } from './legend.ts'
import { type Chain, type Numbers, numberedThrough } from './package-numbers.ts'

/** Columns that may hold the numbers of packages: of articles only those whose heading speaks of packages. */
const mayNumber = new Set<Concept>([
  'packageCount',
  'packing',
  'marks',
  'furniture',
  'articleCount',
  'volume',
])
const mayName = new Set<Concept>(['packageCount', 'furniture', 'marks', 'hazardClass'])
const mayCount = new Set<Concept>(['packageCount', 'furniture', 'articleCount'])
/** So many single numbers one after the other are no counts, though nothing else says so. */
const enoughSingles = 3
/** Of the lines that are numbered so many name a kind of package in the column of kinds. */
const mostlyKinds = 0.6

interface Found {
  at: number
  chain: Chain
  lines: readonly LineOfBody[]
}

/**
 * 'Pkg no. 1, 2, 3-6 | Kind CRATE, CRATE, SKID', 'Kolli 1/3, 2/3, 3/3', 'from 1, 31 | to 30, 50': where no column counts
 * the packages, the numbers that they bear do.
 */
export function nameNumbers(named: Column[], body: readonly (readonly Run[])[], legend: Legend): void {
  const { lines, total } = linesOfGoods(body)
  if (namePairs(named, lines)) return
  const found = findNumbers(named, lines, total)
  if (!found) return
  nameKinds(named, found, legend)
  const column = named[found.at] as Column
  const { chain } = found
  const counting = columnThatCounts(named, found)
  const rivals = named.flatMap((c, i) => (i !== found.at && c.concept === 'packageCount' ? [i] : []))
  const isOwn = rivals.some((i) => chain.severals === 0 && countsPackages(named[i] as Column))
  if (chain.named < chain.numbers.length && (counting !== undefined || isOwn)) {
    if (counting !== undefined) rename(named, counting, 'packageCount')
    for (const i of rivals) if (counting !== undefined && i !== counting) rename(named, i, 'furniture')
    if (column.concept !== 'marks') rename(named, found.at, 'furniture')
    return
  }
  // Beside the numbers of packages another count is one of articles.
  for (const i of rivals)
    rename(named, i, named.some((c) => c.concept === 'articleCount') ? 'furniture' : 'articleCount')
  named[found.at] = { ...column, concept: 'packageCount', numbered: chain.numbering }
}

const rename = (named: Column[], at: number, concept: Concept) => {
  named[at] = { ...(named[at] as Column), concept }
}

const headingOf = ({ label }: Column) => textOf([...label.words])

/** 'Colli', 'Case no.', 'Láda száma'. */
function speaksOfPackages(column: Column): boolean {
  const heading = headingOf(column)
  if (asksPosition(heading) || countsPieces(column)) return false
  // In Portuguese and Spanish packages are 'volumes'.
  if (column.concept === 'volume') return asksNumber(heading)
  return packageKindIn(withoutNumber(heading)) !== undefined
}

/** 'Cartons', 'No. of colli': not 'Qty', nor 'Stk.' */
const countsPackages = (column: Column): boolean =>
  !countsPieces(column) && packageKindIn(headingOf(column)) !== undefined

function findNumbers(
  named: readonly Column[],
  lines: readonly LineOfBody[],
  total: LineOfBody | undefined,
): Found | undefined {
  const found = named.flatMap((column, at): (Found & { worth: number })[] => {
    if (!mayNumber.has(column.concept)) return []
    const speaks = speaksOfPackages(column)
    const isOther = column.concept === 'articleCount' || column.concept === 'volume'
    if (isOther && !speaks) return []
    if (column.concept === 'marks' && !speaks && isCounted(named, lines)) return []
    const cells = lines.map((line) => cellIn(line, column))
    const chain = numberedThrough(cells)
    if (!chain || !isNumbered(chain, column, cells, total && cellIn(total, column))) return []
    const own = chain.at.map((i) => lines[i] as LineOfBody)
    return [{ at, chain, lines: own, worth: chain.severals + (speaks ? 100 : 0) + chain.named }]
  })
  return found.sort((a, b) => b.worth - a.worth)[0]
}

/** Ranges and 'Kiste 1' say it themselves; single numbers where the heading asks for those of packages. */
function isNumbered(
  chain: Chain,
  column: Column,
  cells: readonly string[],
  total: string | undefined,
): boolean {
  const { numbers, severals, named } = chain
  const length = numbers.length
  const filled = cells.filter((cell) => /\d/.test(cell)).length
  const startsAtOne = numbers[0]?.from === 1
  const heading = headingOf(column)
  const speaks = speaksOfPackages(column)
  if (length < filled / 2 || !(startsAtOne || speaks)) return false
  if (named === length) return true
  if (chain.numbering === 'of all') return speaks || severals > 0
  const isAsked = speaks && asksNumber(heading)
  if (hasRepeats(numbers) && !isAsked) return false
  if (severals > 0) return startsAtOne || isAsked
  if (!speaks || asksCount(heading) || length < filled - 1) return false
  const sum = numbers.reduce((all, { from }) => all + from, 0)
  if (Number(/^\d+$/.exec(total ?? '')?.[0] ?? 0) === sum) return false
  return isAsked || (startsAtOne && length >= enoughSingles)
}

/** '1', '1', '2': counts as likely as numbers of packages that hold several lines. */
const hasRepeats = (numbers: readonly Numbers[]) =>
  numbers.some((own, at) => numbers[at - 1]?.from === own.from)

/** '40 FÛTS ACIER', '700 cartoni' in another column: the marks of the goods are only marks. */
const isCounted = (named: readonly Column[], lines: readonly LineOfBody[]): boolean =>
  named.some((column) =>
    lines.some((line) => {
      const [, kind] = /^\d{1,6}\s(\p{L}.*)$/u.exec(cellIn(line, column)) ?? []
      return kind !== undefined && packageKindIn(kind.split(' ').slice(0, 2).join(' ')) !== undefined
    }),
  )

/** A column whose numbers are as many as the ranges say: it counts the packages. */
function columnThatCounts(named: readonly Column[], { at, chain, lines }: Found): number | undefined {
  if (chain.severals === 0) return undefined
  const counts = (column: Column) =>
    chain.numbers.every(({ from, to }, i) => {
      const cell = cellIn(lines[i] as LineOfBody, column)
      return Number(/^(\d{1,6})(?!\d)(?![.,]\d)/.exec(cell)?.[1] ?? -1) === to - from + 1
    })
  const found = named.findIndex((c, i) => i !== at && mayCount.has(c.concept) && counts(c))
  return found < 0 ? undefined : found
}

/** The kinds stand in a column of their own, whatever its heading. */
function nameKinds(named: Column[], { at, lines }: Found, legend: Legend): void {
  const isKind = (cell: string) =>
    /^(?:\d{1,5}\s?x?\s)?\p{L}/u.test(cell) &&
    cell.split(' ').length <= 4 &&
    (legend.has(bareWords(cell)) || packageKindOfUnit(cell) !== undefined)
  const kindsIn = (column: Column) => {
    const cells = lines.map((line) => cellIn(line, column)).filter((cell) => cell !== '')
    return cells.length > 0 && cells.filter(isKind).length >= mostlyKinds * cells.length
  }
  const own = named.findIndex((c, i) => i !== at && c.concept === 'packing')
  if (own >= 0 && kindsIn(named[own] as Column)) return
  const kinds = named.findIndex(
    (c, i) =>
      i !== at && mayName.has(c.concept) && kindsIn(c) && lines.every((line) => !/^\d/.test(cellIn(line, c))),
  )
  if (kinds < 0) return
  if (own >= 0) rename(named, own, 'furniture')
  rename(named, kinds, 'packing')
}

/** 'von Karton 1, 31 | bis Karton 30, 50': the numbers of the first and the last package in columns of their own. */
function namePairs(named: Column[], lines: readonly LineOfBody[]): boolean {
  for (const [at, first] of named.entries()) {
    const second = named[at + 1]
    if (!second || !mayNumber.has(first.concept) || !mayNumber.has(second.concept)) continue
    const pairs = lines.flatMap((line) => {
      const [from, to] = [cellIn(line, first), cellIn(line, second)]
      return /^\d{1,6}$/.test(from) && /^\d{1,6}$/.test(to)
        ? [{ line, own: { from: Number(from), to: Number(to), kind: undefined } }]
        : []
    })
    if (!pairsGoOn(pairs.map(({ own }) => own))) continue
    const chain: Chain = { numbering: 'own', at: [], numbers: pairs.map((p) => p.own), severals: 1, named: 0 }
    const counting = columnThatCounts(named, { at, chain, lines: pairs.map((p) => p.line) })
    if (counting === undefined) continue
    named.forEach((c, i) => {
      if (c.concept === 'packageCount') rename(named, i, 'furniture')
    })
    rename(named, at, 'furniture')
    rename(named, at + 1, 'furniture')
    rename(named, counting, 'packageCount')
    return true
  }
  return false
}

const pairsGoOn = (pairs: readonly Numbers[]) =>
  pairs.length >= 2 &&
  pairs.some(({ from, to }) => to > from) &&
  pairs.every(({ from, to }, i) => to >= from && from === (pairs[i - 1]?.to ?? from - 1) + 1)

import { placeOf } from '../../../fields/field-map.ts'
import { unite } from '../../../layout/box.ts'
import { linesOf } from '../../../layout/lines.ts'
import type { Word } from '../../../layout/pages.ts'
import type { PageLayout } from '../../../layout/runs.ts'
import { cut, joinSpans, type Span } from '../../../layout/span.ts'
import type { DecimalSign } from '../../../values/numbers.ts'
import { phrase } from '../../../words/phrases/index.ts'
import { saysWhole } from '../../../words/terms/words-of-the-whole.ts'
import type { Candidate, Reading } from '../../candidate.ts'
import { massesSaid } from '../../masses/masses-said.ts'
import type { GoodsTable } from '../../table/goods-table.ts'
import { opensWithTotal } from '../../table/table-totals.ts'
import {
  type Counted,
  countedBefore,
  countedFirst,
  countedRightBehind,
  readingsOfCount,
} from './counts-of-lot.ts'
import { type MassField, massColumns } from './mass-columns.ts'
import { totalOfLots } from './total-of-lots.ts'

/** So many lines a description with its packages and masses may take. */
const mostLines = 9
/** A gap of so many heights of type ends a lot. */
const blank = 1.6
/** What ends the lots of a paper: a total, a sentence on exemptions, a heading. */
const ends = new RegExp(String.raw`1\.1\.3\.6|${phrase('transportCategory')}`, 'iu')

/** One description with what stands before, beside and below it. */
interface Lot {
  pattern: Candidate
  number: number
  words: ReadonlySet<Word>
  /** The first line of it, and the one behind its last. */
  from: number
  to: number
}

export interface LotsSaid {
  /** What is said of one lot is said of no other thing. */
  words: Set<Word>
  totals: Candidate[]
  /** Packages of the lots where a table has others of its own, or none. */
  besideTable: Candidate[]
}

/**
 * Packages and masses of dangerous goods that no table has: behind a description or on the lines below it, '– 24 butle, masa
 * brutto 1 560,0 kg', before it, 'n. 12 fusti contenenti UN 1779 …', on the line above it, or in columns beside it under a
 * word for gross or net. They join the readings of the description.
 */
export function weighInLines(
  layout: PageLayout,
  patterns: readonly Candidate[],
  sign: DecimalSign,
  table?: GoodsTable,
): LotsSaid {
  const lines = linesOf(layout.runs)
  const lots = lotsIn(lines, patterns, layout.number)
  const described = new Set(lots.flatMap(({ words }) => [...words]))
  const isAbove = lots.length > 0 && lots.every((lot) => countedAbove(lots, lot, lines) !== undefined)
  const columns = massColumns(layout, topsOf(lots, lines), described, sign)
  const words = new Set<Word>()
  const besideTable: Candidate[] = []
  const columnOf = (field: MassField) => columns.find((column) => column.field === field)
  lots.forEach((lot, at) => {
    const isWeighed = columns.some((column) => column.lots[at] !== undefined)
    const above = isAbove ? countedAbove(lots, lot, lines) : undefined
    const readings = readingsOf(lot, lines, { above, isWeighed }, sign)
    for (const [field, name] of fields) {
      const place = placeOf(name, lot.number)
      const mass = columnOf(field)?.lots[at]
      if (mass && !readings.some((r) => r.place.path === place.path))
        readings.push({ place, value: mass.measure, span: mass.span, checks: ['of its column'] })
    }
    if (table) besideTable.push(...packagesBeside(readings, lot.pattern))
    lot.pattern.readings.push(...readings.filter((r) => !table || isOpen(r, lot.pattern)))
    for (const { span } of readings) for (const word of span.words) words.add(word)
    for (const word of lines.slice(lot.from, lot.to).flatMap((line) => line.words))
      if (isBetween(word, readings)) words.add(word)
  })
  return {
    words,
    besideTable,
    totals: totalOfLots(
      lots.map((lot) => lot.pattern),
      lines,
      lots.at(-1)?.to,
      columns,
    ),
  }
}

/** What a table has not said already; of its packages it may still tell. */
const isOpen = ({ place }: Reading, { readings }: Candidate) =>
  place.path.includes('transportDangerousGoods') && !readings.some((r) => r.place.path === place.path)

/** Packages that a table's own go before. */
function packagesBeside(readings: readonly Reading[], { page }: Candidate): Candidate[] {
  const own = readings.filter(({ place }) => place.path.startsWith('transportPackage'))
  if (own.length === 0) return []
  const text = own.map(({ span }) => span.text).join(' ')
  const rest = { page, source: 'packages-of-lot', words: new Set<Word>(), text, fit: 1, label: null } as const
  return [{ ...rest, concept: 'packageCount', readings: own, place: 'pattern' }]
}

const fields = [
  ['gross', 'dangerousGrossWeight'],
  ['net', 'dangerousNetWeight'],
] as const

function lotsIn(lines: readonly Span[], patterns: readonly Candidate[], page: number): Lot[] {
  const found = patterns
    .filter((p) => p.concept === 'unNumber' && p.page === page)
    .flatMap((pattern) => {
      const words = new Set(pattern.readings[0]?.span.words)
      const from = lines.findIndex((line) => line.words.some((w) => words.has(w)))
      const number = Number(/\[(\d+)\]/.exec(pattern.readings[0]?.place.path ?? '')?.[1] ?? 1)
      return from < 0 ? [] : [{ pattern, words, from, number }]
    })
    .sort((a, b) => a.from - b.from)
  return found.map((lot, at) => ({ ...lot, to: endOf(lot, found[at + 1]?.from ?? lines.length, lines) }))
}

function endOf({ from, words }: Pick<Lot, 'from' | 'words'>, next: number, lines: readonly Span[]): number {
  // Two lots may begin on one line.
  const most = Math.max(from + 1, Math.min(next, from + mostLines))
  for (let at = from + 1; at < most; at++) {
    const [line, above] = [lines[at] as Span, lines[at - 1] as Span]
    const own = line.words.some((word) => words.has(word))
    const [top, bottom] = [boxOf(line), boxOf(above)]
    const gap = top[1] - bottom[3]
    if (!own && (gap > blank * (top[3] - top[1]) || saysTotal(line.text) || ends.test(line.text))) return at
  }
  return most
}

const saysTotal = (text: string) => opensWithTotal(text) || saysWhole(text)

const boxOf = ({ words }: Span) => unite(words.map(({ box }) => box))

/** Where each lot begins, and where the last one ends. */
function topsOf(lots: readonly Lot[], lines: readonly Span[]): number[] {
  const last = lots.at(-1)
  const foot = last && lines[last.to - 1]
  if (!foot) return []
  const tops = lots.flatMap(({ words, from }) => {
    const own = lines[from]?.words.filter((word) => words.has(word)) ?? []
    return own.length > 0 ? [unite(own.map(({ box }) => box))[1]] : []
  })
  return tops.length === lots.length ? [...tops, boxOf(foot)[3] + 0.5] : []
}

/** '60 fibreboard boxes (4G)' on the line above the description, which begins its line. */
function countedAbove(lots: readonly Lot[], lot: Lot, lines: readonly Span[]) {
  const [line, above] = [lines[lot.from], lines[lot.from - 1]]
  const isInOther = lots.some((other) => other !== lot && lines.indexOf(above as Span) === other.from)
  if (!line || !above || isInOther || before(line, lot.words).text !== '') return undefined
  const [top, bottom] = [boxOf(line), boxOf(above)]
  if (top[1] - bottom[3] > 0.8 * (top[3] - top[1]) || Math.abs(top[0] - bottom[0]) > top[3] - top[1])
    return undefined
  return countedBefore(above)
}

/** 'masse brute' before the figure that was read stands on its line. */
const isBetween = (word: Word, readings: readonly Reading[]) =>
  readings.some(({ span }) => {
    const first = span.words[0]
    return first !== undefined && Math.abs(first.box[1] - word.box[1]) < 0.6 * (first.box[3] - first.box[1])
  })

/** What stands on the line before the description. */
function before(line: Span, words: ReadonlySet<Word>): Span {
  const first = line.words.findIndex((w) => words.has(w))
  const to = line.words.slice(0, Math.max(0, first)).reduce((sum, w) => sum + w.text.length + 1, 0)
  return cut(line, 0, to)
}

function behind(line: Span, words: ReadonlySet<Word>): Span {
  const last = line.words.findLastIndex((w) => words.has(w))
  if (last < 0) return line
  const from = line.words.slice(0, last + 1).reduce((sum, w) => sum + w.text.length + 1, 0)
  // The last pieces of a description may be taken for more of its name: a dash parts them.
  const start = before(line, words).text.length
  const dash = line.text.slice(start).search(/\s[–—]\s(?=.*\d)/u)
  return cut(line, dash > 0 ? Math.min(start + dash, from) : Math.min(from, line.text.length))
}

function readingsOf(
  lot: Lot,
  lines: readonly Span[],
  { above, isWeighed }: { above: Counted | undefined; isWeighed: boolean },
  sign: DecimalSign,
): Reading[] {
  const own = lines.slice(lot.from, lot.to)
  const first = own[0] as Span
  const text = joinSpans(own.map((line) => behind(line, lot.words)).filter((line) => line.text !== ''))
  const ahead = before(first, lot.words)
  const said = massesSaid(text, sign)
  const { gross, net } = said.gross || said.net ? said : massesSaid(ahead, sign)
  const readings: Reading[] = []
  if (gross)
    readings.push({
      place: placeOf('dangerousGrossWeight', lot.number),
      value: gross.measure,
      span: gross.span,
    })
  if (net)
    readings.push({ place: placeOf('dangerousNetWeight', lot.number), value: net.measure, span: net.span })
  const counted =
    countedBefore(ahead) ??
    above ??
    (isWeighed || readings.length > 0
      ? (countedFirst(text) ?? countedFirst(ahead))
      : countedRightBehind(text))
  return counted ? [...readings, ...readingsOfCount(counted, lot.number)] : readings
}

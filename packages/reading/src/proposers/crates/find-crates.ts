import { inLines } from '../../layout/lines.ts'
import { makeRun, type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { type Span, spanOf } from '../../layout/span.ts'
import type { Word } from '../../pages.ts'
import { packageKindIn } from '../../values/packages.ts'
import { opensWithWhole } from '../../words/terms/words-of-the-whole.ts'
import { opensWithTotal } from '../table/table-totals.ts'

/** A line of the page, its texts from left to right. */
export interface CrateLine {
  runs: Run[]
  words: Word[]
  text: string
}

/** One package, or some with numbers that follow each other, and what the paper says below of what is in it. */
export interface Crate {
  head: CrateLine
  /** All that stands behind its number. */
  rest: Span
  /** The code of the word before the number, 'Case 1', where it tells what kind of package it is. */
  kind: string | undefined
  count: number
  lines: CrateLine[]
}

/** Two packages make a list of them. */
const fewestCrates = 2
/** UN/ECE Recommendation 21: a package of any kind. */
const anyPackage = 'PK'
/** Lines of one package at the most. */
const mostLines = 40

const number = String.raw`(?:n[r°ºo]?\.?\s*|no\.?\s*|#\s*|č\.?\s*)?(?<mark>\p{Lu}{0,3}[-\s]?)(?<from>\d{1,4})(?:\s?(?:[-–—+&]|(?:to|bis|and|und|et|au|à|e|ed|a|al|y|i|z|až|do|en|t\/m|tot|og|och|til|till|ja|ig|és|si|și|ir|un|и|до|και|ve|та)(?!\p{L}))\s?(?<to>\d{1,4}))?(?:\s?(?:\/|of|von|de|di|z|van|av|af)\s?(?<all>\d{1,4}))?(?![\d.,]*\d)`
/** 'Kollo 1 – Europalette 120 x 80', 'Case no. 2/3: …'. */
const named = new RegExp(
  String.raw`^(?<word>\p{L}[\p{L}-]+)(?:\s?\/\s?\p{L}[\p{L}-]+)?[\s.:]*${number}[\s.:)]*[–—-]?\s*`,
  'iu',
)
/** 'K 1   Holzkiste seemäßig   brutto 6.850 kg'. */
const marked = new RegExp(String.raw`^${number}[.:)]?\s+[–—-]?\s*(?=\p{L}{3})`, 'u')
const mass = /\d\s?(?:kgs?|lbs?|to|t)(?!\p{L})/iu

/** Packing lists that have a block for each package, with its own lines, instead of a table. */
export function findCrates(pages: readonly PageLayout[]): Crate[] {
  const crates: Crate[] = []
  let next: number | undefined
  for (const line of pages.flatMap(linesOfPage)) {
    if (crates.length >= fewestCrates && isTotalOf(line, crates)) break
    const head = headOf(line, next)
    if (head && (next === undefined ? head.from === 1 : head.from === next)) {
      crates.push({ head: line, rest: head.rest, kind: head.kind, count: head.to - head.from + 1, lines: [] })
      next = head.to + 1
    } else crates.at(-1)?.lines.push(line)
  }
  if (crates.length < fewestCrates) return []
  for (const crate of crates) crate.lines = ownLines(crate)
  return inColumns(crates)
}

/** '11 kolli  netto 350,4 kg': so many packages as the ones above are, and no kind of their own. */
export const isTotalOf = (line: CrateLine, crates: readonly Crate[]): boolean => {
  const total = totalOfLine(line)
  return total !== undefined && total === crates.reduce((sum, { count }) => sum + count, 0)
}

/** 'Celkem 11 kolli', '11 kolli', 'Total: 11 packages'. */
function totalOfLine({ text, words }: CrateLine): number | undefined {
  const at = /^\d/.test(text)
    ? 0
    : opensWithTotal(text) || opensWithWhole(text)
      ? words.findIndex((w) => /^\d/.test(w.text))
      : -1
  const [count, kind] = at < 0 || at > 5 ? [] : words.slice(at, at + 2).map((word) => word.text)
  const isCount = count !== undefined && /^\d{1,5}$/.test(count)
  return isCount && packageKindIn(kind ?? '') ? Number(count) : undefined
}

/** From the left edge of a column. */
const nearEdge = 4

/** Names stand in one column beside the numbers: also where a number of two figures comes close to its name. */
function inColumns(crates: readonly Crate[]): Crate[] {
  const edges = crates.flatMap(({ head }) => head.runs[1]?.box[0] ?? [])
  const edge = edges.find(
    (x) => edges.filter((other) => Math.abs(other - x) < nearEdge).length > crates.length / 2,
  )
  if (edge === undefined) return [...crates]
  return crates.map((crate) => {
    const [first, ...others] = crate.head.runs
    const at = first?.words.findIndex((word) => Math.abs(word.box[0] - edge) < nearEdge) ?? -1
    if (!first || at <= 0) return crate
    const parts = [first.words.slice(0, at), first.words.slice(at)].map((own) => makeRun(own, first.region))
    return { ...crate, head: { ...crate.head, runs: [...parts, ...others] } }
  })
}

interface Head {
  from: number
  to: number
  rest: Span
  kind: string | undefined
}

function headOf(line: CrateLine, next: number | undefined): Head | undefined {
  const span = spanOf(line.words)
  const match = named.exec(span.text)
  const word = packageKindIn(match?.groups?.word ?? '')
  if (match && word) {
    const rest = restOf(span, match[0].length)
    // 'Paletten 3' in a line of totals has nothing behind it.
    const says = packageKindIn(rest.text) || mass.test(rest.text) || (match.groups?.all && rest.text !== '')
    const { to } = match.groups ?? {}
    if (match.groups && to !== undefined && countsOther(rest, word.code)) {
      match.groups.to = match.groups.from as string
      return headFrom(match, restOf(span, match[0].lastIndexOf(to)), word.code)
    }
    return says ? headFrom(match, rest, word.code === anyPackage ? undefined : word.code) : undefined
  }
  // 'Tubus 11' in its turn, among packages whose kinds are known.
  const isNext = next !== undefined && next > 1 && match?.groups?.from === String(next)
  if (match && isNext && line.runs.length > 1 && mass.test(span.text)) {
    const rest = restOf(span, match[0].length)
    if (!line.runs[0]?.words.includes(rest.words[0] as Word)) return headFrom(match, rest, undefined)
  }
  const short = marked.exec(span.text)
  if (!short) return undefined
  const rest = restOf(span, short[0].length)
  const first = rest.text.split(' ').slice(0, 2).join(' ')
  return packageKindIn(first) && mass.test(rest.text) ? headFrom(short, rest, undefined) : undefined
}

/** 'PALLET 1 – 60 cartons': the second number counts what the package holds. */
function countsOther({ words }: Span, code: string): boolean {
  const inside = packageKindIn(words[0]?.text ?? '')
  return inside !== undefined && inside.code !== code
}

function headFrom(match: RegExpExecArray, rest: Span, kind: string | undefined): Head | undefined {
  const from = Number(match.groups?.from)
  const to = Number(match.groups?.to ?? from)
  return to >= from && to - from < 1000 ? { from, to, rest, kind } : undefined
}

function restOf(span: Span, from: number): Span {
  let at = 0
  const words = span.words.filter((word) => {
    at += word.text.length + 1
    return at > from
  })
  return spanOf(words)
}

function linesOfPage({ runs }: PageLayout): CrateLine[] {
  return inLines(runs).map((own) => {
    const words = own.flatMap((run) => run.words)
    return { runs: own, words, text: textOf(words) }
  })
}

/** As far as the totals, the end of the page, or a wide gap. */
function ownLines({ head, lines }: Crate): CrateLine[] {
  const own: CrateLine[] = []
  let foot = head.runs[0]?.box[3] ?? 0
  for (const line of lines.slice(0, mostLines)) {
    const [first] = line.runs
    if (!first || opensWithTotal(line.text) || first.box[1] < foot - first.size) break
    if (first.box[1] - foot > 2.6 * first.size) break
    own.push(line)
    foot = first.box[3]
  }
  return own
}

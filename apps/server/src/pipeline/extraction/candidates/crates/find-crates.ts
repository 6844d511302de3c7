import type { Word } from '../../../recognition/recognised.ts'
import { inLines } from '../../geometry/lines.ts'
import { type PageLayout, type Run, textOf } from '../../geometry/runs.ts'
import { type Span, spanOf } from '../../geometry/span.ts'
import { packageKindIn } from '../../normalise/packages.ts'
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

const number = String.raw`(?:n[r°ºo]?\.?\s*|no\.?\s*|#\s*|č\.?\s*)?(?<mark>\p{Lu}{0,3}[-\s]?)(?<from>\d{1,4})(?:\s?(?:[-–]|to|bis)\s?(?<to>\d{1,4}))?(?:\s?(?:\/|of|von|de|di|z|van|av|af)\s?(?<all>\d{1,4}))?(?![\d.,]*\d)`
/** 'Kollo 1 – Europalette 120 x 80', 'Case no. 2/3: …'. */
const named = new RegExp(String.raw`^(?<word>\p{L}[\p{L}-]+)[\s.:]*${number}[\s.:)]*[–—-]?\s*`, 'iu')
/** 'K 1   Holzkiste seemäßig   brutto 6.850 kg'. */
const marked = new RegExp(String.raw`^${number}[.:)]?\s+[–—-]?\s*(?=\p{L}{3})`, 'u')
const mass = /\d\s?(?:kgs?|lbs?|to|t)(?!\p{L})/iu

/** Packing lists that have a block for each package, with its own lines, instead of a table. */
export function findCrates(pages: readonly PageLayout[]): Crate[] {
  const crates: Crate[] = []
  let next: number | undefined
  for (const line of pages.flatMap(linesOfPage)) {
    const head = headOf(line)
    if (head && (next === undefined ? head.from === 1 : head.from === next)) {
      crates.push({ head: line, rest: head.rest, kind: head.kind, count: head.to - head.from + 1, lines: [] })
      next = head.to + 1
    } else crates.at(-1)?.lines.push(line)
  }
  if (crates.length < fewestCrates) return []
  for (const crate of crates) crate.lines = ownLines(crate)
  return crates
}

interface Head {
  from: number
  to: number
  rest: Span
  kind: string | undefined
}

function headOf(line: CrateLine): Head | undefined {
  const span = spanOf(line.words)
  const match = named.exec(span.text)
  const word = packageKindIn(match?.groups?.word ?? '')
  if (match && word) {
    const rest = restOf(span, match[0].length)
    // 'Paletten 3' in a line of totals has nothing behind it.
    const says = packageKindIn(rest.text) || mass.test(rest.text) || (match.groups?.all && rest.text !== '')
    return says ? headFrom(match, rest, word.code === anyPackage ? undefined : word.code) : undefined
  }
  const short = marked.exec(span.text)
  if (!short) return undefined
  const rest = restOf(span, short[0].length)
  const first = rest.text.split(' ').slice(0, 2).join(' ')
  return packageKindIn(first) && mass.test(rest.text) ? headFrom(short, rest, undefined) : undefined
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

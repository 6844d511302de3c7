import { sameLine } from '../../layout/box.ts'
import { linesOf } from '../../layout/lines.ts'
import type { Box, Word } from '../../layout/pages.ts'
import { type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import type { Span } from '../../layout/span.ts'
import { namesPart } from '../../values/address/labelled-address.ts'

/** A box of a form of waste, found by the number that the Regulation gives it. */
export interface AnchoredBox {
  number: number
  /** 'a', 'b', 'c': the first, second and last carrier. */
  letter: string
  /** What the form prints: up to the colon, else the words before the value's cell or on the first line. */
  heading: string
  /** Those of the heading. */
  words: Word[]
  lines: Span[]
  region: number
  size: number
  box: Box
  /** The form is printed smaller than what is filled in, so that the heading is known to be print. */
  isPrint: boolean
}

interface Anchor {
  number: number
  letter: string
  word: Word
  run: Run
  left: number
  top: number
}

/** So many boxes in order make a form; fewer numbers may be anything. */
const fewest = 7
/** Left edges nearer than this, in heights of type, are one column. */
const sameColumn = 2.5

/** The boxes of a form whose numbers stand in order down its columns, drawn or not. */
export function anchoredBoxes(layout: PageLayout, last: number): AnchoredBox[] {
  const anchors = anchorsOf(layout, last)
  const columns = columnsOf(anchors)
  const chains = columns.map(inOrder).toSorted((one, other) => other.length - one.length)
  const known = new Set<number>()
  const ordered = chains.flatMap((chain) => {
    const fresh = chain.filter((a) => !known.has(rank(a)) && !(a.letter === '' && hasLetters(a, anchors)))
    for (const anchor of fresh) known.add(rank(anchor))
    return fresh
  })
  const numbers = new Set(ordered.map((a) => a.number))
  // Some printers move a box: '13' stands above '12'. A number that no other place has is believed in such a column.
  const moved = columns
    .filter((column) => inOrder(column).length > 2)
    .flatMap((column) => column.filter((a) => !numbers.has(a.number)))
  const kept = [...ordered, ...moved]
  if (new Set(kept.map((a) => a.number)).size < fewest) return []
  const isTwoTyped = fillsInLargerType(kept, layout)
  const edges = kept.map((anchor) => ({ anchor, bottom: bottomOf(anchor, kept, layout) }))
  return edges.map(({ anchor, bottom }) => {
    const right = Math.min(
      ...edges
        .filter((e) => e.anchor.left > anchor.left + sameColumn * anchor.run.size)
        .filter((e) => e.anchor.top < bottom - 1 && e.bottom > anchor.top + 1)
        .map((e) => e.anchor.left),
      layout.page.width,
    )
    return boxOf(anchor, [anchor.left, anchor.top, right, bottom], layout, isTwoTyped)
  })
}

const numbered = /^[([]?(\d{1,2})(?:[.)\]]|[.]?([a-c])\)?[.)]?)?$/
const lettered = /^\(?([a-c])\)[.:]?$|^([a-c])[.)]$/

/** Numbers that begin a line or a cell, before words: '8. (a) 1. przewoźnik', '5a   First carrier'. */
function anchorsOf({ runs, regions }: PageLayout, last: number): Anchor[] {
  return runs.flatMap((run) => {
    const [word, next, third] = run.words
    const joined = /^(\d{1,2})\.?\(([a-c])\)$/.exec(word?.text ?? '')
    const match = joined ?? numbered.exec(word?.text ?? '')
    const number = Number(match?.[1])
    if (!word || !match || number < 1 || number > last) return []
    const letter =
      match[2] ??
      lettered
        .exec(next?.text ?? '')
        ?.slice(1)
        .find(Boolean) ??
      ''
    const leads = match[2] === undefined && letter !== '' ? third : next
    if (leads ? !/^[\p{Lu}\d(]/u.test(leads.text) : !hasCellBehind(run, runs)) return []
    if (leads && /^\d/.test(leads.text) && letter === '') return []
    const edge = run.region > 0 ? regions.box(run.region)[1] : word.box[1]
    const top = word.box[1] - edge < 1.5 * run.size ? Math.min(edge, word.box[1]) : word.box[1]
    return [{ number, letter, word, run, left: word.box[0], top }]
  })
}

/** 'Notification', 'D-/R-code', '1e vervoerder', '1. Frachtführer'. */
const HEADING = /^(?:\p{Lu}(?:\p{L}{2}|[-/])|\d(?:\p{L}{1,3}|\.)\s\p{L}{3})/u

const hasCellBehind = (run: Run, runs: readonly Run[]) =>
  run.words.length === 1 &&
  runs.some(
    (r) =>
      r !== run &&
      r.box[0] >= run.box[2] - 1 &&
      r.box[0] - run.box[2] < 8 * run.size &&
      sameLine(r.box, run.box) &&
      HEADING.test(textOf(r.words)),
  )

const hasLetters = ({ number }: Anchor, all: readonly Anchor[]) =>
  all.some((a) => a.number === number && a.letter === 'a')

function columnsOf(anchors: readonly Anchor[]): Anchor[][] {
  const columns: Anchor[][] = []
  for (const anchor of anchors.toSorted((a, b) => a.left - b.left)) {
    const column = columns.find(
      (c) => Math.abs((c[0]?.left ?? 0) - anchor.left) < sameColumn * anchor.run.size,
    )
    if (column) column.push(anchor)
    else columns.push([anchor])
  }
  return columns
}

const rank = ({ number, letter }: Anchor) => number * 4 + (letter ? letter.charCodeAt(0) - 96 : 0)

/** The longest part of a column in which the numbers grow downwards. */
function inOrder(column: readonly Anchor[]): Anchor[] {
  const sorted = column.toSorted((a, b) => a.word.box[1] - b.word.box[1])
  const best: Anchor[][] = []
  for (const anchor of sorted) {
    const before = best
      .filter((chain) => rank(chain.at(-1) as Anchor) < rank(anchor))
      .reduce<Anchor[]>((longest, chain) => (chain.length > longest.length ? chain : longest), [])
    best.push([...before, anchor])
  }
  return best.reduce<Anchor[]>((longest, chain) => (chain.length > longest.length ? chain : longest), [])
}

/** The next box of the column, or a line that crosses from the left into it. */
function bottomOf(anchor: Anchor, all: readonly Anchor[], layout: PageLayout): number {
  const below = all
    .filter((a) => Math.abs(a.left - anchor.left) < sameColumn * anchor.run.size && a.top > anchor.top + 1)
    .map((a) => a.top)
  const crossing = layout.runs
    .filter(
      (run) =>
        run.box[1] > anchor.word.box[3] &&
        run.box[0] < anchor.left - sameColumn * anchor.run.size &&
        run.box[2] > anchor.left + 5 * anchor.run.size,
    )
    .map((run) => run.box[1])
  return Math.min(...below, ...crossing, layout.page.height)
}

function boxOf(anchor: Anchor, box: Box, { runs }: PageLayout, isTwoTyped: boolean): AnchoredBox {
  const [left, top, right, bottom] = box
  const size = anchor.run.size
  const within = runs.flatMap((run) => {
    const middle = (run.box[1] + run.box[3]) / 2
    if (middle < top - 0.3 * size || middle > bottom - 0.2 * size) return []
    if (run.box[0] < left - 0.5 * size || run.box[0] > right - 0.5 * size) return []
    return [run]
  })
  const { heading, first, valueLeft } = headingOf(anchor, within, isTwoTyped)
  const further = restOfHeading(anchor, within, first, isTwoTyped)
  const body = within.flatMap((run) => {
    if (run.box[0] < valueLeft || further.includes(run)) return []
    const words = run.words.filter((word) => !first.has(word))
    return words.length > 0 ? [{ words, box: run.box }] : []
  })
  const { number, letter, run } = anchor
  return {
    number,
    letter,
    heading,
    words: [...first],
    lines: linesOf(body),
    region: run.region,
    size: run.size,
    box,
    isPrint: isTwoTyped,
  }
}

/** What was filled in is so much larger than the print of the form. */
const filled = 1.06

/**
 * The lines of the heading below its first one: in the form's own type, where what was filled in below them is larger. 'Name:'
 * and other words with a colon are fields of the box.
 */
function restOfHeading(
  { run: own }: Anchor,
  within: readonly Run[],
  first: ReadonlySet<Word>,
  isTwoTyped: boolean,
): Run[] {
  const below = within
    .filter((run) => run !== own && !run.words.some((w) => first.has(w)) && run.box[1] > own.box[1])
    .toSorted((a, b) => a.box[1] - b.box[1])
  const isFilled = (run: Run) => run.size > filled * own.size
  if (!isTwoTyped && !below.some(isFilled)) return []
  const field = isTwoTyped ? /:$|[☐☒]/u : /[:☐☒]/u
  const end = below.findIndex(
    (run) => isFilled(run) || run.size < own.size / filled || field.test(textOf(run.words)),
  )
  return below.slice(0, end < 0 ? (isTwoTyped ? below.length : 0) : end)
}

/** A form whose fields have names in small print has less of it. */
const MOST = 0.8

/** Nearly all that stands in the boxes is larger than their headings: what is as small is the print of the form, in an empty box too. */
function fillsInLargerType(anchors: readonly Anchor[], { runs }: PageLayout): boolean {
  const sizes = anchors.map(({ run }) => run.size).toSorted((a, b) => a - b)
  const print = sizes[Math.floor(sizes.length / 2)] ?? 0
  const top = Math.min(...anchors.map((anchor) => anchor.top))
  const others = runs.filter((run) => run.box[1] > top && !anchors.some((anchor) => anchor.run === run))
  const letters = (of: readonly Run[]) => of.reduce((sum, run) => sum + textOf(run.words).length, 0)
  return letters(others.filter(({ size }) => size > filled * print)) > MOST * letters(others)
}

interface Heading {
  heading: string
  first: Set<Word>
  /** Where the column of the values begins, behind a column of numbers and one of headings. */
  valueLeft: number
}

/** The words of the heading: to the colon, else what stands before the cell of the value, else the first line. */
function headingOf(anchor: Anchor, within: readonly Run[], isTwoTyped: boolean): Heading {
  const level = within.filter((run) => sameLine(run.box, anchor.run.box)).sort((a, b) => a.box[0] - b.box[0])
  const own = anchor.run.words.length === 1 ? level.slice(0, 2) : level.slice(0, 1)
  const words = own.flatMap((run) => run.words)
  const colon = words.findIndex((word) => word.text.endsWith(':'))
  const rest = words.slice(colon + 1)
  const isPrint =
    (isTwoTyped && !words.at(-1)?.text.endsWith(':') && rest.every((word) => isAsSmall(word, anchor))) ||
    listsFields(textOf(rest))
  const taken = colon >= 0 && !isPrint ? words.slice(0, colon + 1) : words
  const value = own.length === 2 ? level[2] : undefined
  const valueLeft = value ? value.box[0] - anchor.run.size : 0
  return { heading: textOf(taken), first: new Set(taken), valueLeft }
}

const isAsSmall = ({ size = 0 }: Word, { run }: Anchor) => size <= filled * run.size

/** 'Name, Address, Contact person, Tel., E-mail': what the box asks for. */
function listsFields(text: string): boolean {
  const pieces = text.split(/\s*[,;/]\s*/).filter(Boolean)
  return pieces.length > 2 && pieces.filter(namesPart).length * 2 > pieces.length
}

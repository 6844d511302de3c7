import type { Concept } from '../../fields/concepts.ts'
import { carriedOn, sealOfCarried, sealOfUnit } from '../../fields/field-map.ts'
import { middleY, overlapX, sameLine, unite } from '../../layout/box.ts'
import { linesOf } from '../../layout/lines.ts'
import type { Box } from '../../layout/pages.ts'
import type { PageLayout, Run } from '../../layout/runs.ts'
import { cut, joinSpans, type Span, spanOf } from '../../layout/span.ts'
import { containersIn } from '../../values/containers.ts'
import type { Reading } from '../candidate.ts'
import type { Label } from '../labels/find-labels.ts'
import { sealWord } from '../vehicles/seal-behind-word.ts'
import type { ListedWagon } from './wagon-list.ts'

const named = new RegExp(String.raw`(?<!\p{L})(?:${sealWord}|pl\.)(?!\p{L})[.:\s]*(?:n[°ºro.]*\s)?`, 'iu')
/** 'ZSO 118', 'БЖ 055117', 'SI 0088 411' */
const shape = /^(?:\p{Lu}{1,4}[ -]?)?(?:(?=[\p{Lu}\d/-]*\d{3})[\p{Lu}\d][\p{Lu}\d/-]{2,16}|\d{2,4} \d{3})$/u
const onlyDigits = /^\d{3,10}$/

export interface Loaded {
  seals: Reading[]
  containers: Reading[]
}

/** '40HC', '22G1', "45'" behind a container's number. */
const size = /^\s+\d{2}(?:['’]|\s?[A-Z]{2}(?![\p{L}\d])|[A-Z]\d(?!\d))/u

interface Placed {
  span: Span
  /** From the top of the page. */
  at: number
}

/**
 * What stands between one wagon of the list and the next belongs to it: its containers, and the seals, below the heading
 * of a column or behind their own word ('plomby ZSO 118, ZSO 119'). A seal behind a container is the container's.
 */
export function loadedOn(
  wagons: readonly ListedWagon[],
  layout: PageLayout,
  labels: readonly Label[],
): Loaded {
  const tops = wagons.map(({ line }) => Math.min(...line.words.map((word) => middleY(word.box))))
  const reach = 0.6 * (layout.runs[0]?.size ?? 8)
  const unitAt = (at: number) => tops.findLastIndex((top) => top <= at + reach) + 1
  const lines = linesOf(layout.runs).map(
    (span): Placed => ({ span, at: middleY(span.words[0]?.box ?? [0, 0, 0, 0]) }),
  )
  const asked = labels.some((label) => label.concept === 'containerNumber')
  const containers = lines.flatMap(({ span, at }) =>
    containersIn(span.text)
      .filter((c) => asked || c.checkDigitHolds || size.test(span.text.slice(c.at + c.asWritten.length)))
      .map((c) => ({
        span: cut(span, c.at, c.at + c.asWritten.length),
        number: c.number,
        checks: [c.checkDigitHolds ? 'check digit holds' : 'check digit does not hold'],
        at,
        unit: unitAt(at),
      })),
  )
  const carried = containers.filter(
    (one, i) => one.unit > 0 && containers.findIndex((c) => c.number === one.number) === i,
  )
  const numberIn = (one: (typeof carried)[number]) =>
    carried.filter((c) => c.unit === one.unit && c.at <= one.at).length
  const counts = new Map<string, number>()
  const seals = sealsOf(lines, layout, labels, tops).flatMap(({ span, at }): Reading[] => {
    const unit = unitAt(at)
    if (unit === 0) return []
    const container = carried.findLast((c) => c.unit === unit && c.at <= at + reach)
    const key = `${unit} ${container?.number}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    const place = container ? sealOfCarried(unit, numberIn(container), count) : sealOfUnit(unit, count)
    return [{ place, value: span.text, span }]
  })
  return {
    seals,
    containers: carried.flatMap((one): Reading[] => [
      {
        place: carriedOn(one.unit, numberIn(one), 'carriedContainer'),
        value: one.number,
        span: one.span,
        checks: one.checks,
      },
      { place: carriedOn(one.unit, numberIn(one), 'carriedCategory'), value: 'CN', span: one.span },
    ]),
  }
}

function sealsOf(
  lines: readonly Placed[],
  layout: PageLayout,
  labels: readonly Label[],
  tops: readonly number[],
): Placed[] {
  const heading = labels.find((label) => label.concept === 'containerSeal')
  const inCells = heading ? cellsBelow(heading, layout, tops, labels) : []
  const behindWord = [...lines, ...layout.runs.map(placed)].flatMap(({ span, at }) => {
    const match = named.exec(span.text)
    const isHeading = span.words.some((word) => labels.some((label) => label.words.has(word)))
    return match && !isHeading ? [{ span: cut(span, match.index + match[0].length), at }] : []
  })
  return [...inCells, ...behindWord]
    .flatMap(({ span, at }) => parts(span).map((part) => ({ span: part, at })))
    .filter(({ span }) => containersIn(span.text).length === 0)
    .filter(isFirst)
    .sort((a, b) => a.at - b.at)
}

const placed = ({ words, box }: Run): Placed => ({ span: spanOf(words), at: middleY(box) })

/** A text alone on its line is both a line and a piece of one. */
const isFirst = ({ span }: Placed, at: number, all: readonly Placed[]) =>
  all.findIndex((other) => other.span.words[0] === span.words[0] && other.span.text === span.text) === at

/** Runs below the heading; those of one drawn cell are one, and stand level with the wagon of its row. */
function cellsBelow(
  heading: Label,
  { runs, regions }: PageLayout,
  tops: readonly number[],
  labels: readonly Label[],
): Placed[] {
  const column = columnOf(heading, labels) ?? regions.box(heading.region)
  // 'Tare / seals' over one drawn column: figures alone may be either.
  const isShared = runs.some(
    ({ region, words }) =>
      region > 0 &&
      region === heading.region &&
      words.some((w) => /\p{L}{3}/u.test(w.text) && !heading.words.has(w)),
  )
  const below = runs.filter(
    ({ box, words }) =>
      box[1] > heading.box[1] + 0.5 * heading.size &&
      !words.some((word) => heading.words.has(word)) &&
      !(isShared && words.every((word) => /^\d+$/.test(word.text))) &&
      (overlapX(box, column) > 0 || Math.abs(box[0] - column[0]) < heading.size),
  )
  const rowOf = ({ region }: Run): number | undefined => {
    const [, top, , bottom] = regions.box(region)
    const inside = region > 0 ? tops.filter((at) => at > top && at < bottom) : []
    return inside.length === 1 ? inside[0] : undefined
  }
  const cells: Run[][] = []
  for (const run of below) {
    const cell = cells.find(([first]) => rowOf(run) !== undefined && first?.region === run.region)
    if (cell) cell.push(run)
    else cells.push([run])
  }
  return cells.flatMap((cell) => {
    const [first] = cell as [Run]
    const lines = cell.map(({ words }) => spanOf(words))
    const at = rowOf(first) ?? middleY(first.box)
    // One below the other, or one list over several lines.
    const each = lines.every((line) => parts(line).length === 1)
    return (each ? lines : [joinSpans(lines)]).map((span) => ({ span, at }))
  })
}

/** Headings of columns beside that of the seals. */
const ofOthers = new Set<Concept>(['wagonNumber', 'nature', 'grossWeight', 'statisticalNumber'])

/**
 * Where no drawn box holds the heading alone, what stands below its words; 'Container / seal' are two headings of one column.
 * Undefined where the column is the heading's box.
 */
function columnOf(heading: Label, labels: readonly Label[]): Box | undefined {
  const level = labels.filter(
    (l) => l !== heading && l.region === heading.region && sameLine(l.box, heading.box),
  )
  const joined = level.find(
    ({ concept, box }) =>
      concept === 'containerNumber' && Math.abs(heading.box[0] - box[2]) < 2 * heading.size,
  )
  if (heading.region > 0 && !level.some((l) => ofOthers.has(l.concept))) return undefined
  return joined ? unite([heading.box, joined.box]) : heading.box
}

/** 'WKT 77120, 77121': all of them must look like seals. */
function parts(span: Span): Span[] {
  const found: Span[] = []
  let from = 0
  for (const piece of span.text.split(/\s*[,;+]\s*/)) {
    const at = span.text.indexOf(piece, from)
    from = at + piece.length
    if (piece !== '') found.push(cut(span, at, from))
  }
  return found.every(({ text }) => shape.test(text) || onlyDigits.test(text)) ? found : []
}

import { carriedOn, sealOfCarried, sealOfUnit } from '../../field-map.ts'
import { middleY, overlapX } from '../../geometry/box.ts'
import { linesOf } from '../../geometry/lines.ts'
import type { PageLayout, Run } from '../../geometry/runs.ts'
import { cut, joinSpans, type Span, spanOf } from '../../geometry/span.ts'
import { containersIn } from '../../normalise/identifiers.ts'
import type { Reading } from '../candidate.ts'
import type { Label } from '../labels/find-labels.ts'
import { sealWord } from '../vehicles/seal-behind-word.ts'
import type { ListedWagon } from './wagon-list.ts'

const named = new RegExp(String.raw`(?<!\p{L})${sealWord}(?!\p{L})[.:\s]*(?:n[°ºro.]*\s)?`, 'iu')
const shape = /^(?:[A-Z]{1,4}[ -]?)?(?=[A-Z\d/-]*\d{3})[A-Z\d][A-Z\d/-]{2,16}$/
const onlyDigits = /^\d{3,10}$/

export interface Loaded {
  seals: Reading[]
  containers: Reading[]
}

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
      .filter((c) => asked || c.checkDigitHolds)
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
  const inCells = heading ? cellsBelow(heading, layout, tops) : []
  const behindWord = lines.flatMap(({ span, at }) => {
    const match = named.exec(span.text)
    const isHeading = span.words.some((word) => labels.some((label) => label.words.has(word)))
    return match && !isHeading ? [{ span: cut(span, match.index + match[0].length), at }] : []
  })
  return [...inCells, ...behindWord]
    .flatMap(({ span, at }) => parts(span).map((part) => ({ span: part, at })))
    .sort((a, b) => a.at - b.at)
}

/** Runs below the heading; those of one drawn cell are one, and stand level with the wagon of its row. */
function cellsBelow(heading: Label, { runs, regions }: PageLayout, tops: readonly number[]): Placed[] {
  const column = heading.region > 0 ? regions.box(heading.region) : heading.box
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
  return cells.map((cell) => {
    const [first] = cell as [Run]
    const span = joinSpans(cell.map(({ words }) => spanOf(words)))
    return { span, at: rowOf(first) ?? middleY(first.box) }
  })
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

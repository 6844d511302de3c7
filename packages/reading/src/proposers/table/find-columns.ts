import type { Concept } from '../../fields/concepts.ts'
import { height, middleX, overlapX, overlapY, unite } from '../../layout/box.ts'
import type { Box, Word } from '../../layout/pages.ts'
import type { PageLayout, Run } from '../../layout/runs.ts'
import { bodyOfTable } from '../columns/body-of-table.ts'
import type { Label } from '../labels/find-labels.ts'
import type { Numbering } from '../numbered/package-numbers.ts'
import { misfit } from './column-fit.ts'

export interface Column {
  concept: Concept
  label: Label
  from: number
  to: number
  /** It counts articles, whose units say that they are packages. */
  byUnit?: true
  /** It holds the numbers of the packages: '85-150' is 66 of them. */
  numbered?: Numbering
}

/** Lines of the body that are looked at: the first ones show how the table is set. */
const mostLines = 14
/** Places weighed for one cut. */
const mostCuts = 28

/**
 * Columns from the header: parted by drawn lines, else cut where headers, alignment and what the words are agree best,
 * all cuts weighed together.
 */
export function findColumns(
  header: readonly Label[],
  body: readonly Run[],
  box: Box,
  layout: PageLayout,
): Column[] {
  const lines = linesOfWords(body, header)
  const walls = header.slice(1).map((label, i) => lineBetween(header[i] as Label, label, layout))
  const cuts: number[] = []
  let from = 0
  while (from < header.length) {
    const wall = walls.findIndex((w, i) => i >= from && w !== undefined)
    const to = wall < 0 ? header.length - 1 : wall
    const left = from === 0 ? box[0] - 1 : (walls[from - 1] as number)
    const right = wall < 0 ? box[2] + 1 : (walls[wall] as number)
    cuts.push(...bestCuts(header.slice(from, to + 1), lines, left, right))
    if (wall >= 0) cuts.push(walls[wall] as number)
    from = to + 1
  }
  return header.map((label, i) => ({
    concept: label.concept,
    label,
    from: i === 0 ? box[0] - 1 : (cuts[i - 1] as number),
    to: cuts[i] ?? box[2] + 1,
  }))
}

const linesOfWords = (body: readonly Run[], header: readonly Label[]): Word[][] =>
  bodyOfTable(body, header)
    .slice(0, mostLines)
    .map((line) => line.flatMap((run) => run.words).sort((a, b) => a.box[0] - b.box[0]))

interface Path {
  at: number
  cost: number
  cuts: number[]
}

/** The cheapest cuts between neighbouring headers, each step weighing the column that it closes. */
function bestCuts(header: readonly Label[], lines: readonly Word[][], left: number, right: number): number[] {
  let open: Path[] = [{ at: left, cost: 0, cuts: [] }]
  header.forEach((label, i) => {
    const next = header[i + 1]
    const places = next ? placesBetween(label, next, lines) : [right]
    open = places.flatMap((at) => {
      const cutting = next ? costOfCut(at, label, next, lines) : 0
      let best: Path | undefined
      for (const path of open) {
        if (path.at >= at) continue
        const cost = path.cost + cutting + costOfColumn(label, header, lines, path.at, at)
        if (!best || cost < best.cost) best = { at, cost, cuts: next ? [...path.cuts, at] : path.cuts }
      }
      return best ? [best] : []
    })
  })
  const best = open.reduce<Path | undefined>((a, b) => (!a || b.cost < a.cost ? b : a), undefined)
  return best?.cuts ?? header.slice(1).map((label, i) => between(header[i] as Label, label))
}

const between = (a: Label, b: Label) => (a.box[2] + b.box[0]) / 2

/** Just before each word between the start of one header and the end of the next, and midway between the two. */
function placesBetween(a: Label, b: Label, lines: readonly Word[][]): number[] {
  const middle = between(a, b)
  const places = new Set([Math.round(middle * 2) / 2])
  for (const line of lines)
    for (const word of line) {
      const at = Math.round((word.box[0] - 1) * 2) / 2
      if (at > a.box[0] && at < b.box[2]) places.add(at)
    }
  return [...places]
    .sort((x, y) => Math.abs(x - middle) - Math.abs(y - middle))
    .slice(0, mostCuts)
    .sort((x, y) => x - y)
}

function costOfCut(at: number, a: Label, b: Label, lines: readonly Word[][]): number {
  const size = Math.max(a.size, 4)
  let cost = at < a.box[2] ? (a.box[2] - at) / 60 : at > b.box[0] ? (at - b.box[0]) / 60 : 0
  let aligned = 0
  for (const line of lines) {
    if (line.some((w, i) => i > 0 && Math.abs(w.box[0] - at - 1) < 1.2)) aligned++
    const next = line.findIndex((w) => w.box[2] > at + 0.5)
    const word = line[next]
    if (!word) continue
    const gap = next > 0 ? word.box[0] - (line[next - 1] as Word).box[2] : Number.POSITIVE_INFINITY
    if (word.box[0] < at - 0.5) cost += 1.2
    else if (gap < 0.75 * size) cost += partsNumber(line[next - 1], word) ? 1.5 : 0.5
  }
  return cost - 0.35 * Math.min(3, Math.max(0, aligned - 1))
}

/** '7 | 505' is one number. */
const partsNumber = (before: Word | undefined, word: Word) =>
  /^\d{3}(?:[.,]\d+)?$/.test(word.text) && /^\d{1,3}$/.test(before?.text ?? '')

function costOfColumn(
  label: Label,
  header: readonly Label[],
  lines: readonly Word[][],
  from: number,
  to: number,
): number {
  const kindWithCount = !header.some((l) => l.concept === 'packing')
  let cost = 0
  let filled = 0
  for (const line of lines) {
    const words = line.filter((w) => middleX(w.box) >= from && middleX(w.box) < to)
    if (words.length === 0) continue
    filled++
    cost += misfit(label.concept, words, kindWithCount) + aside(label.box, words)
    if (words.length > 1 && words.some((w) => isNumberUnderOther(w, label, header))) cost += 0.6
  }
  return cost + (filled === 0 ? 0.4 : 0)
}

/** A number right below another header, and not below this one. */
const isNumberUnderOther = (word: Word, label: Label, header: readonly Label[]) =>
  /^\d[\d.,]*$/.test(word.text) &&
  overlapX(word.box, label.box) <= 0 &&
  header.some((other) => overlapX(word.box, other.box) > 0)

/** What does not stand under its header at all. */
function aside(header: Box, words: readonly Word[]): number {
  const away = -overlapX(header, [words[0]?.box[0] ?? 0, 0, words.at(-1)?.box[2] ?? 0, 0])
  return away <= 0 ? 0 : Math.min(0.8, 0.15 + away / 60)
}

function lineBetween(a: Label, b: Label, layout: PageLayout): number | undefined {
  const band = unite([a.box, b.box])
  const found = layout.page.rules.filter(
    (r) =>
      Math.abs(r[2] - r[0]) < 3.5 &&
      r[0] > middleX(a.box) &&
      r[0] < middleX(b.box) &&
      overlapY(r, band) > 0.5 * Math.min(height(r), height(band)),
  )
  const wall = found.find((r) => r[0] > a.box[2] - 3 && r[0] < b.box[0] + 3) ?? found[0]
  return wall && (wall[0] + wall[2]) / 2
}

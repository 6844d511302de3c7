import { height } from './box.ts'
import type { Box, RecognisedPage, Rule } from './pages.ts'

/** Drawn lines nearer than this are one line: double lines, and the two edges of a thin filled rectangle. */
const sameLineWithin = 3.5
/** Breaks up to this long in a drawn line are closed: dashes, and corners that do not quite meet. */
const closedGap = 7
/** Shorter marks are ticks, underlined letters or check boxes, not borders. */
const shortest = 12
/** Points from a word of a title set into a border to the drawn line. */
const LONGEST_TITLE = 250
/** A page with more lines than this is a drawing, not a form. */
const mostLines = 4000

/** The page cut up by its drawn lines. Region 0 is what no box closes. */
export interface Regions {
  at(x: number, y: number): number
  box(region: number): Box
  count: number
}

interface Track {
  at: number
  spans: [number, number][]
}

export function findRegions(page: RecognisedPage): Regions {
  const rules = page.rules.length > mostLines ? [] : page.rules
  const across = withTitles(tracks(rules.filter(isAcross), 1, 0), page.words)
  const down = tracks(rules.filter(isDown), 0, 1)
  const xs = edges(down, across, page.width)
  const ys = edges(across, down, page.height)
  const wallAt = (tracks: Track[], at: number | undefined) => tracks.find((t) => t.at === at)
  const columns = xs.length - 1
  const rows = ys.length - 1
  const parent = Array.from({ length: columns * rows }, (_, i) => i)
  const find = (i: number): number => {
    let root = i
    while (parent[root] !== root) root = parent[root] as number
    parent[i] = root
    return root
  }
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const cell = r * columns + c
      const openRight = c + 1 < columns && !covered(wallAt(down, xs[c + 1]), ys[r], ys[r + 1])
      if (openRight) parent[find(cell)] = find(cell + 1)
      const openBelow = r + 1 < rows && !covered(wallAt(across, ys[r + 1]), xs[c], xs[c + 1])
      if (openBelow) parent[find(cell)] = find(cell + columns)
    }
  }
  return numberRegions(xs, ys, (r, c) => find(r * columns + c))
}

/** The page is cut at every line, and where lines of the other direction end: there a box may widen. */
function edges(lines: readonly Track[], others: readonly Track[], size: number): number[] {
  const found = lines.map((t) => t.at)
  const ends = others.flatMap((t) => t.spans.flat()).sort((a, b) => a - b)
  for (const end of ends) {
    if (!found.some((at) => Math.abs(at - end) <= sameLineWithin + 1)) found.push(end)
  }
  return [-1, ...found.sort((a, b) => a - b), size + 1]
}

function numberRegions(xs: number[], ys: number[], root: (r: number, c: number) => number): Regions {
  const columns = xs.length - 1
  const rows = ys.length - 1
  const number = new Map<number, number>()
  const boxes: Box[] = [[0, 0, xs[columns] as number, ys[rows] as number]]
  for (let r = 0; r < rows; r++) {
    number.set(root(r, 0), 0)
    number.set(root(r, columns - 1), 0)
  }
  for (let c = 0; c < columns; c++) {
    number.set(root(0, c), 0)
    number.set(root(rows - 1, c), 0)
  }
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const id = number.get(root(r, c)) ?? boxes.push([1e9, 1e9, 0, 0]) - 1
      number.set(root(r, c), id)
      const box = boxes[id] as Box
      if (id > 0) {
        box[0] = Math.min(box[0], xs[c] as number)
        box[1] = Math.min(box[1], ys[r] as number)
        box[2] = Math.max(box[2], xs[c + 1] as number)
        box[3] = Math.max(box[3], ys[r + 1] as number)
      }
    }
  }
  return {
    count: boxes.length,
    box: (region) => boxes[region] ?? (boxes[0] as Box),
    at: (x, y) => number.get(root(slot(ys, y), slot(xs, x))) ?? 0,
  }
}

function slot(edges: number[], value: number): number {
  let low = 0
  let high = edges.length - 2
  while (low < high) {
    const mid = (low + high + 1) >> 1
    if ((edges[mid] as number) <= value) low = mid
    else high = mid - 1
  }
  return low
}

const isAcross = (rule: Rule) => Math.abs(height(rule)) <= sameLineWithin && rule[2] - rule[0] >= shortest
const isDown = (rule: Rule) => Math.abs(rule[2] - rule[0]) <= sameLineWithin && height(rule) >= shortest

/** Parallel lines at nearly the same place become one track; its pieces are joined over small gaps. */
function tracks(rules: Rule[], place: 0 | 1, along: 0 | 1): Track[] {
  const sorted = rules
    .map((rule) => ({ at: ((rule[place] as number) + (rule[place + 2] as number)) / 2, rule }))
    .sort((a, b) => a.at - b.at)
  const found: Track[] = []
  for (const { at, rule } of sorted) {
    const last = found.at(-1)
    const span: [number, number] = [rule[along] as number, rule[along + 2] as number]
    if (last && at - last.at <= sameLineWithin) last.spans.push(span)
    else found.push({ at, spans: [span] })
  }
  for (const track of found) track.spans = joinSpans(track.spans)
  return found
}

/** A title set into the border of its box stands in for the piece of line that it interrupts. */
function withTitles(found: Track[], words: RecognisedPage['words']): Track[] {
  if (found.length === 0) return found
  for (const { box } of words) {
    const middle = (box[1] + box[3]) / 2
    const track = found.find(({ at }) => Math.abs(at - middle) < 0.35 * height(box))
    // The line is left open a little on both sides of the title.
    const open = 1.2 * height(box)
    if (track?.spans.some(([from, to]) => isBesides(from, to, box)))
      track.spans.push([box[0] - open, box[2] + open])
  }
  for (const track of found) track.spans = joinSpans(track.spans)
  return found
}

/** At most a title's length away, and not across: a line drawn through a word crosses it out. */
function isBesides(from: number, to: number, [left, , right]: Rule): boolean {
  const apart = Math.max(from - right, left - to)
  return apart > -2 && apart < LONGEST_TITLE
}

function joinSpans(spans: [number, number][]): [number, number][] {
  const joined: [number, number][] = []
  for (const span of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && span[0] - last[1] <= closedGap) last[1] = Math.max(last[1], span[1])
    else joined.push([span[0], span[1]])
  }
  return joined
}

/** A wall stands where most of the edge is drawn. */
function covered(track: Track | undefined, from = 0, to = 0): boolean {
  if (!track) return false
  let drawn = 0
  for (const [start, end] of track.spans) drawn += Math.max(0, Math.min(end, to) - Math.max(start, from))
  return drawn >= 0.7 * (to - from)
}

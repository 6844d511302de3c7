import type { Box, Rule } from '../../../recognised.ts'
import type { GrayPicture } from '../ocr-engine.ts'
import { findInk } from './find-ink.ts'
import { findMarks } from './find-marks.ts'

/** A line of type, or the part of one between two wide gaps. */
export interface TypeLine {
  box: Box
  /** Height of its tall letters in pixels. */
  tall: number
  /** Its letters, accents and dashes. */
  marks: Box[]
}

/** Inches. Lower marks are dots, dashes and accents: they belong to a line but make none; larger ones are no type. */
const LOWEST = 0.033
const HIGHEST = 0.5
const WIDEST = 2
const FEWEST_DOTS = 4
/** In heights of the letters: a blank between two words is narrower, a gap between two columns wider. */
const GAP = 1.5
const LIKE = 3.2
const SHARED = 0.5
/** Of the tall letters: three in four are not higher than this share of all. */
const TALL = 0.8
/** How far accents are above a line of larger type, and which share of its height they do not reach. */
const NEAR = 0.45
const LOWER = 0.7
/** Noise has more, and no lines. */
const MOST_LETTERS = 20_000

/** Lines of type on a level picture, by letters that are beside each other at one height. */
export function findLines(picture: GrayPicture, rules: readonly Rule[]): TypeLine[] {
  const { dpi } = picture
  const letters = findMarks(findInk(withoutRules(picture, rules)))
    .filter(({ left, top, right, bottom, dots }) => {
      const [width, height] = [(right - left) / dpi, (bottom - top) / dpi]
      return dots >= FEWEST_DOTS && height >= LOWEST && height <= HIGHEST && width <= WIDEST
    })
    .map(({ left, top, right, bottom }): Box => [left, top, right, bottom])
  if (letters.length > MOST_LETTERS) return []
  return takeInAccents(groupsOf(letters, dpi).map(lineOf))
}

/** Inches on each side of a line's middle that are painted white. */
const HALF_RULE = 0.016
const WHITE = 255

/** The picture with its ruled lines painted over: they are read as bars and ones, and join letters of two lines. */
export function withoutRules(picture: GrayPicture, rules: readonly Rule[]): GrayPicture {
  const { width, height, dpi } = picture
  const data = Uint8Array.from(picture.data)
  const reach = Math.ceil(HALF_RULE * dpi)
  for (const [x0, y0, x1, y1] of rules) {
    const left = Math.max(0, Math.floor(x0 - reach))
    const right = Math.min(width, Math.ceil(x1 + reach + 1))
    const bottom = Math.min(height, Math.ceil(y1 + reach + 1))
    for (let y = Math.max(0, Math.floor(y0 - reach)); y < bottom; y++) {
      data.fill(WHITE, y * width + left, y * width + right)
    }
  }
  return { ...picture, data }
}

function groupsOf(letters: Box[], dpi: number): Box[][] {
  letters.sort((a, b) => a[0] - b[0])
  const parent = letters.map((_, i) => i)
  const root = (i: number): number => {
    let at = i
    while (parent[at] !== at) at = parent[at] = parent[parent[at] as number] as number
    return at
  }
  const farthest = GAP * HIGHEST * dpi
  for (const band of bandsOf(letters, 0.1 * dpi)) {
    for (const [at, i] of band.entries()) {
      const one = letters[i] as Box
      for (let next = at + 1; next < band.length; next++) {
        const j = band[next] as number
        const other = letters[j] as Box
        if (other[0] - one[2] > farthest) break
        if (areAdjacent(one, other)) parent[root(j)] = root(i)
      }
    }
  }
  const groups = new Map<number, Box[]>()
  letters.forEach((letter, i) => {
    const group = groups.get(root(i))
    if (group) group.push(letter)
    else groups.set(root(i), [letter])
  })
  return [...groups.values()]
}

/** Which letters reach into each band of rows, from left to right. */
function bandsOf(letters: readonly Box[], high: number): Iterable<number[]> {
  const bands = new Map<number, number[]>()
  letters.forEach(([, top, , bottom], i) => {
    for (let at = Math.floor(top / high); at <= Math.floor(bottom / high); at++) {
      const band = bands.get(at)
      if (band) band.push(i)
      else bands.set(at, [i])
    }
  })
  return bands.values()
}

function areAdjacent(a: Box, b: Box): boolean {
  const [low, high] = [a[3] - a[1], b[3] - b[1]].sort((x, y) => x - y) as [number, number]
  if (b[0] - a[2] > GAP * high || high > LIKE * low) return false
  return Math.min(a[3], b[3]) - Math.max(a[1], b[1]) >= SHARED * low
}

function lineOf(marks: Box[]): TypeLine {
  const heights = marks.map(([, top, , bottom]) => bottom - top).sort((a, b) => a - b)
  return { box: around(marks), tall: heights[Math.floor(heights.length * TALL)] as number, marks }
}

const around = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map((box) => box[0])),
  Math.min(...boxes.map((box) => box[1])),
  Math.max(...boxes.map((box) => box[2])),
  Math.max(...boxes.map((box) => box[3])),
]

/** Accents and dashes of large type are as high as letters of small type; those within a line are part of it. */
function takeInAccents(lines: TypeLine[]): TypeLine[] {
  const kept: TypeLine[] = []
  for (const line of lines.sort((a, b) => b.tall - a.tall)) {
    const host = line.marks.length <= 2 ? kept.find((one) => isWithin(line, one)) : undefined
    if (!host) {
      kept.push(line)
      continue
    }
    host.marks.push(...line.marks)
    host.box = around([host.box, line.box])
  }
  return kept
}

function isWithin({ box, tall }: TypeLine, host: TypeLine): boolean {
  const [beside, above] = [host.tall, NEAR * host.tall]
  return (
    tall < LOWER * host.tall &&
    box[0] >= host.box[0] - beside &&
    box[2] <= host.box[2] + beside &&
    box[1] >= host.box[1] - above &&
    box[3] <= host.box[3] + above
  )
}

import type { Sheet } from '@efti-hub/reading'
import type { GrayPicture } from '../ocr-engine.ts'
import { shrink } from './pixels.ts'

type Point = [number, number]

/** An edge of the sheet: how far it is from its side of the picture, `b + m * t + c * t * t` at `t` along that side. */
interface Edge {
  b: number
  m: number
  c: number
}

/** Letters melt into their paper, and the grain of a table into its gray. */
const DPI = 40
/** Inches outside and inside an edge whose grays are compared, and how much lighter the sheet must be. */
const OUTSIDE = 0.2
const INSIDE = 0.12
const LIGHTER = 1.25
const LEAST_STEP = 18
/** An edge is the outermost step of those that are nearly as clear as the clearest. */
const NEARLY = 0.7
/** Shares of a side between which an edge is looked for; a sheet fills most of its photograph. */
const FROM = 0.12
const TO = 0.88
const DEEPEST = 0.42
/** Share of the places looked at that an edge must pass, and how far from them, as a share of the side. */
const PASSED = 0.6
const NEAR = 0.006
/** Leaning more than this is no sheet that somebody meant to be read. */
const STEEPEST = 0.3
/** A bend that is larger is a fold or another thing that lies there. */
const MOST_ARCH = 0.03

/**
 * The sheet that lies on a darker ground, by its four edges; null where the picture is the page itself, as of a scanner,
 * or an edge does not show.
 */
export async function findSheet(picture: GrayPicture): Promise<Sheet | null> {
  const small = await shrink(picture, DPI)
  const { width, height, data } = small
  const at = (x: number, y: number) => data[y * width + x] as number
  const edges = [
    edgeOf(width, height, small.dpi, at),
    edgeOf(width, height, small.dpi, (t, deep) => at(t, height - 1 - deep)),
    edgeOf(height, width, small.dpi, (t, deep) => at(deep, t)),
    edgeOf(height, width, small.dpi, (t, deep) => at(width - 1 - deep, t)),
  ]
  const [top, foot, left, right] = edges
  if (!top || !foot || !left || !right) return null
  const lower = { b: height - foot.b, m: -foot.m, c: -foot.c }
  const other = { b: width - right.b, m: -right.m, c: -right.c }
  const corners = [meet(top, left), meet(top, other), meet(lower, other), meet(lower, left)] as const
  const [a, b, c, d] = corners
  const high = (d[1] - a[1] + c[1] - b[1]) / 2
  const arches = [archOf(top, a, b) / high, archOf(lower, d, c) / high].map((arch) =>
    Math.abs(arch) > MOST_ARCH ? 0 : arch,
  ) as [number, number]
  return {
    corners: corners.map(([x, y]): Point => [x / width, y / height]) as Sheet['corners'],
    arches,
  }
}

/** @param gray at a place along the side and so many pixels deep into the picture */
function edgeOf(
  long: number,
  deep: number,
  dpi: number,
  gray: (t: number, deep: number) => number,
): Edge | null {
  const steps: Point[] = []
  const [first, last] = [Math.round(FROM * long), Math.round(TO * long)]
  for (let t = first; t <= last; t++) {
    const step = stepAt(Math.round(DEEPEST * deep), dpi, (at) => gray(t, at))
    if (step !== null) steps.push([t + 0.5, step])
  }
  const near = NEAR * long
  const line = straightest(steps, near)
  if (!line) return null
  const passed = steps.filter(([t, at]) => Math.abs(valueAt(line, t) - at) <= 2 * near)
  if (passed.length < PASSED * (last - first)) return null
  const curve = curveThrough(passed)
  const close = passed.filter(([t, at]) => Math.abs(valueAt(curve, t) - at) <= near)
  if (close.length < PASSED * (last - first)) return null
  return curveThrough(close)
}

/** How deep the ground ends: all of it up to there is darker than the sheet behind. */
function stepAt(deepest: number, dpi: number, gray: (at: number) => number): number | null {
  const [out, inside] = [Math.round(OUTSIDE * dpi), Math.round(INSIDE * dpi)]
  const sums = [0]
  for (let at = 0; at < deepest + inside; at++) sums.push((sums[at] as number) + gray(at))
  const mean = (from: number, to: number) => ((sums[to] as number) - (sums[from] as number)) / (to - from)
  const ratios: number[] = []
  for (let at = 2; at <= deepest; at++) {
    const outer = Math.max(mean(Math.max(0, at - out), at), mean(0, at))
    const inner = mean(at, at + inside)
    ratios[at] = inner - outer >= LEAST_STEP ? inner / Math.max(1, outer) : 0
  }
  const clear = Math.max(LIGHTER, NEARLY * Math.max(...ratios.slice(2)))
  const found = ratios.findIndex((ratio, at) => ratio >= clear && ratio >= (ratios[at + 1] ?? 0))
  return found < 0 ? null : found
}

/** The line through two of the points that most of the others are near. */
function straightest(points: readonly Point[], near: number): Edge | null {
  const some = points.filter((_, i) => i % Math.ceil(points.length / 60) === 0)
  let best: Edge | null = null
  let most = 0
  for (const [i, [t0, at0]] of some.entries()) {
    for (const [t1, at1] of some.slice(i + 10)) {
      const m = (at1 - at0) / (t1 - t0)
      if (Math.abs(m) > STEEPEST) continue
      const line = { b: at0 - m * t0, m, c: 0 }
      const passed = some.filter(([t, at]) => Math.abs(valueAt(line, t) - at) <= near).length
      if (passed > most) [best, most] = [line, passed]
    }
  }
  return best
}

const valueAt = ({ b, m, c }: Edge, t: number) => b + m * t + c * t * t

/** Least squares, about the middle of the points. */
function curveThrough(points: readonly Point[]): Edge {
  const middle = points.reduce((sum, [t]) => sum + t, 0) / points.length
  const sum = (value: (t: number, at: number) => number) =>
    points.reduce((total, [t, at]) => total + value(t - middle, at), 0) / points.length
  const [s2, s3, s4] = [sum((t) => t ** 2), sum((t) => t ** 3), sum((t) => t ** 4)]
  const [y, ty, t2y] = [sum((_, at) => at), sum((t, at) => t * at), sum((t, at) => t ** 2 * at)]
  const all = s2 * (s4 - s2 * s2) - s3 * s3
  const c = (s2 * (t2y - s2 * y) - s3 * ty) / all
  const m = (ty - c * s3) / s2
  const b = y - c * s2
  return { b: b - m * middle + c * middle ** 2, m: m - 2 * c * middle, c }
}

/** Where an edge across the picture crosses one down it. */
function meet(across: Edge, down: Edge): Point {
  let y = across.b
  let x = 0
  for (let n = 0; n < 8; n++) {
    x = valueAt(down, y)
    y = valueAt(across, x)
  }
  return [x, y]
}

/** How far the middle of an edge is below the line between its ends. */
const archOf = (edge: Edge, [x0, y0]: Point, [x1, y1]: Point) => valueAt(edge, (x0 + x1) / 2) - (y0 + y1) / 2

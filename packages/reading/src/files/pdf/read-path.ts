import type { Box } from '../../layout/pages.ts'
import type { DrawingState } from './drawing-state.ts'
import { applyTo, type Matrix } from './matrix.ts'

/** pdfjs packs a path as one run of numbers: an operator, then its coordinates. */
const MOVE = 0
const LINE = 1
const CURVE = 2
const QUADRATIC = 3
const CLOSE = 4
const COORDINATES: Record<number, number> = { [MOVE]: 2, [LINE]: 2, [CURVE]: 6, [QUADRATIC]: 4, [CLOSE]: 0 }

export interface DrawnPath {
  points: ArrayLike<number>
  /** The pdfjs operator that paints it: stroke, fill, both, or neither. */
  paint: number
  state: DrawingState
}

export type Point = [number, number]

/** Straight pieces in page units; curves are passed over. `corners` are all points of the piece of path. */
export interface Subpath {
  segments: [Point, Point][]
  corners: Point[]
  isCurved: boolean
}

/** A form's frame has four points, a logo some thousands; of a map or a chart only the beginning is looked at. */
const MAX_POINTS = 50_000

export function readSubpaths(points: ArrayLike<number>, toPage: Matrix): Subpath[] {
  const subpaths: Subpath[] = []
  let current: Subpath | null = null
  let start: Point = [0, 0]
  let here: Point = [0, 0]
  let read = 0
  for (let i = 0; i < points.length && read < MAX_POINTS; read++) {
    const operator = points[i++] ?? -1
    const count = COORDINATES[operator]
    if (count === undefined) break
    const end: Point =
      count > 0 ? applyTo(toPage, points[i + count - 2] ?? 0, points[i + count - 1] ?? 0) : start
    i += count
    if (operator === MOVE || !current) {
      current = { segments: [], corners: [], isCurved: false }
      subpaths.push(current)
      start = end
    } else if (operator === LINE || operator === CLOSE) {
      current.segments.push([here, end])
    } else {
      current.isCurved = true
    }
    if (operator !== CLOSE) current.corners.push(end)
    here = end
  }
  return subpaths
}

export function boxOfPath(points: ArrayLike<number>, toPage: Matrix): Box {
  return boxOf(readSubpaths(points, toPage).flatMap(({ corners }) => corners))
}

export function boxOf(corners: Point[]): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of corners) {
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x)
    box[3] = Math.max(box[3], y)
  }
  return box
}

/** A rectangle [x0, y0, x1, y1] as a path; null when it is none. */
export function cornersOf(box: unknown): number[] | null {
  if (!box || typeof box !== 'object') return null
  const [x0, y0, x1, y1] = Array.from(box as ArrayLike<number>)
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return null
  return [MOVE, x0, y0, LINE, x1, y0, LINE, x1, y1, LINE, x0, y1, CLOSE]
}

import type { Ink } from './find-ink.ts'
import { findMarks, type Mark } from './find-marks.ts'

export interface LevelPose {
  /** Lines of type run along the rows, or down the page. */
  turn: 0 | 90
  /** Degrees that lines fall to the right, once turned. */
  skew: number
  /** False where rows and columns look alike: a table of figures, little type. */
  isSure: boolean
  /** Marks of the size of letters. */
  letters: number
}

const MOST_SKEW = 10
const COARSE = 1
const FINE = 0.1
/** Fewer marks make no lines to measure. */
const FEWEST_LETTERS = 25
/** Rows are that much more pronounced than columns, or the other way round. */
const CLEARLY = 1.25
/** A skew is believed when it makes the lines that much more pronounced. */
const BETTER = 1.02
/** More points than these change nothing. */
const MOST_POINTS = 60_000

/**
 * How the type lies, by how pronounced its lines are at each angle (projection profiles).
 * @param other answer for the direction that looks less like it
 */
export function findPose(ink: Ink, other = false): LevelPose {
  const letters = findMarks(ink).filter((mark) => isLetter(mark, ink.dpi))
  if (letters.length < FEWEST_LETTERS) {
    return { turn: other ? 90 : 0, skew: 0, isSure: false, letters: letters.length }
  }
  const points = pointsOf(letters)
  const along = bestAngle(points.xs, points.ys)
  // Seen from the side: what runs down the page runs along the rows of the page turned by 90 degrees.
  const down = bestAngle(
    points.ys,
    points.xs.map((x) => -x),
  )
  const isTurned = down.score > along.score !== other
  const [high, low] = down.score > along.score ? [down.score, along.score] : [along.score, down.score]
  return {
    // Turned clockwise, what pointed up points right: columns become rows from right to left.
    turn: isTurned ? 90 : 0,
    skew: (isTurned ? down : along).angle,
    isSure: high > low * CLEARLY,
    letters: letters.length,
  }
}

/** A letter or some that touch; no line, no picture, no speck. Measures in inches. */
export function isLetter({ left, top, right, bottom, dots }: Mark, dpi: number): boolean {
  const long = Math.max(right - left, bottom - top) / dpi
  const short = Math.min(right - left, bottom - top) / dpi
  if (dots < 4 || long > 1.5 || short > 0.4 || long < 0.04) return false
  return short > 0.035 || long < 0.2
}

/** The edges of the marks show the lines best: their corners at the top and at the bottom, left and right. */
function pointsOf(letters: Mark[]): { xs: Float32Array; ys: Float32Array } {
  const step = Math.ceil((letters.length * 4) / MOST_POINTS)
  const used = letters.filter((_, i) => i % step === 0)
  const xs = new Float32Array(used.length * 4)
  const ys = new Float32Array(used.length * 4)
  used.forEach(({ left, top, right, bottom }, i) => {
    xs.set([left, right, left, right], i * 4)
    ys.set([top, top, bottom, bottom], i * 4)
  })
  return { xs, ys }
}

function bestAngle(xs: Float32Array, ys: Float32Array): { angle: number; score: number } {
  const rows = new Uint32Array(2 * farthest(xs, ys) + 3)
  const level = { angle: 0, score: lineScore(xs, ys, 0, rows) }
  let best = level
  const look = (from: number, to: number, step: number) => {
    for (let angle = from; angle <= to + step / 2; angle += step) {
      const score = lineScore(xs, ys, angle, rows)
      if (score > best.score) best = { angle, score }
    }
  }
  look(-MOST_SKEW, MOST_SKEW, COARSE)
  look(best.angle - COARSE, best.angle + COARSE, FINE)
  if (best.score < level.score * BETTER) return level
  return { angle: Math.round(best.angle * 10) / 10, score: best.score }
}

function farthest(xs: Float32Array, ys: Float32Array): number {
  let most = 0
  xs.forEach((x, i) => {
    most = Math.max(most, Math.abs(x) + Math.abs(ys[i] as number))
  })
  return Math.ceil(most)
}

/** Sum of the squares of how many points share a row, rows leaning by the angle. */
function lineScore(xs: Float32Array, ys: Float32Array, degrees: number, rows: Uint32Array): number {
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const middle = (rows.length - 1) / 2
  rows.fill(0)
  for (let i = 0; i < xs.length; i++) {
    const row = Math.round((ys[i] as number) * cos - (xs[i] as number) * sin + middle)
    rows[row] = (rows[row] as number) + 1
  }
  return rows.reduce((sum, count) => sum + count * count, 0)
}

import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Box, Rule } from '../../layout/pages.ts'
import { MAX_RULES_OF_PAGE } from '../limits.ts'
import { boxOf, type DrawnPath, type Point, readSubpaths, type Subpath } from './read-path.ts'

/** A stroke or bar up to this thickness reads as a line; the frames of forms have 0.2 to 2 points. */
const MAX_THICKNESS = 4
/** Drawn lines of a scanner or converter lean a little. */
const MAX_LEAN = 0.7
/** Dashes and the pieces that spreadsheets draw cell by cell are one line. */
const MAX_GAP = 3
/** Shorter than a tick box is an ornament. */
const MIN_LENGTH = 4
/** A drawing or map can contain a hundred thousand strokes; forms have some hundred. */
const MAX_COLLECTED = 200_000

const STROKES = new Set<number>([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])
const FILLS = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])

export interface RuleCollector {
  add(path: DrawnPath): void
  rules(): Rule[]
}

/** Gathers what looks like a drawn line: strokes along an axis, and filled bars as thin as one. */
export function collectRules(): RuleCollector {
  const across: Rule[] = []
  const down: Rule[] = []
  const keep = (rule: Rule | null) => {
    if (!rule || across.length + down.length > MAX_COLLECTED) return
    if (rule[1] === rule[3]) across.push(rule)
    else down.push([rule[1], rule[0], rule[3], rule[2]])
  }
  return {
    add({ points, paint, state }) {
      const [strokes, fills] = [isStroked({ paint, state }), isFilled({ paint, state })]
      if (!strokes && !fills) return
      const scale = Math.sqrt(Math.abs(state.toPage[0] * state.toPage[3] - state.toPage[1] * state.toPage[2]))
      for (const subpath of readSubpaths(points, state.toPage)) {
        if (strokes && state.lineWidth * scale <= MAX_THICKNESS) {
          for (const [from, to] of subpath.segments) keep(clip(alongAxis(from, to), state.clip))
        } else if (strokes || fills) {
          keep(clip(barOf(subpath, strokes ? state.lineWidth * scale : 0), state.clip))
        }
      }
    },
    rules() {
      const merged: Rule[] = [
        ...mergeCollinear(across),
        ...mergeCollinear(down).map(([y0, x0, y1, x1]): Rule => [x0, y0, x1, y1]),
      ]
      if (merged.length <= MAX_RULES_OF_PAGE) return merged
      return merged.sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, MAX_RULES_OF_PAGE)
    },
  }
}

type Paint = Pick<DrawnPath, 'paint' | 'state'>

export const isStroked = ({ paint, state }: Paint) => STROKES.has(paint) && isVisible(state.strokeColor)
export const isFilled = ({ paint, state }: Paint) => FILLS.has(paint) && isVisible(state.fillColor)

/** White on paper is no line; patterns and unknown colours are taken for ink. */
function isVisible(color: unknown): boolean {
  return color !== '#ffffff'
}

function alongAxis([x0, y0]: Point, [x1, y1]: Point): Rule | null {
  if (Math.abs(y1 - y0) <= MAX_LEAN && Math.abs(x1 - x0) > Math.abs(y1 - y0)) {
    const y = (y0 + y1) / 2
    return [Math.min(x0, x1), y, Math.max(x0, x1), y]
  }
  if (Math.abs(x1 - x0) <= MAX_LEAN && Math.abs(y1 - y0) > Math.abs(x1 - x0)) {
    const x = (x0 + x1) / 2
    return [x, Math.min(y0, y1), x, Math.max(y0, y1)]
  }
  return null
}

/** The middle line of a filled bar, or of a box so flat that it was meant as one. */
function barOf({ corners, isCurved }: Subpath, strokeWidth: number): Rule | null {
  if (isCurved || corners.length < 2) return null
  const [x0, y0, x1, y1] = boxOf(corners)
  const isAcross = x1 - x0 > y1 - y0
  const thickness = Math.max(isAcross ? y1 - y0 : x1 - x0, strokeWidth)
  if (thickness > MAX_THICKNESS || thickness * 2 > Math.max(x1 - x0, y1 - y0)) return null
  const middle: Box = isAcross
    ? [x0, (y0 + y1) / 2, x1, (y0 + y1) / 2]
    : [(x0 + x1) / 2, y0, (x0 + x1) / 2, y1]
  return middle
}

function clip(rule: Rule | null, [x0, y0, x1, y1]: Box): Rule | null {
  if (!rule) return null
  const isInside = rule[2] >= x0 - 1 && rule[0] <= x1 + 1 && rule[3] >= y0 - 1 && rule[1] <= y1 + 1
  if (!isInside) return null
  if (rule[1] === rule[3]) return [Math.max(rule[0], x0), rule[1], Math.min(rule[2], x1), rule[3]]
  return [rule[0], Math.max(rule[1], y0), rule[2], Math.min(rule[3], y1)]
}

/** Joins pieces of one line. For lines across; those down come with their axes exchanged. */
function mergeCollinear(pieces: Rule[]): Rule[] {
  const merged: Rule[] = []
  // Lines a fraction of a point apart count as one, so the sort key is rounded to half points.
  const level = (rule: Rule) => Math.round(rule[1] * 2)
  for (const piece of pieces.sort((a, b) => level(a) - level(b) || a[0] - b[0])) {
    const last = merged.at(-1)
    if (
      last &&
      Math.abs(last[1] - piece[1]) <= 0.75 &&
      piece[0] <= last[2] + MAX_GAP &&
      piece[0] >= last[0] - MAX_GAP
    ) {
      last[2] = Math.max(last[2], piece[2])
    } else {
      merged.push([...piece])
    }
  }
  return merged.filter((rule) => lengthOf(rule) >= MIN_LENGTH)
}

function lengthOf(rule: Rule): number {
  return rule[2] - rule[0] + rule[3] - rule[1]
}

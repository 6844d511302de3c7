import type { Box, Rule, Word } from '../../layout/pages.ts'
import type { Run } from './collect-words.ts'
import { joinSpacedLetters } from './join-spaced-letters.ts'

/** Pieces of one word drawn apart touch; columns of a table do not. Shares of the type size. */
const JOIN_GAP = 0.08
const JOIN_OVERLAP = 0.2

export type Line = Run[]

/** Lines from top to bottom, words from left to right; type written in other directions follows in drawing order. */
export function orderRuns(runs: Run[], rules: Rule[]): Line[] {
  const upright = runs.filter(({ direction }) => direction[0] > 0.95)
  const turned = runs.filter(({ direction }) => direction[0] <= 0.95)
  const walls = rules.filter((rule) => rule[0] === rule[2])
  const lines = groupIntoLines(upright).map((line) => joinSpacedLetters(joinPieces(line, walls)))
  return [...lines, ...groupTurned(turned)]
}

/** A run belongs to a line when its middle lies within the middle half of the line's first run. */
function groupIntoLines(runs: Run[]): Line[] {
  const sorted = runs.map((run) => ({ run, middle: middleOf(run.box) })).sort((a, b) => a.middle - b.middle)
  const lines: Line[] = []
  let open: { middle: number; height: number; line: Line } | null = null
  for (const { run, middle } of sorted) {
    const height = run.box[3] - run.box[1]
    if (!open || middle - open.middle > 0.4 * Math.min(height, open.height)) {
      open = { middle, height, line: [] }
      lines.push(open.line)
    }
    open.line.push(run)
  }
  return lines.map((line) => line.sort((a, b) => a.box[0] - b.box[0]))
}

function middleOf(box: Box): number {
  return (box[1] + box[3]) / 2
}

function joinPieces(line: Line, walls: Rule[]): Line {
  const joined: Line = []
  for (const run of line) {
    const last = joined.at(-1)
    if (last && isOneWord(last, run, walls)) {
      last.text += run.text
      last.box = [
        last.box[0],
        Math.min(last.box[1], run.box[1]),
        Math.max(last.box[2], run.box[2]),
        Math.max(last.box[3], run.box[3]),
      ]
      last.bold &&= run.bold
      last.closed = run.closed
    } else {
      joined.push(run)
    }
  }
  return joined
}

function isOneWord(left: Run, right: Run, walls: Rule[]): boolean {
  const size = Math.min(left.size, right.size)
  const gap = right.box[0] - left.box[2]
  if (left.closed || gap > JOIN_GAP * size || gap < -JOIN_OVERLAP * size) return false
  if (
    Math.abs(left.baseline[1] - right.baseline[1]) > 0.1 * size ||
    size < 0.85 * Math.max(left.size, right.size)
  )
    return false
  const middle = middleOf(left.box)
  const [from, to] = [Math.min(left.box[2], right.box[0]) - 1, Math.max(left.box[2], right.box[0]) + 1]
  return !walls.some((wall) => wall[0] >= from && wall[0] <= to && wall[1] <= middle && wall[3] >= middle)
}

/** Type up the edge of a form: runs that go on along the same baseline are one line. */
function groupTurned(runs: Run[]): Line[] {
  const lines: Line[] = []
  for (const run of runs) {
    const line = lines.at(-1)
    const before = line?.at(-1)
    const across = before
      ? Math.abs(
          (run.baseline[0] - before.baseline[0]) * before.direction[1] -
            (run.baseline[1] - before.baseline[1]) * before.direction[0],
        )
      : Infinity
    if (line && before && across < 0.3 * run.size && sameWay(before, run)) line.push(run)
    else lines.push([run])
  }
  return lines
}

function sameWay(a: Run, b: Run): boolean {
  return a.direction[0] * b.direction[0] + a.direction[1] * b.direction[1] > 0.95
}

export function toWord({ text, box, size, bold }: Run): Word {
  return {
    text,
    box: [round(box[0]), round(box[1]), round(box[2]), round(box[3])],
    confidence: 1,
    size: round(size),
    ...(bold && { bold }),
  }
}

/** A gap of more than the type's height parts columns; two spaces keep that visible in the running text. */
export function textOfLine(line: Line): string {
  return line.reduce((text, run, i) => {
    const before = line[i - 1]
    if (!before) return run.text
    const isColumn = run.box[0] - before.box[2] > run.size
    return `${text}${isColumn ? '  ' : ' '}${run.text}`
  }, '')
}

/** Hundredths of a point: finer than any eye, and a third of the stored size. */
export function round(n: number): number {
  return Math.round(n * 100) / 100
}

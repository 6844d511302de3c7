import { sameLine, unite } from '../../layout/box.ts'
import type { Box } from '../../layout/pages.ts'
import { makeRun, type Run } from '../../layout/runs.ts'

/** Starts, ends or middles of lines nearer than this are aligned. */
export const sameStart = 2.5

/** Runs of one line stand nearer than this, in heights of their type. */
const wideGap = 2.5

const isCentred = (box: Box, { box: above }: Run) =>
  Math.abs(box[0] + box[2] - above[0] - above[2]) < 4 * sameStart

/** The run and what stands beside it: an address, and behind a wide gap the telephone and mail of its company. */
function onLineOf(run: Run, runs: readonly Run[]): Run[] {
  const level = runs.filter((r) => r.region === run.region && sameLine(r.box, run.box))
  const line = [run]
  for (const other of level.toSorted((a, b) => a.box[0] - b.box[0])) {
    const last = line.at(-1) as Run
    const gap = other.box[0] - last.box[2]
    if (other !== run && gap > -1 && gap < wideGap * run.size) line.push(other)
  }
  return line
}

/** The lines set under a run, with the same start, middle or end. */
export function linesBelow(first: Run, runs: readonly Run[], gap: number): Run[] {
  const found: Run[] = []
  let last = first
  for (const run of runs) {
    const { box } = run
    const down = box[1] - last.box[3]
    const aligned =
      Math.abs(box[0] - first.box[0]) < sameStart ||
      Math.abs(box[2] - first.box[2]) < sameStart ||
      isCentred(box, first) ||
      isCentred(unite(onLineOf(run, runs).map((r) => r.box)), first)
    if (run === first || !aligned || down < -0.5 * run.size || down > gap * Math.max(run.size, last.size))
      continue
    found.push(run)
    last = run
  }
  return found
}

/** A name whose second part is set smaller, right behind it: 'RUBINETTERIE VALSALMA' and 's.r.l.'. */
export function withRestOfLine(first: Run, runs: readonly Run[], widest = 0.6): Run {
  let words = first.words
  let end = first.box[2]
  for (const run of runs.toSorted((a, b) => a.box[0] - b.box[0])) {
    if (run === first || run.region !== first.region || !sameLine(run.box, first.box)) continue
    const gap = run.box[0] - end
    if (gap < -1 || gap > widest * Math.max(run.size, first.size)) continue
    words = [...words, ...run.words]
    end = run.box[2]
  }
  return words === first.words ? first : makeRun(words, first.region)
}

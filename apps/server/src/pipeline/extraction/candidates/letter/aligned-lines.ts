import { sameLine } from '../../geometry/box.ts'
import { makeRun, type Run } from '../../geometry/runs.ts'

/** Starts, ends or middles of lines nearer than this are aligned. */
export const sameStart = 2.5

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
      Math.abs(box[0] + box[2] - first.box[0] - first.box[2]) < 4 * sameStart
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

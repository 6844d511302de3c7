import { overlapX, sameLine } from './box.ts'
import type { Box, Word } from './pages.ts'
import { makeRun, type Run } from './runs.ts'

/** So many show that a page sets its captions below what was filled in. */
const enough = 6
/** A caption is so much smaller than what stands above it. */
const smaller = 0.8
/** It stands so near to it, in heights of its own type, and so much nearer than to what follows. */
const near = { above: 0.8, ratio: 1.4 }
const sameStart = 3
const mostWords = 6

/** The words of captions that stood below their values. */
const lifted = new WeakSet<Word>()
export const isLifted = (word: Word): boolean => lifted.has(word)

/**
 * Forms that print a line to write on and, small below it, what belongs there: 'Mill Lane 7' over 'street'. Such captions
 * are put above their values, where those of other forms stand.
 */
export function liftCaptions(runs: readonly Run[]): Run[] {
  const found = new Map<Run, Run>()
  for (const run of runs) {
    const value = valueAbove(run, runs)
    if (value) found.set(run, firstLine(value, runs))
  }
  if (found.size < enough) return [...runs]
  return runs.map((run) => {
    const value = found.get(run)
    if (!value) return run
    const up = run.box[3] - value.box[1] + 0.5
    const words = run.words.map((word): Word => {
      const [left, top, right, bottom] = word.box
      const box: Box = [left, top - up, right, bottom - up]
      return { ...word, box }
    })
    for (const word of words) lifted.add(word)
    return makeRun(words, value.region)
  })
}

/** A value of several lines, one close below the other. */
function firstLine(value: Run, runs: readonly Run[]): Run {
  const above = runs.find(
    (r) =>
      Math.abs(r.box[0] - value.box[0]) < sameStart &&
      Math.abs(r.size - value.size) < 0.05 * value.size &&
      r.words[0]?.bold === value.words[0]?.bold &&
      r.box[3] <= value.box[1] + 1 &&
      value.box[1] - r.box[3] < 0.35 * value.size,
  )
  return above ? firstLine(above, runs) : value
}

function valueAbove(run: Run, runs: readonly Run[]): Run | undefined {
  if (run.words.length > mostWords || run.words.every(({ text }) => !/\p{L}{2}/u.test(text))) return undefined
  if (run.words.some(({ text }) => /\d{3}/.test(text))) return undefined
  const inColumn = runs.filter((r) => r !== run && overlapX(r.box, run.box) > 0 && !sameLine(r.box, run.box))
  const above = inColumn.filter((r) => r.box[1] < run.box[1]).sort((a, b) => b.box[3] - a.box[3])[0]
  if (!above || above.region !== run.region || run.size > smaller * above.size) return undefined
  if (Math.abs(above.box[0] - run.box[0]) > sameStart) return undefined
  const gap = run.box[1] - above.box[3]
  if (gap > near.above * run.size || gap < -0.3 * run.size) return undefined
  const below = inColumn.filter((r) => r.box[1] > run.box[1]).sort((a, b) => a.box[1] - b.box[1])[0]
  const isNearer = !below || below.box[1] - run.box[3] > near.ratio * Math.max(gap, 0.5)
  return isNearer ? above : undefined
}

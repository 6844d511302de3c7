import type { Rule } from '../../../recognised.ts'
import type { Ink } from './find-ink.ts'

/** In inches. A stroke of a letter is shorter; a word set in heavy type is not as thin. */
const SHORTEST_ACROSS = 0.5
const SHORTEST_DOWN = 0.28
const THICKEST = 0.05
/** In dots: what noise and dots of a printer leave open within a line, and how it steps when it leans a little. */
const GAP = 2
const STEP = 2
/** A form has some hundred; a chart or noise may have any number. */
const MOST_RULES = 2_000
/** Share of the dots beside a line that may be ink as well: more is the edge of a picture or a row of type. */
const BESIDE = 0.4

interface Streak {
  from: number
  to: number
  lastRow: number
  lastFrom: number
  lastTo: number
  dots: number
  rowSum: number
}

/** Ruled lines of a level page as boxes without thickness, in dots of the ink. */
export function findRules(ink: Ink): Rule[] {
  const across = streaksOf(ink, SHORTEST_ACROSS).map(({ from, to, at }): Rule => [from, at, to, at])
  const down = streaksOf(transpose(ink), SHORTEST_DOWN).map(({ from, to, at }): Rule => [at, from, at, to])
  return [...across, ...down].slice(0, MOST_RULES)
}

function streaksOf(ink: Ink, shortestInch: number): { from: number; to: number; at: number }[] {
  const { dots, width, height, dpi } = ink
  const shortest = shortestInch * dpi
  const thickest = Math.max(3, THICKEST * dpi)
  let open: Streak[] = []
  const done: Streak[] = []
  for (let y = 0; y < height; y++) {
    const still = open.filter((streak) => y - streak.lastRow <= STEP)
    done.push(...open.filter((streak) => y - streak.lastRow > STEP))
    open = still
    for (const [from, to] of longRuns(dots, y * width, width, shortest * 0.4)) join(open, from, to, y)
  }
  return [...done, ...open]
    .filter((s) => s.to - s.from >= shortest && s.dots / (s.to - s.from) <= thickest)
    .map((s) => ({ from: s.from, to: s.to, at: s.rowSum / s.dots, thick: s.dots / (s.to - s.from) }))
    .filter((rule) => isIsolated(ink, rule))
}

function longRuns(dots: Uint8Array, start: number, width: number, shortest: number): [number, number][] {
  const runs: [number, number][] = []
  let from = -1
  let last = -1
  const close = () => {
    if (from >= 0 && last + 1 - from >= shortest) runs.push([from, last + 1])
    from = -1
  }
  for (let x = 0; x < width; x++) {
    if (dots[start + x] === 0) continue
    if (from >= 0 && x - last > GAP) close()
    if (from < 0) from = x
    last = x
  }
  close()
  return runs
}

function join(open: Streak[], from: number, to: number, y: number): void {
  const length = to - from
  const streak = open.find((s) => from <= s.lastTo + GAP + 1 && to >= s.lastFrom - GAP - 1)
  if (!streak) {
    open.push({ from, to, lastRow: y, lastFrom: from, lastTo: to, dots: length, rowSum: length * y })
    return
  }
  const isSameRow = streak.lastRow === y
  streak.from = Math.min(streak.from, from)
  streak.to = Math.max(streak.to, to)
  streak.lastFrom = isSameRow ? Math.min(streak.lastFrom, from) : from
  streak.lastTo = isSameRow ? Math.max(streak.lastTo, to) : to
  streak.lastRow = y
  streak.dots += length
  streak.rowSum += length * y
}

/** On both sides of a line there is paper, but for what is written on it. */
function isIsolated(
  { dots, width, height, dpi }: Ink,
  rule: { from: number; to: number; at: number; thick: number },
) {
  const off = Math.ceil(rule.thick / 2 + 0.02 * dpi)
  const share = (y: number) => {
    if (y < 0 || y >= height) return 0
    let count = 0
    for (let x = rule.from; x < rule.to; x++) count += dots[y * width + x] as number
    return count / (rule.to - rule.from)
  }
  const at = Math.round(rule.at)
  return share(at - off) < BESIDE && share(at + off) < BESIDE
}

function transpose({ dots, width, height, dpi }: Ink): Ink {
  const turned = new Uint8Array(dots.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turned[x * height + y] = dots[y * width + x] as number
  }
  return { dots: turned, width: height, height: width, dpi }
}

import { sameLine } from './box.ts'
import { makeRun, type Run } from './runs.ts'

/** So many numbers one after the other on a line are those of a form's boxes. */
const enough = 4
const boxNumber = /^\(?0?(\d{1,2})[.)]?$/

interface Numbered {
  run: Run
  at: number
  number: number
}

/** '6 MARKS  7 PCS 8 PACKING  9 GOODS': headings close together, each behind the number of its box, are texts of their own. */
export function splitAtBoxNumbers(runs: readonly Run[]): Run[] {
  const cuts = new Map<Run, Set<number>>()
  const crowded = runs.filter((run) => leadingNumbers(run).some(({ at }) => at > 0))
  for (const run of crowded) {
    const line = runs
      .filter((r) => sameLine(r.box, run.box))
      .sort((a, b) => a.box[0] - b.box[0])
      .flatMap(leadingNumbers)
    for (const { run: of, at } of inOrder(line)) cuts.set(of, (cuts.get(of) ?? new Set()).add(at))
  }
  return runs.flatMap((run) => partAt(run, cuts.get(run)))
}

/** Numbers with a word behind them. */
const leadingNumbers = (run: Run): Numbered[] =>
  run.words.flatMap(({ text }, at): Numbered[] => {
    const number = Number(boxNumber.exec(text)?.[1] ?? 0)
    return number > 0 && /^\p{L}/u.test(run.words[at + 1]?.text ?? '') ? [{ run, at, number }] : []
  })

/** The longest row of numbers that follow each other, where it is long enough. */
function inOrder(line: readonly Numbered[]): Numbered[] {
  let best: Numbered[] = []
  for (const first of line) {
    const row = [first]
    for (const next of line.slice(line.indexOf(first) + 1))
      if (next.number === (row.at(-1)?.number ?? 0) + 1) row.push(next)
    if (row.length > best.length) best = row
  }
  return best.length >= enough ? best : []
}

function partAt(run: Run, cuts: ReadonlySet<number> | undefined): Run[] {
  if (!cuts) return [run]
  const ends = [...new Set([0, ...cuts, run.words.length])].sort((a, b) => a - b)
  return ends.slice(1).map((end, i) => makeRun(run.words.slice(ends[i], end), run.region))
}

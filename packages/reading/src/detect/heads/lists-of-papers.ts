import type { PageLayout, Run } from '../../layout/runs.ts'
import { textOf } from '../../layout/runs.ts'
import { bareWords } from '../../words/compare.ts'
import { namesIn } from './names-of-papers.ts'

/** Papers of so many kinds, one below the other, are listed. */
const fewestKinds = 3
const mostWords = 8
/** From line to line, and how far the starts may differ, in heights of type. */
const near = { down: 2, aside: 1 }

/** 'Commercial invoice 44718' over 'Packing list' over 'Bill of lading': papers that go with a letter, not its name. */
export function listedPapers(layout: PageLayout): ReadonlySet<Run> {
  const named = layout.runs.filter(
    (run) => run.words.length <= mostWords && namesIn(bareWords(textOf(run.words))).length > 0,
  )
  const lists = named.map((first) => {
    const lines = [first]
    for (const run of named) if (follows(lines.at(-1) ?? first, run)) lines.push(run)
    return lines
  })
  return new Set(lists.filter((lines) => kindsOf(lines) >= fewestKinds || isNumbered(lines)).flat())
}

/** 'WZ 118/10' over 'WZ 131/10': a column of papers. */
function isNumbered(lines: readonly Run[]): boolean {
  const [first, second] = lines.map((run) => textOf(run.words))
  if (!first || !second || !/\d/.test(first) || first === second) return false
  return first.replace(/[\d\W]+/g, '') === second.replace(/[\d\W]+/g, '')
}

const kindsOf = (lines: readonly Run[]) =>
  new Set(lines.map((run) => namesIn(bareWords(textOf(run.words)))[0]?.kind)).size

const follows = (above: Run, run: Run) =>
  run !== above &&
  run.region === above.region &&
  Math.abs(run.size - above.size) < 0.15 * above.size &&
  run.box[1] > above.box[1] + 0.5 * above.size &&
  run.box[1] - above.box[3] < near.down * above.size &&
  Math.abs(run.box[0] - above.box[0]) < near.aside * above.size

import type { Run } from '../layout/runs.ts'
import { bucketsOf } from './buckets.ts'
import { labelsAround } from './labels-around.ts'
import { linesAround } from './lines-around.ts'
import type { SeenDocument, SeenPage, SeenWord } from './seen-document.ts'
import { signsOfLine } from './signs-of-line.ts'
import { signsOfWord } from './signs-of-word.ts'

/** Each line is compared with every other: a page of more is a listing, and would take long. */
const MOST_LINES = 1200

/** Every word of a document with what speaks of it, in reading order. */
export const seeWords = (seen: SeenDocument): SeenWord[] =>
  seen.pages.flatMap((page) => (page.layout.runs.length > MOST_LINES ? [] : seePage(page, seen)))

function seePage(page: SeenPage, seen: SeenDocument): SeenWord[] {
  const { runs, number } = page.layout
  const labels = labelsAround(page)
  const heads = new Map<number, Run>()
  for (const run of runs) if (run.region > 0 && !heads.has(run.region)) heads.set(run.region, run)
  return runs.flatMap((run) => {
    const around = linesAround(run, runs)
    const ofRun = bucketsOf(signsOfLine(run, around, labels, heads.get(run.region), page, seen))
    return run.words.map((word, at) => ({
      word,
      run,
      page: number,
      isLabel: labels.labelOf.has(word),
      own: bucketsOf(signsOfWord(run, at, around, labels, seen.kind)),
      ofRun,
    }))
  })
}

import { sameLine } from '../../layout/box.ts'
import { isLifted } from '../../layout/captions-below.ts'
import { type PageLayout, textOf } from '../../layout/runs.ts'
import { datesIn } from '../../values/dates.ts'
import { bare } from '../../words/compare.ts'
import { lexicons } from '../../words/index.ts'
import type { Label } from './find-labels.ts'
import { labelOfRun } from './label-of-run.ts'
import { dated } from './sub-labels.ts'

/**
 * Captions that stood below their values: those that ask for something by themselves are labels, the others ('name', 'street')
 * only say which line of a block is which, and belong to its heading.
 */
export function withoutCaptions(layout: PageLayout, labels: readonly Label[]): Label[] {
  const captions = layout.runs.filter((run) => run.words.every(isLifted))
  if (captions.length === 0) return [...labels]
  const kept = labels.filter((l) => l.concept !== 'furniture' || ![...l.words].every(isLifted))
  const owned = new Set(kept.flatMap((l) => [...l.words]))
  for (const run of captions) {
    const heading = kept
      .filter((l) => l.box[1] < run.box[1] && l.box[0] < run.box[2] && ![...l.words].every(isLifted))
      .sort((a, b) => b.box[1] - a.box[1])[0]
    for (const word of run.words) if (!owned.has(word)) heading?.words.add(word)
  }
  return kept
}

const wordsOfDates = new Set(
  lexicons
    .flatMap((l) => l.dateWords)
    .flatMap((words) => words.split(' '))
    .map(bare),
)
const mostWords = 4

/** 'Ausgefertigt in | Linz | am | 23.11.2026', 'le' over '18/11/2026': a small word alone leads to the day of the place on its line. */
export function smallWordsOfDates(layout: PageLayout, labels: readonly Label[]): Label[] {
  const words = new Set(labels.flatMap((l) => [...l.words]))
  const places = labels.filter((l) => dated[l.concept])
  if (places.length === 0) return []
  return layout.runs.flatMap((run): Label[] => {
    if (run.words.length > mostWords || run.words.some((w) => words.has(w) && !isLifted(w))) return []
    const keys = run.words.map(({ text }) => bare(text)).filter(Boolean)
    if (keys.length === 0 || !keys.every((key) => wordsOfDates.has(key))) return []
    const [place] = places
      .filter((l) => sameLine(l.box, run.box) && l.box[2] <= run.box[0])
      .sort((a, b) => b.box[0] - a.box[0])
    const leadsToDay = layout.runs.some(
      (r) =>
        r !== run &&
        datesIn(textOf(r.words)).length === 1 &&
        ((sameLine(r.box, run.box) && r.box[0] >= run.box[2] - 1 && r.box[0] - run.box[2] < 8 * run.size) ||
          (Math.abs(r.box[0] - run.box[0]) < 3 &&
            r.box[1] >= run.box[3] - 1 &&
            r.box[1] - run.box[3] < run.size)),
    )
    const concept = place && dated[place.concept]
    return concept && leadsToDay ? [labelOfRun(run, layout, concept)] : []
  })
}

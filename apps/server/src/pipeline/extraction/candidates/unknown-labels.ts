import { sameLine } from '../geometry/box.ts'
import { type PageLayout, type Run, textOf } from '../geometry/runs.ts'
import { namesPart } from '../normalise/labelled-address.ts'
import type { Label } from './find-labels.ts'

/** So many known labels must stand in a column with their values in another before the column is believed. */
const enough = 3
/** Starts of lines nearer than this are one column. */
const sameStart = 2

interface Row {
  run: Run
  beside: Run
}

/**
 * A form that has its labels in one column and the values in the next: what else begins in the column of labels and
 * has a value beside it is a label too, though no lexicon knows it. It gives no value, and ends the one above it.
 */
export function unknownLabels(layout: PageLayout, labels: readonly Label[]): Label[] {
  const words = new Set(labels.flatMap((label) => [...label.words]))
  const isLabel = (run: Run) => run.words.some((w) => words.has(w))
  const rows = layout.runs.flatMap((run): Row[] => {
    if (run.region > 0) return []
    const beside = layout.runs
      .filter((r) => r !== run && r.region === 0 && r.box[0] > run.box[2] && sameLine(r.box, run.box))
      .sort((a, b) => a.box[0] - b.box[0])[0]
    return beside ? [{ run, beside }] : []
  })
  const known = rows.filter(({ run, beside }) => isLabel(run) && !isLabel(beside))
  return rows
    .filter(({ run, beside }) => {
      if (
        isLabel(run) ||
        isLabel(beside) ||
        run.words.length > 5 ||
        namesPart(textOf(run.words)) ||
        !/^\p{L}/u.test(run.words[0]?.text ?? '')
      )
        return false
      const alike = known.filter(
        (k) =>
          Math.abs(k.run.box[0] - run.box[0]) < sameStart &&
          Math.abs(k.beside.box[0] - beside.box[0]) < sameStart &&
          k.run.words[0]?.bold === run.words[0]?.bold,
      )
      return alike.length >= enough
    })
    .map(({ run }) => ({
      concept: 'furniture',
      page: layout.number,
      region: run.region,
      box: run.box,
      size: run.size,
      words: new Set(run.words),
      matches: [],
      colon: false,
      loose: false,
    }))
}

/** A heading set into the upper line of its frame belongs to what the frame holds. */
export function frameOf(label: Label, layout: PageLayout): number {
  if (label.region > 0) return label.region
  const below = layout.regions.at(label.box[0] + 1, label.box[3] + 0.6 * label.size)
  if (below === 0) return 0
  const top = layout.regions.box(below)[1]
  return top > label.box[1] - 1 && top < label.box[3] + 1 ? below : 0
}

import { sameLine } from '../../layout/box.ts'
import { type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { namesPart } from '../../values/address/labelled-address.ts'
import { phrase } from '../../words/phrases/index.ts'
import { labelsWithColons } from '../form-print/labels-with-colons.ts'
import { smallPrint } from '../form-print/small-print.ts'
import type { Label } from './find-labels.ts'
import { labelOfRun } from './label-of-run.ts'

/** More words are a sentence. */
const mostWords = 5
/** So many known labels must stand in a column with their values in another before the column is believed. */
const enough = 3
/** Starts of lines nearer than this are one column. */
const sameStart = 2

interface Row {
  run: Run
  beside: Run
}

/** Labels that no lexicon knows, by where they stand: they give no value, and end what stands above them. */
export function unknownLabels(layout: PageLayout, labels: readonly Label[]): Label[] {
  const found = [
    ...besideValues(layout, labels),
    ...numberedInBoxes(layout, labels),
    ...boldOverValues(layout, labels),
    ...labelsWithColons(layout, labels),
  ]
  return [...found, ...smallPrint(layout, [...labels, ...found])]
}

const codePattern = new RegExp(phrase('code'), 'i')

/** '12 Station' in small print within a box, above its own line: a form that no lexicon knows numbers its parts. */
function numberedInBoxes(layout: PageLayout, labels: readonly Label[]): Label[] {
  const words = new Set(labels.flatMap((label) => [...label.words]))
  return layout.runs.flatMap((run): Label[] => {
    const text = textOf(run.words)
    const numbered =
      /^\d{1,2}[.)]?\s\p{L}/u.test(text) && run.words.length <= mostWords && !codePattern.test(text)
    const own = labels.find((l) => l.region === run.region)
    if (run.region === 0 || !numbered || !own || run.words.some((w) => words.has(w))) return []
    const isPrint = Math.abs(run.size - own.size) < 0.08 * own.size
    const filled = layout.runs.some((r) => r.region === run.region && r.size > 1.2 * run.size)
    return isPrint && filled && run.box[1] > own.box[3] ? [labelOfRun(run, layout)] : []
  })
}

/**
 * A form that has its labels in one column and the values in the next: what else begins in the column of labels and
 * has a value beside it is a label too, though no lexicon knows it. It gives no value, and ends the one above it.
 */
function besideValues(layout: PageLayout, labels: readonly Label[]): Label[] {
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
        run.words.length > mostWords ||
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
      return alike.length >= enough && isColumnOfLabels(alike, beside)
    })
    .map(({ run }) => labelOfRun(run, layout))

  /** Not the column at the side of a page whose labels stand over their values, level with lines of a table now and then. */
  function isColumnOfLabels(known: readonly Row[], { box: [start] }: Run): boolean {
    const [first, last] = [known[0]?.run, known.at(-1)?.run]
    if (!first || !last) return false
    const lines = layout.runs.filter(
      ({ region, box }) =>
        region === 0 &&
        Math.abs(box[0] - first.box[0]) < sameStart &&
        box[1] >= first.box[1] &&
        box[3] <= last.box[3],
    )
    const filled = rows.filter(
      (row) => lines.includes(row.run) && Math.abs(row.beside.box[0] - start) < sameStart,
    )
    return filled.length * 2 >= lines.length
  }
}

/** A value stands no further below its heading, in heights of its type. */
const rightBelow = 0.9

/**
 * Small bold headings, each over its value in larger plain type: where so many are known, others set the same way are
 * headings too. They give no value, and end what stands above them.
 */
function boldOverValues(layout: PageLayout, labels: readonly Label[]): Label[] {
  const words = new Set(labels.flatMap((label) => [...label.words]))
  const isBold = (run: Run) => run.words.every((w) => w.bold)
  const headed = layout.runs.filter(
    (run) =>
      isBold(run) &&
      run.words.length <= mostWords &&
      !/\d/.test(textOf(run.words)) &&
      layout.runs.some(
        (value) =>
          !isBold(value) &&
          value.region === run.region &&
          Math.abs(value.box[0] - run.box[0]) < sameStart &&
          value.box[1] > run.box[1] + 0.5 * run.size &&
          value.box[1] - run.box[3] < rightBelow * run.size &&
          value.size > 1.1 * run.size,
      ),
  )
  const known = headed.filter((run) => run.words.some((w) => words.has(w)))
  const alike = (run: Run) => known.filter((k) => Math.abs(k.size - run.size) < 0.05 * run.size).length
  return headed
    .filter((run) => !run.words.some((w) => words.has(w)) && alike(run) >= enough)
    .map((run) => labelOfRun(run, layout))
}

/** A heading set into the upper line of its frame belongs to what the frame holds. */
export function frameOf(label: Label, layout: PageLayout): number {
  if (label.region > 0) return label.region
  const below = layout.regions.at(label.box[0] + 1, label.box[3] + 0.6 * label.size)
  if (below === 0) return 0
  const top = layout.regions.box(below)[1]
  return top > label.box[1] - 1 && top < label.box[3] + 1 ? below : 0
}

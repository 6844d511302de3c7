import { goodsConcepts } from '../../fields/concepts.ts'
import { sameLine, unite } from '../../layout/box.ts'
import { type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { spanOf } from '../../layout/span.ts'
import { hasLegalName } from '../../values/address/names/legal-forms.ts'
import type { Label } from '../labels/find-labels.ts'
import { labelOfRun } from '../labels/label-of-run.ts'

/** What was filled in is so much larger than the form's own print. */
const larger = 1.2
/** So many known labels must be printed in one size, each over something larger. */
const enough = 4
/** Sizes nearer than this, as a share, are one. */
const sameSize = 0.06
/** More words are a sentence, more lines small print about the company. */
const most = { words: 6, lines: 2 }

/**
 * Where a form prints its labels small and what was filled in stands larger below them, whatever else is printed so is a
 * label too, though no lexicon knows it: 'Riconsegna finale', 'TYPE OF MOVE'. It gives no value, and what stands below
 * it is its own.
 */
export function smallPrint(layout: PageLayout, labels: readonly Label[]): Label[] {
  const labelled = new Set(labels.flatMap((label) => [...label.words]))
  const free = layout.runs.filter((run) => !run.words.some((word) => labelled.has(word)))
  const size = printedIn(labels, free)
  if (size === undefined) return []
  const isPrint = (run: Run) => Math.abs(run.size - size) < sameSize * size
  const print = free.filter(isPrint)
  return print.flatMap((run): Label[] => {
    const above = linesAbove(run, print)
    const isLabel =
      [run, ...above].every(isWording) &&
      above.length < most.lines &&
      !isHeadingOfGoods(run, labels) &&
      (valueBelow(run, free) !== undefined || opensBox(run, layout))
    if (!isLabel) return []
    const whole = [...above, run]
    return [
      {
        ...labelOfRun(run, layout),
        words: new Set(whole.flatMap(({ words }) => words)),
        box: unite(whole.map(({ box }) => box)),
      },
    ]
  })
}

/** The size of the labels, where so many of them stand in one over something larger. */
function printedIn(labels: readonly Label[], free: readonly Run[]): number | undefined {
  const sizes = labels
    .filter((label) => !label.colon && valueBelow(label, free) !== undefined)
    .map(({ size }) => size)
    .sort((a, b) => a - b)
  const size = sizes[sizes.length >> 1]
  if (size === undefined) return undefined
  return sizes.filter((s) => Math.abs(s - size) < sameSize * size).length >= enough ? size : undefined
}

const valueBelow = ({ box, size, region }: Pick<Run, 'box' | 'size' | 'region'>, free: readonly Run[]) =>
  free.find(
    (run) =>
      run.region === region &&
      run.size > larger * size &&
      run.box[1] > box[1] + 0.5 * size &&
      run.box[1] - box[3] < run.size &&
      run.box[0] > box[0] - size &&
      run.box[0] < box[0] + 2.5 * run.size,
  )

/** '8 Absenderreferenz / Vertrags-Nr.': words, after the number of a box at most. */
const isWording = ({ words }: Run) => {
  const text = textOf(words)
  return (
    words.length <= most.words &&
    /^(?:\(?\d{1,2}[.)]?\s)?\p{L}{2}/u.test(text) &&
    !/\d|@/.test(text.replace(/^\(?\d{1,2}[.)]?\s|\s\d{1,2}(?=\s\p{L})/gu, '')) &&
    !/[.,;]\s?$/.test(text.replace(/\p{L}\.$/u, '')) &&
    !hasLegalName(spanOf(words))
  )
}

function linesAbove(run: Run, print: readonly Run[]): Run[] {
  const above = print.find(
    (other) =>
      other.region === run.region &&
      Math.abs(other.box[0] - run.box[0]) < run.size &&
      other.box[1] < run.box[1] - 0.5 * run.size &&
      run.box[1] - other.box[3] < 0.5 * run.size,
  )
  return above ? [...linesAbove(above, print), above] : []
}

/** Level with the headings of goods it is one of them, and has its own way of being named. */
const isHeadingOfGoods = (run: Run, labels: readonly Label[]) =>
  labels.filter((label) => goodsConcepts.has(label.concept) && sameLine(label.box, run.box)).length > 1

const opensBox = (run: Run, { runs }: PageLayout) =>
  run.region > 0 &&
  runs.every((other) => other === run || other.region !== run.region || other.box[1] > run.box[1] + 1)

import { addressees } from '../../../fields/concepts.ts'
import { overlapX } from '../../../layout/box.ts'
import { inLines } from '../../../layout/lines.ts'
import { type PageLayout, type Run, textOf } from '../../../layout/runs.ts'
import type { Label } from '../../labels/find-labels.ts'
import { labelOfRun } from '../../labels/label-of-run.ts'

const fewestHeads = 3
const mostWords = 4
/** So many lines below, each with a text and so many figures right under the headings, are rows of a table. */
const fewestRows = 2
const fewestNumbers = 2
/** From the headings to their first row, and within so many lines below them, in heights of type. */
const farthest = { row: 4, lines: 8 }

const isHead = ({ words }: Run) => {
  const text = textOf(words)
  return words.length <= mostWords && /^[\p{L}#№(]/u.test(text) && !/[\d:]/.test(text) && text.length > 1
}
const isNumber = ({ words }: Run) => /^\d[\d.,'’ ]*(?:\s?\p{L}{1,4}\.?)?$/u.test(textOf(words))
const isText = ({ words }: Run) => /\p{L}{4}/u.test(textOf(words))

/**
 * The headings of a table though no lexicon knows one of them: words side by side, and below them lines that each have a
 * text and figures under some of them. What the columns hold is told by their cells.
 */
export function unknownHeadings(layout: PageLayout, labels: readonly Label[]): Label[] {
  const lines = inLines(layout.runs)
  for (const [at, line] of lines.entries()) {
    const [first] = line
    if (!first || line.length < fewestHeads || !line.every(isHead)) continue
    const isOfParties = labels.some(
      (label) =>
        addressees.has(label.concept) && line.some((run) => run.words.some((w) => label.words.has(w))),
    )
    const below = lines.slice(at + 1, at + 1 + farthest.lines).filter((own) => isRow(own, line))
    const nearest = below[0]?.[0]
    const isNear = nearest !== undefined && nearest.box[1] - first.box[3] < farthest.row * first.size
    if (!isOfParties && isNear && below.length >= fewestRows)
      return line.map((run) => {
        const known = labels.find((label) => run.words.every((word) => label.words.has(word)))
        return known ?? labelOfRun(run, layout)
      })
  }
  return []
}

/** A text under one heading, and figures under others. */
function isRow(line: readonly Run[], heads: readonly Run[]): boolean {
  const under = (test: (run: Run) => boolean) =>
    heads.filter((head) => line.some((run) => test(run) && overlapX(run.box, head.box) > 0)).length
  return under(isNumber) >= fewestNumbers && under(isText) >= 1
}

import { sameLine, unite } from '../../layout/box.ts'
import { type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { namesPart } from '../../values/address/labelled-address.ts'
import { isContactLine } from '../../values/address/names/contacts.ts'
import type { Label } from '../labels/find-labels.ts'
import { labelOfRun } from '../labels/label-of-run.ts'

/** So many known labels of one start, each with a colon and its value behind, make a column of them. */
const enough = 2
const sameStart = 2
const mostWords = 4
/** A row of the column stands no further from the next one, in heights of type. */
const nextRow = 8

/**
 * 'TERMOGRAFO....: TT-88120' below 'MATRICULA....: ' and 'PRECINTO....: ': in a column of labels with colons another word
 * with one is a label too, though no lexicon knows it. It gives no value, and ends what stands above it.
 */
export function labelsWithColons(layout: PageLayout, labels: readonly Label[]): Label[] {
  const labelled = new Set(labels.flatMap((label) => [...label.words]))
  const known = labels.filter(
    (label) =>
      label.colon &&
      layout.runs.some(
        (run) => sameLine(run.box, label.box) && run.words.some((word) => word.box[0] > label.box[2] - 1),
      ),
  )
  return layout.runs.flatMap((run): Label[] => {
    const words = leadOf(run)
    if (!words || words.some((word) => labelled.has(word))) return []
    const alike = known.filter(
      ({ box, region, size }) =>
        region === run.region &&
        Math.abs(box[0] - run.box[0]) < sameStart &&
        Math.abs(box[1] - run.box[1]) < nextRow * size,
    )
    if (alike.length < enough) return []
    const box = unite(words.map((word) => word.box))
    return [{ ...labelOfRun(run, layout), words: new Set(words), box, colon: true }]
  })
}

/** The words up to the colon, where these may be a label. */
function leadOf({ words }: Run): Run['words'] | undefined {
  const at = words.findIndex(({ text }) => /:$/.test(text))
  const lead = words.slice(0, at + 1)
  const text = textOf(lead)
  const isWording = at >= 0 && at < mostWords && /^\p{Lu}[\p{L} .'’/()-]+\.*:$/u.test(text)
  return isWording && !namesPart(text) && !isContactLine(text) ? lead : undefined
}

import { unite } from '../../layout/box.ts'
import type { PageLayout, Run } from '../../layout/runs.ts'
import type { Label } from '../labels/find-labels.ts'

/** Words before the label that a heading may have. */
const mostBefore = 5
const stroke = /^[·•|–—/-]$/u

/** 'À QUI · DESTINATAIRE (CASE 2)': where a stroke leads to a label that ends the line, the whole line is the heading. */
export function headingsOfLines(labels: readonly Label[], { runs }: PageLayout): Label[] {
  return labels.map((label) => {
    const run = runs.find((r) => r.words.some((word) => label.words.has(word)))
    const before = run && wordsBefore(run, label, labels)
    if (!before) return label
    const words = new Set([...before, ...label.words])
    return { ...label, words, box: unite([...words].map(({ box }) => box)) }
  })
}

function wordsBefore(run: Run, label: Label, labels: readonly Label[]): Run['words'] | undefined {
  const at = run.words.findIndex((word) => label.words.has(word))
  const before = run.words.slice(0, at)
  const isHeading =
    at > 1 &&
    at <= mostBefore + 1 &&
    stroke.test(before.at(-1)?.text ?? '') &&
    run.words.slice(at).every((word) => label.words.has(word)) &&
    before.every((word) => !labels.some((l) => l.words.has(word)) && !/\d/.test(word.text))
  const isSet =
    run.words.every((word) => word.bold) || run.words.every(({ text }) => text === text.toUpperCase())
  return isHeading && isSet && !label.colon ? before : undefined
}

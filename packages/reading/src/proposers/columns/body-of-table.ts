import { overlapX } from '../../layout/box.ts'
import { inLines } from '../../layout/lines.ts'
import type { Run } from '../../layout/runs.ts'
import type { Label } from '../labels/find-labels.ts'

/** So many lines with a cell in several columns show what the columns hold; what ends them is looked for below. */
const fewestRows = 2
const fewestWords = 5

/** The lines below the headings as far as the first sentence, which is set across the columns and tells nothing of them. */
export function bodyOfTable(runs: readonly Run[], header: readonly Label[]): Run[][] {
  const lines = inLines(runs)
  let rows = 0
  const end = lines.findIndex((line) => {
    if (rows >= fewestRows && isSentence(line, header)) return true
    if (line.length > 1) rows++
    return false
  })
  return end < 0 ? lines : lines.slice(0, end)
}

const isSentence = ([run, ...others]: readonly Run[], header: readonly Label[]) =>
  run !== undefined &&
  others.length === 0 &&
  run.words.length >= fewestWords &&
  header.filter((label) => overlapX(label.box, run.box) > 0).length >= 2

import { middleX, middleY, overlapX } from '../../../layout/box.ts'
import type { Box, Word } from '../../../layout/pages.ts'
import type { PageLayout } from '../../../layout/runs.ts'

/** A stroke that typists draw across the whole table is a line of the form. */
const widest = 0.4
/** From the stroke to the sum below it, in heights of type. */
const rightBelow = 1.2

interface TypedLine {
  cells: ReadonlyMap<unknown, Word[]>
}

/** '-------' typed below a column of numbers, not below its heading: what stands right below the stroke is their sum. */
export function strokesIn({ runs }: PageLayout, body: Box): (line: TypedLine) => boolean {
  const words = runs.flatMap((run) => run.words)
  const figures = words.filter(({ text, box }) => middleY(box) > body[1] && /^\d/.test(text))
  const strokes = words
    .filter(
      ({ text, box }) =>
        /^[-=_]{2,}$/.test(text) &&
        box[2] - box[0] < widest * (body[2] - body[0]) &&
        middleY(box) > body[1] &&
        middleY(box) < body[3] &&
        middleX(box) > body[0] &&
        middleX(box) < body[2],
    )
    .filter((stroke) => figures.some(({ box }) => box[3] < stroke.box[3] && overlapX(stroke.box, box) > 0))
  const isBelow = ({ text, box }: Word) =>
    /^\d/.test(text) &&
    strokes.some((stroke) => {
      const down = box[1] - stroke.box[3]
      const height = box[3] - box[1]
      return overlapX(stroke.box, box) > 0 && down > -0.6 * height && down < rightBelow * height
    })
  return (line) => strokes.length > 0 && [...line.cells.values()].some((words) => words.some(isBelow))
}

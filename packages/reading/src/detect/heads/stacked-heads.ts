import { sameLine, unite } from '../../layout/box.ts'
import type { PageLayout, Run } from '../../layout/runs.ts'

/** Words of a heading over two lines; more are text. */
const mostWords = 6
/** From one line of a heading to the next, and how far their edges or middles may lie apart, in heights of type. */
const stack = { down: 1.2, aside: 0.6 }

/** 'Delivery' over 'Note', 'Dangerous Goods' over 'Declaration': a heading that was set over two lines, as one. */
export function stackedHeads(layout: PageLayout, isLarge: (run: Run) => boolean): Run[] {
  const large = layout.runs.filter((run) => run.words.length <= mostWords && isLarge(run))
  return large.flatMap((upper) => {
    const lower = large.find((run) => isBelow(upper, run))
    if (!lower) return []
    return [{ ...upper, words: [...upper.words, ...lower.words], box: unite([upper.box, lower.box]) }]
  })
}

function isBelow(upper: Run, lower: Run): boolean {
  const { size } = upper
  const gap = lower.box[1] - upper.box[3]
  const middle = ({ box }: Run) => (box[0] + box[2]) / 2
  const apart = Math.min(
    Math.abs(lower.box[0] - upper.box[0]),
    Math.abs(lower.box[2] - upper.box[2]),
    Math.abs(middle(lower) - middle(upper)),
  )
  return (
    lower !== upper &&
    lower.region === upper.region &&
    Math.abs(lower.size - size) < 0.15 * size &&
    gap > -0.5 * size &&
    gap < stack.down * size &&
    apart < stack.aside * size
  )
}

/** Two blanks of a typewriter, in heights of its type. */
const twoBlanks = 1.5

/** 'PACKING  LIST': in a typed heading two blanks part words, not columns. */
export function typedWide({ page, runs }: PageLayout): Run[] {
  if (!page.synthetic) return []
  const head = runs.filter((run) => run.words.length <= 2 && run.box[1] < 0.4 * page.height)
  return head.flatMap((left) => {
    const right = head.find(
      ({ box }) =>
        sameLine(box, left.box) && box[0] > left.box[2] && box[0] - left.box[2] < twoBlanks * left.size,
    )
    if (!right) return []
    return [{ ...left, words: [...left.words, ...right.words], box: unite([left.box, right.box]) }]
  })
}

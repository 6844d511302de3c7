import { goodsConcepts } from '../../fields/concepts.ts'
import { overlapY } from '../../layout/box.ts'
import type { Box } from '../../layout/pages.ts'
import type { PageLayout } from '../../layout/runs.ts'
import type { Label } from './find-labels.ts'

/** From a label to the frame of its value, in heights of type. */
const NEAR = { above: 1.2, beside: 2.5 }
/** A frame that is taller holds a table or a text. */
const TALLEST = 14

/** A frame around the value alone, its label above or beside it, outside: the label belongs to that frame. */
export function bindToFrames(labels: readonly Label[], layout: PageLayout): void {
  const inside = new Set(labels.map(({ region }) => region))
  const frames = new Map<number, Label[]>()
  for (const label of labels) {
    // What stands over a framed table heads a column of it.
    const isOpen = label.region === 0 && label.concept !== 'furniture' && !goodsConcepts.has(label.concept)
    const frame = isOpen ? frameNear(label, layout) : 0
    if (frame > 0 && !inside.has(frame)) frames.set(frame, [...(frames.get(frame) ?? []), label])
  }
  for (const [frame, [label, ...others]] of frames) if (label && others.length === 0) label.region = frame
}

function frameNear({ box, size }: Label, layout: PageLayout): number {
  const at = (x: number, y: number, isOwn: (frame: Box) => boolean) => {
    const region = layout.regions.at(x, y)
    if (region === 0) return 0
    const frame = layout.regions.box(region)
    return frame[3] - frame[1] < TALLEST * size && isOwn(frame) ? region : 0
  }
  const below = at(
    box[0] + size,
    box[3] + NEAR.above * size,
    (frame) => frame[1] > box[1] && Math.abs(frame[0] - box[0]) < 2 * size,
  )
  if (below > 0) return below
  return at(
    box[2] + NEAR.beside * size,
    (box[1] + box[3]) / 2,
    (frame) =>
      frame[0] > box[2] - 1 && overlapY(frame, box) > 0.5 * (box[3] - box[1]) && frame[1] > box[1] - 2 * size,
  )
}

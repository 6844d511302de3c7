import { overlapX, sameLine, unite } from '../layout/box.ts'
import { type Span, spanOf } from '../layout/span.ts'
import type { TaggedLine } from './tagged-lines.ts'

/** Distances in heights of type up to which lines of an address, and of a description, belong together. */
const ADDRESS = 2.5
const DESCRIPTION = 1.2

export const fromTop = (lines: readonly TaggedLine[]): TaggedLine[] =>
  lines.toSorted((a, b) => a.page - b.page || a.box[1] - b.box[1] || a.box[0] - b.box[0])

/** Lines below and beside each other, each group an address. */
export function addressBlocks(lines: readonly TaggedLine[]): TaggedLine[][] {
  const blocks: TaggedLine[][] = []
  for (const line of fromTop(lines)) {
    const block = blocks.find((one) => {
      const last = one.at(-1) as TaggedLine
      const isBelow =
        overlapX(unite(one.map(({ box }) => box)), line.box) > 0 &&
        line.box[1] - last.box[3] < ADDRESS * line.run.size
      return last.page === line.page && (isBelow || sameLine(last.box, line.box))
    })
    if (block) block.push(line)
    else blocks.push([line])
  }
  return blocks
}

/** A description goes on in the lines right below it, up to the next one that stands beside a count. */
export function descriptions(lines: readonly TaggedLine[], counts: readonly TaggedLine[]): TaggedLine[][] {
  const isCounted = (line: TaggedLine) =>
    counts.some((count) => count.page === line.page && sameLine(count.box, line.box))
  const found: TaggedLine[][] = []
  const anyCounted = lines.some(isCounted)
  for (const line of fromTop(lines)) {
    const last = found.at(-1)?.at(-1)
    const isBeside = last !== undefined && sameLine(last.box, line.box)
    const isNear =
      last?.page === line.page &&
      line.box[1] - last.box[3] < DESCRIPTION * line.run.size &&
      (isBeside || overlapX(last.box, line.box) > 0)
    if (isNear && (isBeside || !anyCounted || !isCounted(line))) found.at(-1)?.push(line)
    else found.push([line])
  }
  return found
}

/** What stands on one line together, as text. */
export function spansOf(block: readonly TaggedLine[]): Span[] {
  const lines: TaggedLine[][] = []
  for (const one of block) {
    const line = lines.find(([first]) => first && sameLine(first.box, one.box))
    if (line) line.push(one)
    else lines.push([one])
  }
  return lines.map((line) =>
    spanOf(line.toSorted((a, b) => a.box[0] - b.box[0]).flatMap(({ words }) => words)),
  )
}

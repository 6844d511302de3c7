import { overlapX, sameLine } from '../layout/box.ts'
import type { Run } from '../layout/runs.ts'

/** The lines of text around one. */
export interface LinesAround {
  left: Run | undefined
  right: Run | undefined
  /** In the same column, nearest first. */
  above: Run[]
  below: Run | undefined
  /** How many others stand on the same line. */
  beside: number
}

export function linesAround(run: Run, runs: readonly Run[]): LinesAround {
  const found: LinesAround = { left: undefined, right: undefined, above: [], below: undefined, beside: 0 }
  for (const other of runs) {
    if (other === run) continue
    if (sameLine(other.box, run.box)) takeBeside(found, other, run)
    else if (overlapX(other.box, run.box) > 0) {
      if (other.box[1] < run.box[1]) found.above.push(other)
      else if (!found.below || other.box[1] < found.below.box[1]) found.below = other
    }
  }
  found.above.sort((a, b) => b.box[1] - a.box[1])
  return found
}

function takeBeside(found: LinesAround, other: Run, run: Run): void {
  found.beside++
  if (other.box[0] < run.box[0]) {
    if (!found.left || other.box[0] > found.left.box[0]) found.left = other
  } else if (!found.right || other.box[0] < found.right.box[0]) found.right = other
}

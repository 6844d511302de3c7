import { overlapX, sameLine, unite } from '../../layout/box.ts'
import type { Run } from '../../layout/runs.ts'
import type { Label } from '../labels/find-labels.ts'

/** Starts of lines nearer than this are one column. */
const sameStart = 2.5
/** Between two columns is more room than between words, in heights of type. */
const columnGap = 2
/** So many lines with one start are a block of their own. */
const fewestLines = 2

/**
 * The block right below a label, without the one that stands beside it: the recipient's address under 'Ship to:', and the
 * buyer's, which has no label, level with it.
 */
export function ownColumn(all: readonly Run[], { box, region, colon }: Label): Run[] {
  if (region > 0) return [...all]
  const pieces = colon ? all : besideLabel(all, box)
  const below = pieces.filter((p) => p.box[1] > box[1] + 0.5 * p.size)
  const own = below.filter((p) => Math.abs(p.box[0] - box[0]) < 3 * p.size)
  if (own.length < fewestLines) return [...pieces]
  const right = Math.max(...own.map((p) => p.box[2]))
  const beside = pieces.filter((p) => p.box[0] > right + columnGap * p.size)
  const isBlock = (p: Run) =>
    beside.filter((other) => Math.abs(other.box[0] - p.box[0]) < sameStart).length >= fewestLines
  return pieces.filter((p) => !beside.includes(p) || !isBlock(p))
}

/** Lines of one paragraph stand nearer than this, in heights of type. */
const nextLine = 0.9

/** 'HAULIER   Nephin Haulage' and, a blank line below, text under 'HAULIER': where values stand beside their labels it is another's. */
function besideLabel(pieces: readonly Run[], box: Label['box']): Run[] {
  const value = pieces.find((p) => sameLine(p.box, box) && p.box[0] > box[2] - 1)
  if (!value) return [...pieces]
  let foot = Math.max(value.box[3], box[3])
  const apart = pieces
    .toSorted((a, b) => a.box[1] - b.box[1])
    .find((p) => {
      const isBelow = p.box[1] > box[1] + 0.5 * p.size
      const isUnderLabel = isBelow && Math.abs(p.box[0] - box[0]) < sameStart
      if (isUnderLabel && p.box[1] - foot > nextLine * p.size) return true
      foot = Math.max(foot, p.box[3])
      return false
    })
  return apart ? pieces.filter((p) => p.box[1] < apart.box[1] - 0.5 * apart.size) : [...pieces]
}

/** A value behind its label on one line stands so close, in heights of type; then what is below is not its. */
const closeBehind = 2
/** From a label to its value right below it, in heights of type. */
const rightBelow = 1.5

/** The one value below a label, without what stands beside it under no label: a customer's number level with an invoice's. */
export function rightUnder(pieces: readonly Run[], { box, region, colon, words }: Label): Run[] {
  if (region > 0 || colon) return [...pieces]
  const size = Math.max(...[...words].map((w) => w.box[3] - w.box[1]))
  const level = pieces.filter((p) => sameLine(p.box, box) && p.box[0] >= box[2] - 1)
  if (level.some((p) => p.box[0] - box[2] < closeBehind * size)) return level
  const own = pieces.filter(
    (p) =>
      Math.abs(p.box[0] - box[0]) < sameStart &&
      p.box[1] > box[1] + 0.5 * size &&
      p.box[1] - box[3] < rightBelow * size,
  )
  return own.length > 0
    ? pieces.filter((p) => overlapX(p.box, unite([box, own[0]?.box ?? box])) > 0)
    : [...pieces]
}

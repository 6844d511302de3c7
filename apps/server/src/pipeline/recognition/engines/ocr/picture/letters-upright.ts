import type { Ink } from './find-ink.ts'
import { findMarks } from './find-marks.ts'
import { isLetter } from './find-pose.ts'

/** A mark that is so much higher than wide is; of upright figures sixty in a hundred do, and hardly one lies. */
const NARROW = 1.25
const MOSTLY = 0.6
const FAR_MORE = 5

/**
 * Whether nearly all marks are higher than wide. Columns of figures make better lines than their rows do, and seem to
 * run down the page; but figures are apart, and their shape shows that they are upright. Letters that touch show nothing.
 */
export function lettersAreUpright(ink: Ink): boolean {
  const letters = findMarks(ink).filter((mark) => isLetter(mark, ink.dpi))
  let [standing, lying] = [0, 0]
  for (const { left, top, right, bottom } of letters) {
    const [across, down] = [right - left, bottom - top]
    if (down >= NARROW * across) standing++
    else if (across >= NARROW * down) lying++
  }
  return letters.length > 0 && standing >= MOSTLY * letters.length && standing >= FAR_MORE * lying
}

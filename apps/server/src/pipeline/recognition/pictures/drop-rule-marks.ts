import type { Rule, Word } from '../recognised.ts'

/** Signs that a piece of a drawn line is taken for. */
const LINE_SIGNS = /^[-–—_=~.|!¦Il[\]'"«»¬:;]+$/u
/** Nobody types these by themselves: pieces of a double line, of a dashed one, of a corner. */
const NEVER_TYPED = /^(?:[=_~¦]|(?=.*[=|¦_~])[=|¦_~-]{2,})$/u
const BAR = /^[|¦]$/u
/** In heights of the bar: what it parts is no farther off. */
const BESIDE = 1.5
/** Points between a word's middle and a line that it may have been read from. */
const NEAR = 3

/**
 * Words without those that are pieces of ruled lines, read as dashes and bars: they are between a box's number and its
 * title, and part them.
 * @param words level and upright, as are the rules
 */
export function dropRuleMarks(words: readonly Word[], rules: readonly Rule[]): Word[] {
  return words.filter((word) => {
    if (!LINE_SIGNS.test(word.text)) return true
    if (NEVER_TYPED.test(word.text) || (BAR.test(word.text) && !parts(word, words))) return false
    return !rules.some((rule) => liesOn(word, rule))
  })
}

/** A bar that was typed is between two words; the frame of a box beside or below one. */
function parts(bar: Word, words: readonly Word[]): boolean {
  const [left, top, right, bottom] = bar.box
  const reach = BESIDE * (bottom - top)
  const onLine = words.filter(({ box }) => (box[1] + box[3]) / 2 > top && (box[1] + box[3]) / 2 < bottom)
  const isBefore = onLine.some(({ box }) => box[2] <= right && box[2] > left - reach && box[0] < left)
  return isBefore && onLine.some(({ box }) => box[0] >= left && box[0] < right + reach && box[2] > right)
}

function liesOn({ box: [left, top, right, bottom] }: Word, [x0, y0, x1, y1]: Rule): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const isAcross = x1 - x0 > y1 - y0
  // The mark of a line that a title interrupts is where the drawn line ends.
  return isAcross
    ? Math.abs(y - (y0 + y1) / 2) < NEAR && right > x0 - 2 * NEAR && left < x1 + 2 * NEAR
    : Math.abs(x - (x0 + x1) / 2) < NEAR && bottom > y0 - 2 * NEAR && top < y1 + 2 * NEAR
}

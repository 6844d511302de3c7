import type { Rule, Word } from '../recognised.ts'

/** Signs that a piece of a drawn line is taken for. */
const LINE_SIGNS = /^[-–—_=~.|!¦Il[\]'"«»¬:;]+$/u
/** Points between a word's middle and a line that it may have been read from. */
const NEAR = 3

/**
 * Words without those that are pieces of ruled lines, read as dashes and bars: they stand between a box's number and its
 * title, and part them.
 * @param words level and upright, as are the rules
 */
export function dropRuleMarks(words: readonly Word[], rules: readonly Rule[]): Word[] {
  return words.filter((word) => !LINE_SIGNS.test(word.text) || !rules.some((rule) => liesOn(word, rule)))
}

function liesOn({ box: [left, top, right, bottom] }: Word, [x0, y0, x1, y1]: Rule): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const isAcross = x1 - x0 > y1 - y0
  // The mark of a line that a title interrupts stands where the drawn line ends.
  return isAcross
    ? Math.abs(y - (y0 + y1) / 2) < NEAR && right > x0 - 2 * NEAR && left < x1 + 2 * NEAR
    : Math.abs(x - (x0 + x1) / 2) < NEAR && bottom > y0 - 2 * NEAR && top < y1 + 2 * NEAR
}

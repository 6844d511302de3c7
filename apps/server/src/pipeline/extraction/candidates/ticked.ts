/** A box that is ticked, and one that is not, as they are printed or typed. */
const ticked = String.raw`(?<![\p{L}\d])[xX]\s?[☐□▢◻]|[☒☑✓✔✗✘⊠■◼●⦿◉🗹🗷]|[[(]\s?[xX✓✔✗✘*]\s?[\])]|(?<![\p{L}\d])[xX]\s?[-–](?=\s?\p{L})`
const open = String.raw`[☐□▢◻○◯]|[[(]\s?_?\s?[\])]|(?:\.{3,}|…+|_{2,})(?=\s?\p{L})`
const mark = new RegExp(`${ticked}|${open}`, 'gu')
/** 'X - FRANCO': a letter typed before the choice. */
const typedBefore = /^x\s?[-–]$/iu
const isTicked = new RegExp(`^(?:${ticked}|[xX]\\s?[-–]$)`, 'u')

/**
 * Of choices with a box to tick each, those that are ticked: '☒ carriage paid ☐ carriage forward'. Undefined where
 * nothing is there to tick.
 */
export function tickedIn(text: string): string[] | undefined {
  const marks = [...text.matchAll(mark)]
  if (marks.length === 0) return undefined
  const before = (marks[0]?.index ?? 0) < 2 || marks.some(([text]) => typedBefore.test(text))
  return marks.flatMap((found, i) => {
    const end = found.index + found[0].length
    const last = marks[i - 1]
    const choice = before
      ? text.slice(end, marks[i + 1]?.index ?? text.length)
      : text.slice(last ? last.index + last[0].length : 0, found.index)
    return isTicked.test(found[0]) ? [choice.trim()] : []
  })
}

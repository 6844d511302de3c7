/** A box that is ticked, and one that is not, as they are printed or typed. */
const ticked = String.raw`(?<![\p{L}\d])[xX]\s?[☐□▢◻❑❏❒]|[☐□▢◻❑❏❒]\s?[xX](?=\s\p{L}|\s*$)|[☒☑✓✔✗✘⊠■◼●⦿◉🗹🗷]|[[(]\s?[xX✓✔✗✘*]\s?[\])]|(?<![\p{L}\d])[xX]\s?[-–](?=\s?\p{L})`
const open = String.raw`[☐□▢◻❑❏❒○◯]|[[(]\s?_?\s?[\])]|(?:\.{3,}|…+|_{2,})(?=\s?\p{L})`
const mark = new RegExp(`${ticked}|${open}`, 'gu')
/** 'X - FRANCO': a letter typed before the choice. */
const typedBefore = /^x\s?[-–]$/iu
const isTicked = new RegExp(`^(?:${ticked}|[xX]\\s?[-–]$)`, 'u')

/** 'X betales av avsender _ betales av mottaker': typed in front of both. */
const typedTick = /(?<!\S)[xX_](?=\s\p{L})/gu
const typedTicks = /(?<!\S)(?:[xX]\s\p{L}.*\s_|_\s\p{L}.*\s[xX])\s\p{L}/u

/**
 * Of choices with a box to tick each, those that are ticked: '☒ carriage paid ☐ carriage forward'. Undefined where
 * nothing is there to tick. `isChoice` knows a choice from what leads to them.
 */
export function tickedIn(written: string, isChoice?: (text: string) => boolean): string[] | undefined {
  const text = typedTicks.test(written)
    ? written.replace(typedTick, (sign) => (sign === '_' ? '☐' : '☒'))
    : written
  const marks = [...text.matchAll(mark)]
  const [first] = marks
  if (!first) return undefined
  const last = marks.at(-1) ?? first
  // 'Rahdin maksu ☐ Vapaa ☒ Ei-vapaa': what leads is no choice, and behind the last mark is one.
  const isLed =
    isChoice !== undefined &&
    !isChoice(text.slice(0, first.index)) &&
    isChoice(text.slice(last.index + last[0].length))
  const before = first.index < 2 || isLed || marks.some(([sign]) => typedBefore.test(sign))
  return marks.flatMap((found, i) => {
    const end = found.index + found[0].length
    const last = marks[i - 1]
    const choice = before
      ? text.slice(end, marks[i + 1]?.index ?? text.length)
      : text.slice(last ? last.index + last[0].length : 0, found.index)
    return isTicked.test(found[0]) ? [choice.trim()] : []
  })
}

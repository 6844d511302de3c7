import { datesIn } from '../../values/dates.ts'

export interface WrittenNumber {
  text: string
  at: number
}

const noDay = String.raw`(?!(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|(?:19|20)\d{2})|(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2})(?![\d/.-]))`
const noPage = String.raw`(?!\d{1,2}\/\d{1,2}(?![\d/]))`
const ends = String.raw`(?=[.,;)\]|]?(?:\s|$))`
/** 'FGS-EX-0318', '026', '26/10774'. */
const group = String.raw`(?=[^\s\d]{0,12}\d)[\p{Lu}\d]+(?:[./_-][\p{Lu}\d]+)*${ends}`
/** 'GHL-M', 'CFM', 'IT –': letters ahead of the figures. */
const lead = String.raw`\p{Lu}{1,5}(?:[-/]\p{Lu}{1,5}){0,2}(?:\s[/–-])?\s`
/** Further groups begin with figures, or with a letter or two by themselves; a day or '1/2' is none. */
const further = String.raw`(?:\s[/–-])?\s(?:\p{Lu}{1,2}\s)?(?=\d{2})${noDay}${noPage}${group}`
const shape = new RegExp(
  String.raw`^\s*(?<value>(?:${lead})?${noDay}${group}(?:${further}){0,4}(?:\s\/\s\p{Lu}{1,3}${ends})?)`,
  'u',
)
const longest = 35

/**
 * A number as offices write it, from a place of a text: groups of figures ('5 510 774'), letters ahead ('GHL-M 026 7714'),
 * strokes with blanks ('CKZ 2026 / 04418'); undefined where fewer than `fewest` figures stand there, or a day does.
 */
export function numberAt(text: string, from: number, fewest = 3): WrittenNumber | undefined {
  const match = shape.exec(text.slice(from))
  const value = match?.groups?.value
  if (!match || !value || value.length > longest || value.replace(/\D/g, '').length < fewest) return undefined
  const isDay = datesIn(value).some(({ at, asWritten }) => at === 0 && asWritten === value)
  return isDay ? undefined : { text: value, at: from + match[0].length - value.length }
}

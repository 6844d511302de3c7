import { addressParts, type Part } from '../../fields/parts.ts'
import { cut, joinSpans, type Span } from '../../layout/span.ts'
import { partNamed } from '../../values/address/labelled-address.ts'
import { isContactLine } from '../../values/address/names/contacts.ts'
import { countryByName } from '../../values/address/places/countries.ts'
import type { Understanding } from '../candidate.ts'

/** 'Nazwa: … Adres: … Tel.: …': the words before each colon, with those of the value before. */
const beforeColon = /\p{L}[\p{L}\p{N}.°/'’-]*(?:\s(?:\(\d\)|[\p{L}\p{N}.°/'’()-]+)){0,4}\s?:(?!\d)/gu

export interface Field {
  /** What stands before the colon. */
  key: string
  part: Part | undefined
  /** What stands behind the colon, line by line. */
  values: Span[]
}

/** The lines that name a party within a box: those of its fields, where it has them, else all to the first other field. */
export function partyLines(all: readonly Span[]): Span[] {
  // What the heading asks for last is the number of a register: 'Reg. No: E95955017'.
  const lines = all[0] && registerNumber.test(all[0].text) ? all.slice(1) : all
  const { fields, before } = fieldsIn(lines)
  const named = fields.filter(
    ({ part, values }) => (part === 'name' || addressParts.has(part)) && values.length > 0,
  )
  if (named.some(({ part }) => part === 'name'))
    return named.flatMap(({ part, values }) => (part === 'street' ? linesOfAddress(values) : values))
  const contact = before.findIndex(({ text }) => isContactLine(text))
  return contact < 0 ? before : before.slice(0, contact)
}

/** 'Hull, HU5 1SN, United' and 'Kingdom' below it. */
function endsCountry(above: Span, line: Span): boolean {
  const last = above.text.split(/,\s+/).at(-1) ?? ''
  return countryByName(last) === undefined && countryByName(`${last} ${line.text}`) !== undefined
}

const registerNumber = /^(?=.*\d{4})[A-Z\d][A-Z\d./-]{4,20}$/u

/** A new line of the box goes on with the address, unless its town was begun on the line above: '4910 Ried im'. */
function linesOfAddress(lines: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const begun = above && /,$|,\s(?:[A-Z]{1,2}-)?\d[\d -]{2,8}(?:\s.*)?$/u.test(above.text)
    if (above && (begun || endsCountry(above, line))) joined[joined.length - 1] = joinSpans([above, line])
    else joined.push(line)
  }
  return joined.map(trimmed)
}

/** The fields of a box, and the lines before the first of them. */
export function fieldsIn(lines: readonly Span[]): { fields: Field[]; before: Span[] } {
  const fields: Field[] = []
  const before: Span[] = []
  for (const line of lines) {
    const keys = [...line.text.matchAll(beforeColon)].map(keyIn)
    const ahead = cut(line, 0, keys[0]?.from ?? line.text.length)
    const tickless = cut(ahead, /^[☐☒☑\s]*/u.exec(ahead.text)?.[0].length ?? 0)
    if (tickless.text !== '') (fields.at(-1)?.values ?? before).push(tickless)
    keys.forEach(({ part, from, end }, at) => {
      const value = trimmedDash(cut(line, end, keys[at + 1]?.from ?? line.text.length))
      fields.push({ key: line.text.slice(from, end), part, values: value.text === '' ? [] : [value] })
    })
  }
  return { fields, before }
}

const trimmed = (value: Span): Span => cut(value, 0, value.text.replace(/[\s,;–—-]+$/u, '').length)
const trimmedDash = (value: Span): Span => cut(value, 0, value.text.replace(/[\s–—-]+$/u, '').length)

/**
 * The longest end of the words that names a part of an address; else all of them at the beginning of a line, or from the
 * last word with a capital.
 */
function keyIn(match: RegExpMatchArray): { part: Part | undefined; from: number; end: number } {
  const text = match[0].replace(/\s?:$/, '')
  const start = match.index ?? 0
  const end = start + match[0].length
  const words = [...text.matchAll(/\S+/g)]
  for (const word of words) {
    const part = partNamed(text.slice(word.index).replace(/\s*\(\d\)$/, ''))
    if (part) return { part, from: start + word.index, end }
  }
  // 'Nome e indirizzo:'
  const name = words.find((word) => partNamed(word[0]) === 'name')
  if (name) return { part: 'name', from: start + name.index, end }
  const capital = start === 0 ? words[0] : words.findLast((word) => /^\p{Lu}/u.test(word[0]))
  return { part: undefined, from: start + (capital?.index ?? 0), end }
}

export const nothingSaid: Understanding = { fit: 0, readings: [] }

import { ReadingFault } from './reading-fault.ts'

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/**
 * The text from `from` to `to` with its references replaced: the five entities of XML itself and characters by number.
 * Nothing else is ever expanded. What is between references goes through `clean`. Throws ReadingFault.
 */
export function withReferences(
  text: string,
  from: number,
  to: number,
  clean: (raw: string) => string = (raw) => raw,
): string {
  let result = ''
  let at = from
  for (let and = text.indexOf('&', at); and >= 0 && and < to; and = text.indexOf('&', at)) {
    const end = text.indexOf(';', and)
    if (end < 0 || end >= to)
      throw new ReadingFault('An ampersand begins no entity; write &amp; for the character itself.', and)
    result += clean(text.slice(at, and)) + character(text.slice(and + 1, end), and)
    at = end + 1
  }
  return result + clean(text.slice(at, to))
}

function character(name: string, offset: number): string {
  const known = ENTITIES.get(name)
  if (known !== undefined) return known
  if (!name.startsWith('#'))
    throw new ReadingFault(
      /^[^\s<&]+$/.test(name)
        ? 'An entity is used that XML does not know; write the character itself.'
        : 'A character stands in an entity name that must not stand there.',
      offset,
    )
  const code = /^#(?:\d+|x[\da-fA-F]+)$/.test(name) ? Number(name.replace('#x', '0x').replace('#', '')) : -1
  if (!isCharacter(code)) throw new ReadingFault('A character reference (&#...;) names no character.', offset)
  return String.fromCodePoint(code)
}

/** XML 1.0, production 2. */
function isCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff)
}

const BEYOND_ORDINARY = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u

/** Where the first character is that XML does not allow, lone surrogates included; Infinity if there is none. */
export function firstForbidden(text: string): number {
  // Almost every text stays in the basic plane: one quick look.
  if (!BEYOND_ORDINARY.test(text)) return Infinity
  const at = text.search(FORBIDDEN)
  return at < 0 ? Infinity : at
}

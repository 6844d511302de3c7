/*
 * Names of elements and attributes, XML 1.0 (fifth edition), productions 4 and 4a.
 */

const START =
  ':A-Z_a-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}\\u{200D}\\u{2070}-\\u{218F}\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}'
const REST = `${START}\\-.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}\\u{2040}`
const NAME = new RegExp(`[${START}][${REST}]*`, 'uy')

const PLACES = 512

/** For ASCII: 2 may begin a name, 1 may occur in it, 0 ends it. */
const ASCII = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code)
  return /[:A-Z_a-z]/.test(character) ? 2 : /[-.0-9]/.test(character) ? 1 : 0
})

/** Where the name that begins at `from` ends; `from` itself if none begins there. */
export function endOfName(text: string, from: number): number {
  let at = from
  let kind = ASCII[text.charCodeAt(at)]
  if (kind === 0 || kind === 1) return from
  for (; kind !== 0 && kind !== undefined; kind = ASCII[text.charCodeAt(at)]) at += 1
  // Undefined: a character beyond ASCII, or the end of the text.
  return kind === undefined && at < text.length ? endOfWideName(text, from) : at
}

function endOfWideName(text: string, from: number): number {
  NAME.lastIndex = from
  return NAME.test(text) ? NAME.lastIndex : from
}

/**
 * Names as they were met before: the same string each time, so that looking one up takes no hashing. A few hundred
 * places; a name that loses its place is only cut out again.
 */
export class KnownNames {
  readonly #names: string[] = []

  at(text: string, begin: number, end: number): string {
    const length = end - begin
    const middle = text.charCodeAt(begin + (length >> 1))
    const place = (text.charCodeAt(begin) * 31 + middle * 7 + text.charCodeAt(end - 1) * 3 + length) % PLACES
    const known = this.#names[place] ?? ''
    if (known.length === length && text.startsWith(known, begin)) return known
    const name = text.slice(begin, end)
    this.#names[place] = name
    return name
  }
}

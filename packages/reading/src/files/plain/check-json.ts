import { MAX_JSON_VALUES, MAX_NESTING } from '../limits.ts'

export interface JsonFault {
  offset: number
  /** What is wrong, as the second half of a sentence: 'a comma is missing before "weight"'. */
  problem: string
}

/**
 * The first fault of a JSON text (RFC 8259), or null. JSON.parse reports no place for half of its errors, and does not
 * stop at a depth; this walks with a stack of its own, so 200,000 brackets are no danger.
 */
export function findJsonFault(text: string): JsonFault | null {
  const open: string[] = []
  let at = skipBlank(text, 0)
  let values = 0
  let expects: 'value' | 'value or end' | 'key' | 'key or end' | 'comma or end' = 'value'
  for (;;) {
    const char = text[at]
    if (expects === 'comma or end') {
      const closer = open.at(-1)
      if (!closer)
        return at < text.length ? fault(at, `nothing may follow the end, but ${found(text, at)} does`) : null
      if (char === closer) {
        open.pop()
        at++
      } else if (char === ',') {
        expects = closer === '}' ? 'key' : 'value'
        at++
      } else {
        return fault(at, `a comma or '${closer}' is expected here, but there is ${found(text, at)}`)
      }
    } else if (char !== undefined && char === open.at(-1) && expects.endsWith('end')) {
      open.pop()
      at++
      expects = 'comma or end'
    } else if (expects.startsWith('key')) {
      if (char !== '"')
        return fault(at, `a name in double quotes is expected here, but there is ${found(text, at)}`)
      const end = endOfString(text, at)
      if (typeof end !== 'number') return end
      at = skipBlank(text, end)
      if (text[at] !== ':')
        return fault(at, `a colon is expected after a name, but there is ${found(text, at)}`)
      at++
      expects = 'value'
    } else if (++values > MAX_JSON_VALUES) {
      return fault(
        at,
        `more than ${MAX_JSON_VALUES.toLocaleString('en')} values stand before this place, far more than a consignment has`,
      )
    } else if (char === '{' || char === '[') {
      open.push(char === '{' ? '}' : ']')
      if (open.length > MAX_NESTING) return fault(at, `values are nested more than ${MAX_NESTING} deep`)
      expects = char === '{' ? 'key or end' : 'value or end'
      at++
    } else {
      const end = char === '"' ? endOfString(text, at) : endOfLiteral(text, at)
      if (typeof end !== 'number') return end
      at = end
      expects = 'comma or end'
    }
    at = skipBlank(text, at)
  }
}

/** Line and column as editors count them, from 1. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  let line = 1
  let start = 0
  for (const { 0: end, index } of text.slice(0, offset).matchAll(/\r\n?|\n/g)) {
    line++
    start = index + end.length
  }
  return { line, column: offset - start + 1 }
}

function skipBlank(text: string, at: number): number {
  let i = at
  while (' \t\n\r'.includes(text[i] ?? 'x')) i++
  return i
}

function endOfString(text: string, start: number): number | JsonFault {
  let i = start + 1
  for (;;) {
    const char = text[i]
    if (char === undefined) return fault(start, 'a text begins here whose closing double quote is missing')
    if (char === '"') return i + 1
    if (char === '\\') {
      const escaped = /^(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(text.slice(i + 1, i + 6))
      if (!escaped) return fault(i, `'${text.slice(i, i + 2)}' is no escape that JSON knows`)
      i += 1 + escaped[0].length
    } else if (char < ' ') {
      const what =
        char === '\n' || char === '\r'
          ? 'a line ends inside a text'
          : 'a control character stands inside a text'
      return fault(i, `${what}; close the double quotes or write it as an escape`)
    } else {
      i++
    }
  }
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

function endOfLiteral(text: string, at: number): number | JsonFault {
  const word = ['true', 'false', 'null'].find((literal) => text.startsWith(literal, at))
  NUMBER.lastIndex = at
  const end = word ? at + word.length : NUMBER.exec(text) ? NUMBER.lastIndex : at
  // What runs on, as in 'nullable', '012' or '1.234,5.6', is no value that ends here.
  if (end > at && !/[\w.+-]/.test(text[end] ?? '')) return end
  return fault(at, `a value is expected here, but there is ${found(text, at)}`)
}

function found(text: string, at: number): string {
  if (at >= text.length) return 'the end of the file'
  const rest = text.slice(at, at + 24).split(/[\s,{}[\]]/)[0]
  return `“${rest === '' ? text[at] : rest}”`
}

function fault(offset: number, problem: string): JsonFault {
  return { offset, problem }
}

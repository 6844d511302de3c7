import { endOfName, KnownNames } from './name-characters.ts'
import type { Attribute, TagReader } from './read-tags.ts'
import { ReadingFault } from './reading-fault.ts'
import { withReferences } from './references.ts'
import { MAX_DEPTH } from './schema-types.ts'

const NO_ATTRIBUTES: readonly Attribute[] = []
const DECLARATION =
  /^<\?xml[\t\n\r ]+version[\t\n\r ]*=[\t\n\r ]*(?:"1\.\d+"|'1\.\d+')(?:[\t\n\r ]+encoding[\t\n\r ]*=[\t\n\r ]*(?:"[A-Za-z][\w.-]*"|'[A-Za-z][\w.-]*'))?(?:[\t\n\r ]+standalone[\t\n\r ]*=[\t\n\r ]*(?:"(?:yes|no)"|'(?:yes|no)'))?[\t\n\r ]*\?>/
const BAD_DECLARATION = 'The XML declaration in the first line is not well formed or not at the start.'
const OUTSIDE = 'There is text before or after the outermost element.'
const DOCTYPE =
  'The file declares a document type or entities; eFTI messages have none and they are not read.'

const SLASH = 47
const BANG = 33
const QUESTION = 63
const GREATER = 62
const EQUALS = 61
const QUOTE = 34
const APOSTROPHE = 39

/** One pass through a text; throws ReadingFault. Strings are found by `indexOf`, which is many times faster than a loop. */
export class TagScanner {
  readonly #text: string
  readonly #reader: TagReader
  readonly #hasReturns: boolean
  /** Names of the open elements. */
  readonly #open: string[] = []
  readonly #names = new KnownNames()
  #at = 0
  #sawRoot = false
  // Where the next of each is; looked for again only once it is passed.
  #nextAnd = -1
  #nextSectionEnd = -1

  constructor(text: string, reader: TagReader) {
    this.#text = text
    this.#reader = reader
    this.#hasReturns = text.includes('\r')
  }

  read(): void {
    const text = this.#text
    this.#declaration()
    for (;;) {
      const begin = text.indexOf('<', this.#at)
      const end = begin < 0 ? text.length : begin
      if (end > this.#at) this.#characters(this.#at, end)
      if (begin < 0) break
      const code = text.charCodeAt(begin + 1)
      if (code === SLASH) this.#closeTag(begin)
      else if (code === BANG) this.#section(begin)
      else if (code === QUESTION) this.#instruction(begin)
      else this.#openTag(begin)
    }
    if (!this.#sawRoot || this.#open.length > 0) this.#ended()
  }

  #declaration(): void {
    if (!/^<\?xml[\t\n\r ?]/.test(this.#text)) return
    const declaration = DECLARATION.exec(this.#text)
    if (!declaration) throw new ReadingFault(BAD_DECLARATION, 0)
    this.#at = declaration[0].length
  }

  #characters(from: number, to: number): void {
    const text = this.#text
    if (this.#open.length === 0) {
      const outside = text.slice(from, to).search(/[^\t\n\r ]/)
      if (outside >= 0) throw new ReadingFault(OUTSIDE, from + outside)
      return
    }
    if (this.#nextSectionEnd < from) this.#nextSectionEnd = positionOf(text, ']]>', from)
    if (this.#nextSectionEnd < to)
      throw new ReadingFault('The characters ]]> stand in a text; write ]]&gt; there.', this.#nextSectionEnd)
    if (this.#nextAnd < from) this.#nextAnd = positionOf(text, '&', from)
    if (this.#nextAnd < to) this.#pass(withReferences(text, from, to, withLineFeeds))
    else if (this.#hasReturns) this.#pass(withLineFeeds(text.slice(from, to)))
    else this.#reader.text(text, from, to)
  }

  #pass(piece: string, isSection = false): void {
    this.#reader.text(piece, 0, piece.length, isSection)
  }

  #openTag(begin: number): void {
    const text = this.#text
    const end = endOfName(text, begin + 1)
    if (end === begin + 1 || end === text.length) this.#unexpected(end, 'a tag name')
    if (this.#sawRoot && this.#open.length === 0)
      throw new ReadingFault('There is more than one outermost element.', begin)
    if (this.#open.length === MAX_DEPTH)
      throw new ReadingFault(`The elements are nested more than ${MAX_DEPTH} deep.`, begin)
    this.#sawRoot = true
    const name = this.#names.at(text, begin + 1, end)
    this.#at = end
    const attributes = text.charCodeAt(end) === GREATER ? NO_ATTRIBUTES : this.#attributes()
    const isEmpty = text.charCodeAt(this.#at) === SLASH
    if (isEmpty) this.#at += 1
    if (text.charCodeAt(this.#at) !== GREATER) this.#unexpected(this.#at, 'a tag')
    this.#at += 1
    const reason = this.#reader.open(name, attributes, begin)
    if (reason) throw new ReadingFault(reason, begin)
    if (isEmpty) this.#reader.close()
    else this.#open.push(name)
  }

  /** The attributes, from the end of a tag's name up to the '>' or '/' that ends the tag. */
  #attributes(): readonly Attribute[] {
    const text = this.#text
    const attributes: Attribute[] = []
    for (;;) {
      const begin = this.#afterSpace(this.#at)
      const code = text.charCodeAt(begin)
      if (code === GREATER || code === SLASH) {
        this.#at = begin
        break
      }
      if (begin === this.#at && attributes.length === 0) this.#unexpected(begin, 'a tag name')
      if (begin === this.#at) this.#unexpected(begin, 'a tag')
      attributes.push(this.#attribute(begin))
    }
    if (attributes.length > 1) refuseDuplicates(attributes, this.#at)
    return attributes
  }

  #attribute(begin: number): Attribute {
    const text = this.#text
    const end = endOfName(text, begin)
    if (end === begin) this.#unexpected(begin, 'an attribute name')
    const equals = this.#afterSpace(end)
    if (text.charCodeAt(equals) !== EQUALS) {
      if (equals === end && text.charCodeAt(end) !== GREATER) this.#unexpected(end, 'an attribute name')
      this.#stop(equals, 'An attribute has no value.')
    }
    const opening = this.#afterSpace(equals + 1)
    const quote = text.charCodeAt(opening)
    if (quote !== QUOTE && quote !== APOSTROPHE)
      this.#stop(opening, "An attribute's value has no quotation marks.")
    const closing = text.indexOf(quote === QUOTE ? '"' : "'", opening + 1)
    const raw = text.slice(opening + 1, closing < 0 ? text.length : closing)
    if (raw.includes('<'))
      this.#stop(opening + 1 + raw.indexOf('<'), 'A character stands here that XML does not allow.')
    if (closing < 0) this.#ended()
    this.#at = closing + 1
    const value = raw.includes('&') ? withReferences(text, opening + 1, closing, withSpaces) : withSpaces(raw)
    return { name: this.#names.at(text, begin, end), value }
  }

  #closeTag(begin: number): void {
    const text = this.#text
    const name = this.#open.at(-1) ?? ''
    const plainEnd = begin + 2 + name.length
    const isPlain = text.charCodeAt(plainEnd) === GREATER && text.startsWith(name, begin + 2)
    const end = isPlain ? plainEnd : endOfName(text, begin + 2)
    const close = isPlain ? plainEnd : this.#afterSpace(end)
    if (text.charCodeAt(close) !== GREATER) this.#unexpected(close, 'a closing tag')
    if (end === begin + 2) this.#unexpected(end, 'a closing tag')
    if (!isPlain && text.slice(begin + 2, end) !== name)
      throw new ReadingFault(
        name === ''
          ? `The element <${text.slice(begin + 2, end)}> is closed but was never opened.`
          : 'An element is closed that is not the one opened last.',
        begin,
      )
    this.#at = close + 1
    this.#open.pop()
    this.#reader.close()
  }

  /** What begins with '<!': a comment, a CDATA section, or what is refused. */
  #section(begin: number): void {
    const text = this.#text
    if (text.startsWith('<!--', begin)) {
      const end = text.indexOf('--', begin + 4)
      if (end < 0) this.#ended()
      if (text.charCodeAt(end + 2) !== GREATER) this.#unexpected(end + 2, 'a comment')
      this.#at = end + 3
    } else if (text.startsWith('<![CDATA[', begin)) {
      if (this.#open.length === 0) throw new ReadingFault(OUTSIDE, begin)
      const end = text.indexOf(']]>', begin + 9)
      if (end < 0) this.#ended()
      this.#at = end + 3
      this.#pass(withLineFeeds(text.slice(begin + 9, end)), true)
    } else if (text.startsWith('<!DOCTYPE', begin)) throw new ReadingFault(DOCTYPE, begin)
    else this.#stop(Math.min(begin + 9, text.length), 'A tag begins with <! that is no comment.')
  }

  #instruction(begin: number): void {
    const text = this.#text
    const end = endOfName(text, begin + 2)
    if (end === begin + 2) this.#unexpected(end, 'the name of a processing instruction')
    const name = text.slice(begin + 2, end)
    if (/^xml$/i.test(name)) this.#stop(end, BAD_DECLARATION)
    if (name.includes(':')) this.#unexpected(begin + 2, 'the name of a processing instruction')
    const close = text.indexOf('?>', end)
    if (close !== end && this.#afterSpace(end) === end)
      this.#unexpected(end, 'the name of a processing instruction')
    if (close < 0) this.#ended()
    this.#at = close + 2
  }

  #afterSpace(from: number): number {
    const text = this.#text
    let at = from
    for (let code = text.charCodeAt(at); isSpace(code); code = text.charCodeAt(at)) at += 1
    return at
  }

  #unexpected(offset: number, where: string): never {
    return this.#stop(offset, `A character stands in ${where} that must not stand there.`)
  }

  #stop(offset: number, reason: string): never {
    if (offset >= this.#text.length) this.#ended()
    throw new ReadingFault(reason, offset)
  }

  #ended(): never {
    const last = this.#open.at(-1)
    const reason =
      last !== undefined
        ? `The file ends before the element <${last}> is closed.`
        : this.#sawRoot
          ? 'The file ends in the middle of an element.'
          : 'The file holds no XML element.'
    throw new ReadingFault(reason, this.#text.length)
  }
}

function refuseDuplicates(attributes: readonly Attribute[], offset: number): void {
  const names = new Set<string>()
  for (const { name } of attributes) {
    if (names.has(name)) throw new ReadingFault(`The attribute ${name} is given twice.`, offset)
    names.add(name)
  }
}

function positionOf(text: string, part: string, from: number): number {
  const at = text.indexOf(part, from)
  return at < 0 ? Infinity : at
}

function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || code === 13
}

/** Lines end with LF alone. */
function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

/** White space in the value of an attribute is spaces. */
function withSpaces(text: string): string {
  return /[\t\n\r]/.test(text) ? text.replace(/\r\n|[\t\n\r]/g, ' ') : text
}

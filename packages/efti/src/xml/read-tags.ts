import { SaxesParser } from 'saxes'
import { XmlProblem } from './xml-problem.ts'

/** Deeper documents are refused: the eFTI schemas nest nine deep. */
export const MAX_DEPTH = 256

export interface TagReader {
  /** `offset` is where the tag begins in the text. Answers with a reason to stop reading, or null. */
  open(name: string, attributes: Readonly<Record<string, string>>, offset: number): string | null
  text(text: string): void
  close(): void
}

/**
 * Reads well-formed XML and hands its tags to the reader, in time linear in the length of the text. Namespaces are left
 * to the reader: the parser's own handling copies the bindings at each level. No entity but the five of XML itself
 * is ever expanded. Throws XmlProblem.
 */
export function readTags(text: string, reader: TagReader): void {
  const parser = new SaxesParser({ xmlns: false, position: false })
  let depth = 0
  let begins = 0
  const stop = (reason: string): never => {
    throw new XmlProblem(reason, parser.line, Math.max(parser.columnIndex, 1))
  }
  parser.on('error', (error) => stop(inPlainWords(error.message)))
  parser.on('doctype', () =>
    stop('The file declares a document type or entities; eFTI messages have none and they are not read.'),
  )
  parser.on('opentagstart', (tag) => {
    depth += 1
    if (depth > MAX_DEPTH) stop(`The elements are nested more than ${MAX_DEPTH} deep.`)
    begins = Math.max(parser.position - tag.name.length - 2, 0)
  })
  parser.on('opentag', (tag) => {
    const reason = reader.open(tag.name, tag.attributes, begins)
    if (reason) stop(reason)
  })
  parser.on('text', (piece) => reader.text(piece))
  parser.on('cdata', (piece) => reader.text(piece))
  parser.on('closetag', () => {
    depth -= 1
    reader.close()
  })
  parser.write(text).close()
}

const PLAIN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/document must contain a root element/, 'The file holds no XML element.'],
  [/unclosed tag: (.+)$/, 'The file ends before the element <$1> is closed.'],
  [/unexpected end/, 'The file ends in the middle of an element.'],
  [/unexpected close tag/, 'An element is closed that is not the one opened last.'],
  [/unmatched closing tag: (.+)\.$/, 'The element <$1> is closed but was never opened.'],
  [/undefined entity/, 'An entity is used that XML does not know; write the character itself.'],
  [/malformed character entity/, 'A character reference (&#...;) names no character.'],
  [/disallowed character in (.+?)\.?$/, 'A character stands in an $1 that must not stand there.'],
  [/disallowed character/, 'A character stands here that XML does not allow.'],
  [/text data outside of root/, 'There is text before or after the outermost element.'],
  [/only one root/, 'There is more than one outermost element.'],
  [/duplicate attribute: (.+)\.$/, 'The attribute $1 is given twice.'],
  [/attribute without value/, 'An attribute has no value.'],
  [/unquoted attribute/, "An attribute's value has no quotation marks."],
  [/XML declaration/, 'The XML declaration in the first line is not well formed or not at the start.'],
]

function inPlainWords(message: string): string {
  for (const [pattern, words] of PLAIN_WORDS) {
    const match = pattern.exec(message)
    if (match)
      return words
        .replace('$1', match[1] ?? '')
        .replace('an tag', 'a tag')
        .replace('an closing', 'a closing')
  }
  return `The XML is not well formed (${message.replace(/\.$/, '')}).`
}

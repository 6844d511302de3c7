import { ReadingFault } from './reading-fault.ts'
import { firstForbidden } from './references.ts'
import { TagScanner } from './tag-scanner.ts'
import { placeInText } from './text-place.ts'
import { XmlProblem } from './xml-problem.ts'

/** An attribute as it is in a tag: white space normalised, references replaced. */
export interface Attribute {
  name: string
  value: string
}

export interface TagReader {
  /** `offset` is where the tag begins in the text. Answers with a reason to stop reading, or null. */
  open(name: string, attributes: readonly Attribute[], offset: number): string | null
  /**
   * The text of `source` from `from` to `to`; that of one element may come in several pieces. `isSection`: it was in a
   * CDATA section, and may be empty.
   */
  text(source: string, from: number, to: number, isSection?: boolean): void
  close(): void
}

/**
 * Reads well-formed XML in one pass and hands its tags to the reader, in time linear in the length of the text.
 * Namespaces are left to the reader. No entity but the five of XML itself is ever expanded. Throws XmlProblem.
 */
export function readTags(text: string, reader: TagReader): void {
  const forbidden = firstForbidden(text)
  const fault = faultOf(text, reader)
  if (fault && fault.offset <= forbidden) throw problemAt(text, fault.offset, fault.message)
  if (forbidden < text.length)
    throw problemAt(text, forbidden, 'A character stands here that XML does not allow.')
}

function faultOf(text: string, reader: TagReader): ReadingFault | null {
  try {
    new TagScanner(text, reader).read()
    return null
  } catch (error) {
    if (error instanceof ReadingFault) return error
    throw error
  }
}

function problemAt(text: string, offset: number, reason: string): XmlProblem {
  const { line, column } = placeInText(text, offset)
  return new XmlProblem(reason, line, column)
}

import type { RecognitionNote } from '../../layout/pages.ts'
import type { Engine } from '../engine.ts'
import { decodeAs } from '../types/decode-text.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { lineAndColumn } from './check-json.ts'
import { checkXml } from './check-xml.ts'
import { readSource } from './read-source.ts'

/** Checked for well-formedness, and handed on as it is: extraction decides what the elements mean. */
export const readXml: Engine = async (bytes) => {
  const { text, notes } = decodeXml(bytes)
  checkXml(text)
  return { engine: 'xml', format: 'xml', confidence: 1, text, pages: [], notes }
}

/** A byte order mark takes precedence over the prolog, and that over any guess (XML 1.0, appendix F). */
function decodeXml(bytes: Buffer): { text: string; notes: RecognitionNote[] } {
  const prolog = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(bytes.toString('latin1', 0, 256))
  if (!prolog?.[1]) return readSource(bytes)
  // Bytes that spell the prolog out in single bytes are not UTF-16, regardless of its content.
  const encoding = /^(utf-?16|ucs-?2|iso-10646-ucs-2)/i.test(prolog[1]) ? 'utf-8' : prolog[1]
  const text = decodeAs(bytes, encoding)
  if (text !== null) return { text, notes: [] }
  const isUtf8 = /^utf-?8$/i.test(encoding)
  if (isUtf8) throw brokenUtf8(bytes)
  throw new UnreadableFile(
    `The XML says that it is encoded as '${encoding}', which is not known here. Save it as UTF-8 and upload it again.`,
  )
}

function brokenUtf8(bytes: Buffer): UnreadableFile {
  // The first place where decoding and encoding again does not give the same bytes.
  const again = Buffer.from(bytes.toString('utf8'))
  let at = 0
  while (at < bytes.length && bytes[at] === again[at]) at++
  const before = bytes.subarray(0, at).toString('utf8')
  const { line, column } = lineAndColumn(before, before.length)
  return new UnreadableFile(
    `The XML says that it is encoded as UTF-8, but line ${line}, column ${column} holds a byte that UTF-8 does not allow. Save it as UTF-8 and upload it again.`,
  )
}

import { ParseOption, XmlDocument, XmlLibError } from 'libxml2-wasm'
import { MAX_NESTING, MAX_XML_NODES } from '../limits.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { lineAndColumn } from './check-json.ts'

/**
 * No NOENT: entities are never replaced. NO_XXE and NONET: nothing outside of the file is ever opened. No HUGE: the
 * library's own limits stay on. IGNORE_ENC: the text has been decoded already, regardless of its prolog.
 */
const SAFELY =
  ParseOption.XML_PARSE_NO_XXE |
  ParseOption.XML_PARSE_NONET |
  ParseOption.XML_PARSE_IGNORE_ENC |
  ParseOption.XML_PARSE_BIG_LINES |
  ParseOption.XML_PARSE_COMPACT

/** @throws UnreadableFile with line and column when the text is no well-formed, harmless XML. */
export function checkXml(text: string, maxNodes = MAX_XML_NODES): void {
  refuseEntities(text)
  refuseMultitudes(text, maxNodes)
  try {
    XmlDocument.fromString(text, { option: SAFELY }).dispose()
  } catch (error) {
    if (error instanceof XmlLibError) throw notWellFormed(error)
    throw error
  }
}

/**
 * A freight message declares no entities; they serve to blow up memory ('billion laughs') or to fetch files. The words
 * are looked for anywhere after a DOCTYPE: separating comments and quotes first is what an attack would exploit.
 */
function refuseEntities(text: string): void {
  const doctype = text.search(/<!DOCTYPE/i)
  const entity = doctype === -1 ? -1 : text.slice(doctype).search(/<!ENTITY/i)
  if (entity === -1) return
  const { line, column } = lineAndColumn(text, doctype + entity)
  throw new UnreadableFile(
    `The XML declares an entity in its DOCTYPE (line ${line}, column ${column}), which is not accepted: entities can make a small file explode or fetch foreign ones. Export it without a DOCTYPE and upload that.`,
  )
}

function refuseMultitudes(text: string, maxNodes: number): void {
  let nodes = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 60 || code === 61) nodes++
  }
  if (nodes <= maxNodes) return
  throw new UnreadableFile(
    `The XML has more than ${maxNodes.toLocaleString('en')} elements and attributes, far more than a consignment. Split it and upload the part for this consignment.`,
  )
}

function notWellFormed(error: XmlLibError): UnreadableFile {
  const fault = error.details.find(({ level }) => level >= 2) ?? error.details[0]
  const what = (fault?.message ?? error.message).trim().replace(/\s+/g, ' ').replace(/\.$/, '')
  if (/depth/i.test(what)) {
    return new UnreadableFile(
      `The XML nests elements more than ${MAX_NESTING} deep (line ${fault?.line}), which no freight message does. Check how it was exported and upload it again.`,
    )
  }
  if (/XML_PARSE_HUGE/.test(what)) {
    return new UnreadableFile(
      `The XML holds a text or a name of more than ten million characters (line ${fault?.line}), which no freight message does. Check how it was exported and upload it again.`,
    )
  }
  const place = fault ? ` (line ${fault.line}, column ${fault.col})` : ''
  return new UnreadableFile(
    `The XML is not well-formed${place}: ${what}. Repair it there, or export it again, and upload it.`,
  )
}

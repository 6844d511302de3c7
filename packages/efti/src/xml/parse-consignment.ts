import type { Consignment, ExtraContent } from '../dataset/consignment.ts'
import type { Finding } from '../rules/finding.ts'
import { ConsignmentReader } from './consignment-reader.ts'
import { readTags } from './read-tags.ts'
import type { MessageInfo } from './recognise-message.ts'

export interface ParsedMessage {
  /** The first one; null when the message contains none (a query, an acknowledgement) or is of the newer family. */
  consignment: Consignment | null
  /** All of them, where the message contains several (identifierResponse); findings concern the first. */
  consignments: readonly Consignment[]
  /** Content of an eDelivery payload beside consignments, as in `EftiMessage`. */
  fields: readonly ExtraContent[]
  /** Breaches of the XML schema ('Structure...'), each with its line; also XML-NEWER-FAMILY. */
  findings: Finding[]
  message: MessageInfo
}

/**
 * Reads an eFTI consignment: alone in the common (0.8) or identifier (0.6) schema, or inside an eDelivery payload.
 * Everything the schema allows is kept, so that it can be written back; what it does not allow becomes findings.
 * Dates come out as ISO ('2024-01-02T08:00+01:00'), never shifted.
 *
 * Throws XmlProblem, and nothing else, for text that is not well-formed XML, declares a document type or entities, or
 * nests deeper than 256 elements.
 */
export function parseConsignmentXml(text: string): ParsedMessage {
  const reader = new ConsignmentReader()
  // A byte order mark that survived decoding is no content.
  const xml = text.startsWith('\uFEFF') ? text.slice(1) : text
  readTags(xml, reader)
  return reader.finish(xml)
}

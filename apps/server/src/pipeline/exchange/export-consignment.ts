import type { ExportFormat } from '@efti-hub/contract'
import {
  type Consignment,
  consignmentToJson,
  identifiersOf,
  type LeftOut,
  writeValidConsignmentXml,
} from '@efti-hub/efti'

/** The forms for machines. */
export type DataFormat = Exclude<ExportFormat, 'report-pdf'>

export interface Exported {
  body: string
  contentType: string
  /** After the document's own name: `.efti.xml`. */
  ending: string
  /** What the format cannot contain; nothing for JSON, which contains everything. */
  leftOut: readonly LeftOut[]
}

/** A consignment in the form asked for. XML is always valid against the official schema. `remarks`: further entries of the report. */
export function exportConsignment(
  consignment: Consignment,
  format: DataFormat,
  remarks: object = {},
): Exported {
  if (format === 'efti-json') return asJson(consignment, remarks)
  const { xml, leftOut } =
    format === 'efti-xml' ? writeValidConsignmentXml(consignment) : identifiersXml(consignment)
  const ending = format === 'efti-xml' ? '.efti.xml' : '.identifiers.xml'
  return { body: xml, contentType: 'application/xml; charset=utf-8', ending, leftOut }
}

/** That the other elements are not in it is what it is for: only identifiers without a place are reported. */
function identifiersXml(consignment: Consignment) {
  return writeValidConsignmentXml(identifiersOf(consignment), { schema: 'identifier' })
}

/** The whole consignment, and the report: what either XML form leaves out, with the reasons. */
function asJson(consignment: Consignment, remarks: object): Exported {
  const report = {
    leftOutOfEftiXml: writeValidConsignmentXml(consignment).leftOut,
    leftOutOfIdentifiersXml: identifiersXml(consignment).leftOut,
    ...remarks,
  }
  return {
    body: `${JSON.stringify({ ...consignmentToJson(consignment), report }, null, 2)}\n`,
    contentType: 'application/json; charset=utf-8',
    ending: '.efti.json',
    leftOut: [],
  }
}

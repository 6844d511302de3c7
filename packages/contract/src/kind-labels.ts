import type { DocumentKind } from './consignment.ts'

/** What people call the kinds, on the screen and in the report. */
export const kindLabels: Record<DocumentKind, string> = {
  cmr: 'CMR consignment note',
  cim: 'CIM consignment note',
  awb: 'Air waybill',
  'air-security': 'Air cargo security declaration',
  'bill-of-lading': 'Bill of lading',
  'inland-waterway': 'Inland waterway consignment note',
  'dangerous-goods': 'Dangerous goods declaration',
  'waste-annex-vii': 'Waste, Annex VII',
  'waste-movement': 'Waste movement document',
  'delivery-note': 'Delivery note',
  'packing-list': 'Packing list',
  invoice: 'Invoice',
  consignment: 'Consignment data',
  other: 'No freight document',
}

/** The CMR Convention is about carriage between two countries (Article 1): a note of carriage inside one is not called after it. */
export const kindLabel = (kind: string, isDomestic = false): string =>
  kind === 'cmr' && isDomestic ? 'Road consignment note' : (kindLabels[kind as DocumentKind] ?? kind)

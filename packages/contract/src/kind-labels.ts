import type { DocumentKind } from './consignment.ts'

/** What people call the kinds, on the screen and in the report. */
export const kindLabels: Record<DocumentKind, string> = {
  cmr: 'CMR consignment note',
  cim: 'CIM consignment note',
  awb: 'Air waybill',
  'bill-of-lading': 'Bill of lading',
  'dangerous-goods': 'Dangerous goods declaration',
  'waste-annex-vii': 'Waste, Annex VII',
  'waste-movement': 'Waste movement document',
  'delivery-note': 'Delivery note',
  'packing-list': 'Packing list',
  invoice: 'Invoice',
  consignment: 'Consignment data',
  other: 'No freight document',
}

export const kindLabel = (kind: string): string => kindLabels[kind as DocumentKind] ?? kind

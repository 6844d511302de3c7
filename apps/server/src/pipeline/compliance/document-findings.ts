import type { Finding, Remark } from '@efti-hub/efti'
import { isOfTrade } from '@efti-hub/reading'
import type { RecognitionNote } from '../recognition/recognised.ts'

/** What is known of a document that no rule judges. */
export interface NotJudged {
  explanation: string
  findings: readonly Finding[]
  unread: readonly Remark[]
}

export const NO_FREIGHT_DOCUMENT = 'DOC-NOT-FREIGHT'

/** Null: it is a transport document, which rules judge. */
export function notJudged(
  kind: string,
  notes: readonly RecognitionNote[],
  ofReading: readonly Finding[],
): NotJudged | null {
  // Their data are read and can be compared, but no obligation of the regulation is about them.
  if (isOfTrade(kind)) {
    const what = NAMES[kind] ?? 'a commercial document'
    return { explanation: `No rule judges this document: it is ${what}.`, findings: [], unread: [] }
  }
  if (kind !== 'other') return null
  const explanation = 'No rule judges this document: it was not recognised as a freight document.'
  const scan = notes.find((note) => note.code === 'no-text-layer')
  if (scan)
    return { explanation: 'No text was found on the pages.', findings: [], unread: [noText(scan.message)] }
  // A message that was recognised but has no consignment reports that itself.
  return { explanation, findings: ofReading.length > 0 ? ofReading : [NOT_FREIGHT], unread: [] }
}

const NAMES: Record<string, string> = {
  invoice: 'an invoice',
  'packing-list': 'a packing list',
  'delivery-note': 'a delivery note',
}

const NOT_FREIGHT: Finding = {
  code: NO_FREIGHT_DOCUMENT,
  severity: 'high',
  violationType: 'Document kind',
  message: 'Not recognised as a freight document',
  fieldName: 'Document kind',
  remedy:
    'Check that the right file was uploaded. If it is a freight document, choose its kind, or upload a clearer copy or the structured data (eFTI XML) of the same consignment.',
  example: 'A CMR consignment note with sender, consignee, places, goods and plates.',
  eftiId: null,
  path: null,
  clause: 'Regulation (EU) 2020/1056, Article 2(1)',
  subsets: [],
}

/** Nobody has looked at the pages yet: that is no fault of the document. */
function noText(message: string): Remark {
  return {
    code: 'DOC-NO-TEXT',
    violationType: 'Unread',
    message,
    fieldName: 'Document text',
    remedy:
      'Upload the document as the program that made it exports it, with its text, or as eFTI XML. Or choose its kind and enter the values.',
    example: 'A PDF in which words can be selected with the mouse.',
    eftiId: null,
    path: null,
    clause: 'Regulation (EU) 2020/1056, Article 4(4)',
    subsets: [],
    evidence: { page: 1, box: null },
  }
}

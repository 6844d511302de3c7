import type { Finding } from '@efti-hub/efti'
import { isOfTrade } from '../extraction/kinds/papers/all-kinds.ts'
import type { RecognitionNote } from '../recognition/recognised.ts'

/** Findings about the document itself: there is no consignment that rules could be applied to. */
export function findingsOfDocument(
  kind: string,
  notes: readonly RecognitionNote[],
  ofReading: readonly Finding[],
): readonly Finding[] {
  const scan = notes.find((note) => note.code === 'no-text-layer')
  if (scan && kind === 'other') return [noText(scan.message)]
  // A message that was recognised but holds no consignment says so itself.
  if (kind === 'other') return ofReading.length > 0 ? ofReading : [NOT_FREIGHT]
  // Their data are read and can be compared, but they are no document of the carriage that rules could be applied to.
  if (isOfTrade(kind)) return [onlyOfTrade(kind)]
  return []
}

export const NO_TRANSPORT_DOCUMENT = 'DOC-NOT-TRANSPORT'
export const NO_FREIGHT_DOCUMENT = 'DOC-NOT-FREIGHT'

const NAMES: Record<string, string> = {
  invoice: 'an invoice',
  'packing-list': 'a packing list',
  'delivery-note': 'a delivery note',
}

/** Medium: nothing is wrong with the paper, and it stops no goods; what is due is another paper. */
function onlyOfTrade(kind: string): Finding {
  return {
    code: NO_TRANSPORT_DOCUMENT,
    severity: 'medium',
    violationType: 'Document kind',
    message: `This is ${NAMES[kind] ?? 'a paper of the trade'}: the transport document of these goods is not with it`,
    fieldName: 'Document kind',
    remedy:
      'Upload the transport document of the same consignment, such as the CMR note, as a document of its own. What was read here was not judged by any rule. If this paper is the transport document, choose its kind.',
    example: 'A CMR consignment note for the goods of the invoice.',
    eftiId: null,
    path: null,
    clause: 'Regulation (EU) 2020/1056, Article 2(1)',
    subsets: [],
  }
}

const NOT_FREIGHT: Finding = {
  code: NO_FREIGHT_DOCUMENT,
  severity: 'high',
  violationType: 'Document kind',
  message: 'Not recognised as a freight document',
  fieldName: 'Document kind',
  remedy:
    'Check that the right file was uploaded. If it is a freight document, upload a clearer copy or the structured data (eFTI XML) of the same consignment.',
  example: 'A CMR consignment note with sender, consignee, places, goods and plates.',
  eftiId: null,
  path: null,
  clause: 'Regulation (EU) 2020/1056, Article 2(1)',
  subsets: [],
}

function noText(message: string): Finding {
  return {
    code: 'DOC-NO-TEXT',
    severity: 'high',
    violationType: 'Legibility',
    message,
    fieldName: 'Document text',
    remedy: 'Upload the document as it left the program that made it, with its text, or as eFTI XML.',
    example: 'A PDF in which words can be selected with the mouse.',
    eftiId: null,
    path: null,
    clause: 'Regulation (EU) 2020/1056, Article 4(4)',
    subsets: [],
  }
}

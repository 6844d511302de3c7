import type { Finding } from '@efti-hub/efti'
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
  return []
}

const NOT_FREIGHT: Finding = {
  code: 'DOC-NOT-FREIGHT',
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

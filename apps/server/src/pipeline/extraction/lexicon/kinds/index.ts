import { awbWords } from './awb.ts'
import { billOfLadingWords } from './bill-of-lading.ts'
import { cimWords } from './cim.ts'
import { dangerousGoodsWords } from './dangerous-goods.ts'
import type { FormWords } from './form-words.ts'
import { deliveryNoteWords, invoiceWords, packingListWords } from './trade-kinds.ts'
import { wasteAnnexViiWords } from './waste-annex-vii.ts'
import { wasteMovementWords } from './waste-movement.ts'

/** What the forms of each kind print; the note of the CMR is what the lexicons themselves are about. */
export const wordsOfKinds: Readonly<Record<string, FormWords>> = {
  cim: cimWords,
  awb: awbWords,
  'bill-of-lading': billOfLadingWords,
  'dangerous-goods': dangerousGoodsWords,
  'waste-annex-vii': wasteAnnexViiWords,
  'waste-movement': wasteMovementWords,
  'delivery-note': deliveryNoteWords,
  'packing-list': packingListWords,
  invoice: invoiceWords,
}

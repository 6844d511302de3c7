import { awbWords } from './awb.ts'
import { billOfLadingWords } from './bill-of-lading.ts'
import { cimWords } from './cim.ts'
import { dangerousGoodsWords } from './dangerous-goods.ts'
import type { FormWords } from './form-words.ts'
import { furtherAwbWords } from './further/awb.ts'
import { furtherBillOfLadingWords } from './further/bill-of-lading.ts'
import { furtherDangerousGoodsWords } from './further/dangerous-goods.ts'
import { furtherAnnexViiWords } from './further/waste-annex-vii.ts'
import { furtherMovementWords } from './further/waste-movement.ts'
import { deliveryNoteWords, invoiceWords, packingListWords } from './trade/index.ts'
import { wasteAnnexViiWords } from './waste-annex-vii.ts'
import { wasteMovementWords } from './waste-movement.ts'

/** What the forms of each kind print; the note of the CMR is what the lexicons themselves are about. */
export const wordsOfKinds: Readonly<Record<string, FormWords>> = {
  cim: cimWords,
  awb: { ...awbWords, ...furtherAwbWords },
  'bill-of-lading': { ...billOfLadingWords, ...furtherBillOfLadingWords },
  'dangerous-goods': { ...dangerousGoodsWords, ...furtherDangerousGoodsWords },
  'waste-annex-vii': { ...wasteAnnexViiWords, ...furtherAnnexViiWords },
  'waste-movement': { ...wasteMovementWords, ...furtherMovementWords },
  'delivery-note': deliveryNoteWords,
  'packing-list': packingListWords,
  invoice: invoiceWords,
}

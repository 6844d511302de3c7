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
import { moreAwbWords } from './more/awb.ts'
import { moreBillOfLadingWords } from './more/bill-of-lading.ts'
import { moreCimWords } from './more/cim.ts'
import { moreDangerousGoodsWords } from './more/dangerous-goods.ts'
import { widen } from './more/widen.ts'
import { withRelatedPapers } from './related-papers.ts'
import { deliveryNoteWords, invoiceWords, packingListWords } from './trade/index.ts'
import { wasteAnnexViiWords } from './waste-annex-vii.ts'
import { wasteMovementWords } from './waste-movement.ts'
import { withWaysOfTransport } from './ways-of-transport.ts'

/** What the forms of each kind print; the note of the CMR is what the lexicons themselves are about. */
export const wordsOfKinds: Readonly<Record<string, FormWords>> = withWaysOfTransport(
  withRelatedPapers({
    cim: widen(cimWords, moreCimWords),
    awb: widen({ ...awbWords, ...furtherAwbWords }, moreAwbWords),
    'bill-of-lading': widen({ ...billOfLadingWords, ...furtherBillOfLadingWords }, moreBillOfLadingWords),
    'dangerous-goods': widen(
      { ...dangerousGoodsWords, ...furtherDangerousGoodsWords },
      moreDangerousGoodsWords,
    ),
    'waste-annex-vii': { ...wasteAnnexViiWords, ...furtherAnnexViiWords },
    'waste-movement': { ...wasteMovementWords, ...furtherMovementWords },
    'delivery-note': deliveryNoteWords,
    'packing-list': packingListWords,
    invoice: invoiceWords,
  }),
)

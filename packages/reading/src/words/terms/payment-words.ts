import { list } from '../lexicon.ts'
import { phraseList } from '../phrases/index.ts'

/** Carriage paid by the sender, beyond what the languages' own lists say; also of languages without a list of their own. */
export const furtherPaid = phraseList('carriagePaid')

/** Carriage to be paid by the consignee. */
export const furtherForward = phraseList('carriageForward')

/** Rules of Incoterms under which the buyer pays the main carriage, and those under which the seller does. */
export const buyerPays = list`EXW, FCA, FAS, FOB`
export const sellerPays = list`CPT, CIP, CFR, CIF, DAP, DPU, DDP, DAT, DDU`

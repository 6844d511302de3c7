import { inventPaper } from '../../../bench/extraction/invent-papers.ts'
import { awbPrinted, fillAwb } from '../../../bench/extraction/kinds/awb.ts'
import { billOfLadingPrinted, fillBillOfLading } from '../../../bench/extraction/kinds/bill-of-lading.ts'
import { cimPrinted, fillCim } from '../../../bench/extraction/kinds/cim.ts'
import { dangerousGoodsPrinted, fillDangerousGoods } from '../../../bench/extraction/kinds/dangerous-goods.ts'
import type { FilledForm, FormWords } from '../../../bench/extraction/kinds/form.ts'
import { listed, open, ruled } from '../../../bench/extraction/kinds/layouts.ts'
import { fillTrade, tradePrinted } from '../../../bench/extraction/kinds/trade.ts'
import { annexViiPrinted, fillWaste, movementDocumentPrinted } from '../../../bench/extraction/kinds/waste.ts'
import type { GeneratedDocument, Language } from '../../../bench/extraction/paper.ts'
import { blankPage } from '../../../bench/extraction/pdf.ts'

type Draw = typeof ruled

function sample<Key extends string>(
  printed: FormWords<Key>,
  fill: (paper: GeneratedDocument, words: Record<Key, string>, n: number) => FilledForm,
  language: Language,
  draw: Draw,
  n: number,
) {
  const make = () =>
    draw(fill(inventPaper(language, n), printed[language] as Record<Key, string>, n).form, blankPage(true))
  return { extension: 'pdf', make }
}

/** A paper of each kind beside the CMR note. */
export const kindSamples = {
  'awb-english': sample(awbPrinted, fillAwb, 'en', ruled, 0),
  'cim-german': sample(cimPrinted, fillCim, 'de', ruled, 0),
  'bill-of-lading-spanish': sample(billOfLadingPrinted, fillBillOfLading, 'es', open, 0),
  'dangerous-goods-french': sample(dangerousGoodsPrinted, fillDangerousGoods, 'fr', ruled, 3),
  'waste-annex-vii-italian': sample(annexViiPrinted, fillWaste, 'it', ruled, 1),
  'waste-movement-german': sample(movementDocumentPrinted, fillWaste, 'de', listed, 3),
  'delivery-note-dutch': sample(tradePrinted, fillTrade('delivery'), 'nl', open, 0),
  'packing-list-swedish': sample(tradePrinted, fillTrade('packing'), 'sv', listed, 2),
  'invoice-french': sample(tradePrinted, fillTrade('invoice'), 'fr', ruled, 3),
}

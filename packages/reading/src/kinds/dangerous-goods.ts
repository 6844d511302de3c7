import { phrase } from '../words/phrases/index.ts'
import { CARRIAGE_SUBSETS } from './carriage-subsets.ts'
import type { Kind } from './kind.ts'
import { titlesOf } from './titles-of.ts'

/** The multimodal form names no mode of its own; a document 'according to ADR' goes by road, an IMO declaration by sea. */
export const dangerousGoods: Kind = {
  id: 'dangerous-goods',
  titles: titlesOf('dangerous-goods', (words) => {
    if (/\badr\b/.test(words)) return { weight: 0.6, mode: '3' }
    return /\bimo\b/.test(words) ? { mode: '1' } : {}
  }),
  namedAtNumber: phrase('dangerousPaperNamed'),
  boxes: {},
  // The multimodal form (IMDG 5.4.5, ADR 5.4.5); other documents number their boxes as they please, and bear none of these out.
  numbered: {
    shared: [1, 2, 6, 7, 9, 10, 11, 12, 13, 15, 16],
    boxes: {
      consignor: [1],
      documentNumber: [2],
      consignee: [6],
      carrier: [7],
      information: [9],
      vesselAndVoyage: [10],
      portOfLoading: [11],
      portOfDischarge: [12],
      placeOfDelivery: [13],
      marks: [14],
      containerNumber: [15],
      containerSeal: [16],
    },
  },
  core: ['consignor', 'consignee', 'nature', 'packageCount', 'grossWeight'],
  proposers: [
    'vehicles',
    'head-number',
    'own-number',
    'letter',
    'paired-masses',
    'prose',
    'issue',
    'number-by-name',
    'freight-terms',
  ],
  traits: ['described-goods', 'goods-in-containers', 'mode-by-rules', 'packing-certificate'],
  everyoneHas: ['consignor', 'consignee'],
  needsMarks: true,
  withoutSubsets: CARRIAGE_SUBSETS,
}

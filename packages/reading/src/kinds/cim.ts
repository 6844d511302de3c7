import type { Kind } from './kind.ts'
import { titlesOf } from './titles-of.ts'

/** The consignment note of the CIM Uniform Rules, Article 7; boxes as in the note of the CIT. */
export const cim: Kind = {
  id: 'cim',
  titles: titlesOf('cim', (words) => (/\bcim\b/.test(words) ? { weight: 0.6 } : {})),
  boxes: {
    consignor: [1],
    consignee: [4],
    information: [7],
    documentsAttached: [9],
    arrivalPlace: [10],
    departurePlace: [16, 17],
    dateOfTakingOver: [16],
    wagonNumber: [18, 19],
    paymentOfCarriage: [20],
    nature: [21],
    statisticalNumber: [24],
    grossWeight: [25],
    established: [29],
    carrier: [58],
    documentNumber: [62],
  },
  numbered: { shared: [1, 4, 9, 10, 16, 18, 20, 21, 24, 25, 29, 58, 62] },
  core: ['consignor', 'consignee', 'departurePlace', 'arrivalPlace', 'wagonNumber', 'nature', 'grossWeight'],
  proposers: ['head-number', 'railway-of-head', 'paired-masses', 'rail-note', 'issue', 'number-by-name'],
  needsMarks: true,
  traits: ['listed-goods', 'goods-on-wagons'],
  everyoneHas: ['consignor', 'consignee'],
  documentType: '700',
  mode: '2',
}

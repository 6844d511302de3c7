import { lexicons } from '../words/index.ts'
import { phrase } from '../words/phrases/index.ts'
import type { Kind } from './kind.ts'

/** 'Lettre de voiture' may name other papers too, 'CMR-Frachtbrief' may not. */
const weightOf = (title: string) => (/\bcmr\b/.test(title) ? 0.6 : title.includes(' ') ? 0.5 : 0.45)

/** The consignment note of the CMR Convention of 1956, Articles 5 and 6; boxes as in the model of the IRU. */
export const cmr: Kind = {
  id: 'cmr',
  titles: [
    ...lexicons.flatMap((l) => l.conventions.map((words) => ({ words, weight: 0.6 }))),
    ...lexicons.flatMap((l) => l.noteTitles.map((words) => ({ words, weight: weightOf(words) }))),
    { words: 'cmr', weight: 0.45 },
  ],
  sharesTitles: true,
  namedAtNumber: phrase('consignmentNoteNamed'),
  boxes: {
    consignor: [1],
    consignee: [2],
    placeOfDelivery: [3],
    takingOver: [4],
    placeOfTakingOver: [4],
    dateOfTakingOver: [4],
    documentsAttached: [5],
    marks: [6],
    packageCount: [7],
    packing: [8],
    nature: [9],
    statisticalNumber: [10],
    grossWeight: [11],
    volume: [12],
    senderInstructions: [13],
    paymentOfCarriage: [14, 15],
    cashOnDelivery: [14, 15],
    carrier: [16],
    successiveCarrier: [17],
    reservations: [18],
    specialAgreements: [19],
    toBePaidBy: [20],
    established: [21],
    signature: [22, 23, 24],
    goodsReceived: [24],
  },
  numbered: { shared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 17, 18] },
  core: [
    'consignor',
    'consignee',
    'carrier',
    'takingOver',
    'placeOfDelivery',
    'nature',
    'grossWeight',
    'packageCount',
  ],
  proposers: ['vehicles', 'head-number', 'own-number', 'parties-pointed-to', 'paired-masses', 'road-note'],
  traits: ['listed-goods'],
  everyoneHas: ['consignor', 'consignee', 'takingOver', 'placeOfDelivery'],
  documentType: '730',
  mode: '3',
}

import { phrase } from '../words/phrases/index.ts'
import { SUBSETS_BESIDE_WASTE } from './carriage-subsets.ts'
import type { Kind, ProposerName } from './kind.ts'
import { titlesOf } from './titles-of.ts'

/** Begins a line, behind the number of the box if the form prints one. */
const begins = (words: string) => new RegExp(`^\\W*(?:\\d{1,2}\\W+)?(?:${words})`, 'iu')

const PROPOSERS: readonly ProposerName[] = [
  'vehicles',
  'head-number',
  'parties-pointed-to',
  'paired-masses',
  'waste-codes',
  'waste-boxes',
]

/** Information that accompanies waste: Regulation (EU) 2024/1157, Article 18 and Annex VII; before it (EC) No 1013/2006. */
export const wasteAnnexVii: Kind = {
  id: 'waste-annex-vii',
  titles: titlesOf('waste-annex-vii'),
  boxes: {
    consignor: [1],
    consignee: [2],
    wasteQuantity: [3],
    dateOfTakingOver: [4],
    carrier: [5],
    recoveryFacility: [7],
    recoveryOperation: [8],
    nature: [9],
    wasteCode: [10],
  },
  core: ['consignor', 'consignee', 'wasteQuantity', 'carrier', 'recoveryOperation', 'nature', 'wasteCode'],
  proposers: PROPOSERS,
  traits: [],
  needsMarks: true,
  form: {
    kind: 'waste-annex-vii',
    boxes: {
      1: 'consignor',
      2: 'consignee',
      3: 'wasteQuantity',
      4: 'dateOfTakingOver',
      5: 'carrier',
      '5a': 'carrier',
      '5b': 'successiveCarrier',
      '5c': 'furtherCarrier',
      7: 'recoveryFacility',
      8: 'recoveryOperation',
      9: 'nature',
      10: 'wasteCode',
    },
    headings: {
      6: begins(phrase('wasteProducer')),
      11: begins(phrase('statesConcerned')),
      12: begins(phrase('declaration')),
    },
    last: 12,
    lastOfAll: 14,
    signature: '12',
    quantity: '3',
    operation: '8',
    codes: '10',
    parties: { 1: 'consignor/', 2: 'consignee/', 5: 'carrier/', 7: 'consigneeReceiptLocation/' },
  },
  withoutSubsets: SUBSETS_BESIDE_WASTE,
}

/** The movement document of notified waste: Annex IB. */
export const wasteMovement: Kind = {
  id: 'waste-movement',
  titles: titlesOf('waste-movement'),
  boxes: {
    notificationNumber: [1],
    consignor: [3],
    consignee: [4],
    wasteQuantity: [5],
    dateOfTakingOver: [6],
    packing: [7],
    carrier: [8],
    recoveryFacility: [10],
    recoveryOperation: [11],
    nature: [12],
    furtherWasteCode: [14],
  },
  core: [
    'consignor',
    'consignee',
    'notificationNumber',
    'wasteQuantity',
    'carrier',
    'recoveryOperation',
    'nature',
    'furtherWasteCode',
  ],
  proposers: PROPOSERS,
  traits: ['hazard-properties'],
  needsMarks: true,
  form: {
    kind: 'waste-movement',
    notified: true,
    boxes: {
      1: 'notificationNumber',
      3: 'consignor',
      4: 'consignee',
      5: 'wasteQuantity',
      6: 'dateOfTakingOver',
      7: 'packageCount',
      8: 'carrier',
      '8a': 'carrier',
      '8b': 'successiveCarrier',
      '8c': 'furtherCarrier',
      11: 'recoveryOperation',
      12: 'nature',
      14: 'furtherWasteCode',
    },
    headings: { 9: begins(phrase('wasteProducer')), 15: begins(phrase('declaration')) },
    last: 15,
    lastOfAll: 19,
    signature: '15',
    quantity: '5',
    operation: '11',
    codes: '14',
    parties: { 3: 'consignor/', 4: 'consignee/', 8: 'carrier/', 10: 'consigneeReceiptLocation/' },
    facilityTicked: [9, 10],
    dangerousGoods: 14,
  },
  withoutSubsets: SUBSETS_BESIDE_WASTE,
}

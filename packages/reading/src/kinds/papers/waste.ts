import { SUBSETS_BESIDE_WASTE } from '../carriage-subsets.ts'
import type { Kind } from './kind.ts'
import { titlesOf } from './titles-of.ts'

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
  withoutSubsets: SUBSETS_BESIDE_WASTE,
}

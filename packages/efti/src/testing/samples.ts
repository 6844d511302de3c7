import type { Consignment } from '../dataset/consignment.ts'
import { airCargo } from './air-cargo.ts'
import { combinedTransportNote } from './combined-transport.ts'
import { cabotageEvidence, transportDocument } from './consignments.ts'
import { dangerousGoodsNote } from './dangerous-goods.ts'

export type UnionSubset = 'EU01' | 'EU02' | 'EU03' | 'EU05a' | 'EU05b' | 'EU05c' | 'EU06'

/** For each Union subset a realistic consignment that is complete for it, in either reading. */
export const SAMPLES: Readonly<Record<UnionSubset, () => Consignment>> = {
  EU01: transportDocument,
  EU02: combinedTransportNote,
  EU03: cabotageEvidence,
  EU05a: () => dangerousGoodsNote('road'),
  EU05b: () => dangerousGoodsNote('rail'),
  EU05c: () => dangerousGoodsNote('inland waterway'),
  EU06: airCargo,
}

export const UNION_SUBSETS = Object.keys(SAMPLES) as UnionSubset[]

/** Class 7 cannot be declared without it: the category does not fit the format that the Annex gives it. */
export const UNAVOIDABLE = 'CDS-CONTRADICTED-LENGTH'

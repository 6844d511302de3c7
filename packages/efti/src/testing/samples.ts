import type { Consignment } from '../dataset/consignment.ts'
import { airCargo } from './air-cargo.ts'
import { combinedTransport } from './combined-transport.ts'
import { cabotageEvidence, transportDocument } from './consignments.ts'
import { dangerousGoods } from './dangerous-goods.ts'

export type UnionSubset = 'EU01' | 'EU02' | 'EU03' | 'EU05a' | 'EU05b' | 'EU05c' | 'EU06'

/** For each Union subset a realistic consignment that is complete for it, in either reading. */
export const SAMPLES: Readonly<Record<UnionSubset, () => Consignment>> = {
  EU01: transportDocument,
  EU02: combinedTransport,
  EU03: cabotageEvidence,
  EU05a: () => dangerousGoods('road'),
  EU05b: () => dangerousGoods('rail'),
  EU05c: () => dangerousGoods('inland waterway'),
  EU06: airCargo,
}

export const UNION_SUBSETS = Object.keys(SAMPLES) as UnionSubset[]

/** Class 7 cannot be declared without it: the category does not fit the format that the Annex gives it. */
export const UNAVOIDABLE = 'CDS-CONTRADICTED-LENGTH'

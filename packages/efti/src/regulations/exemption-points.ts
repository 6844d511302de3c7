import type { Consignment } from '../dataset/consignment.ts'
import { viewOf } from '../rules/view.ts'
import { type ExemptionPoints, pointsOf } from './dangerous-goods/exemption.ts'

/**
 * Points of ADR/RID 1.1.3.6.3 for the dangerous goods of one consignment; the limit is for a transport unit, so those of all its
 * consignments have to be added.
 */
export function exemptionPoints(consignment: Consignment): ExemptionPoints {
  return pointsOf(viewOf(consignment))
}

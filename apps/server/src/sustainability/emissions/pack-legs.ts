import { adjustmentFor } from '../factors/adjustments.ts'
import type { Factor } from '../factors/factor.ts'
import { SHIPPED_FACTORS } from '../factors/shipped-factors.ts'
import type { Leg } from './leg.ts'

/** As a leg is stored: what its numbers and the product's own rows give already is left out, which is half of it. */
export type PackedLeg = Omit<Leg, 'factor' | 'adjustmentReason'> & {
  factor: Factor | Pick<Factor, 'key' | 'edition' | 'wtt' | 'ttw'>
}

const shipped = new Map(SHIPPED_FACTORS.map((factor) => [factor.key, factor]))

export function packLeg({ adjustmentReason: _reason, factor, ...leg }: Leg): PackedLeg {
  const { key, edition, wtt, ttw } = factor
  return { ...leg, factor: factor === shipped.get(key) ? { key, edition, wtt, ttw } : factor }
}

/** A row of an edition that the product has no longer keeps its numbers. */
export function unpackLeg({ factor: packed, ...leg }: PackedLeg): Leg {
  const now = shipped.get(packed.key)
  const factor = 'source' in packed ? packed : now ? { ...now, ...packed } : null
  if (!factor) throw new Error(`no intensity is called ${packed.key}`)
  return { ...leg, factor, adjustmentReason: adjustmentFor(leg.mode, factor.basis).reason }
}

import type { DistanceBasis, Mode } from './factor.ts'

export interface Adjustment {
  factor: number
  reason: string
}

const NONE = (reason: string): Adjustment => ({ factor: 1, reason })

/**
 * What brings the distance that we know to the one that the intensity was divided by (ISO 14083, distance adjustment
 * factor; values of the GLEC Framework: road 5 %, sea 15 %).
 */
export function adjustmentFor(mode: Mode, basis: DistanceBasis): Adjustment {
  if (basis === 'sfd') return NONE('The intensity is meant for the shortest feasible distance.')
  if (basis === 'gcd') return NONE('The intensity applies to the great-circle distance and includes detours.')
  if (mode === '3')
    return { factor: 1.05, reason: 'Lorries drive 5 % more than the shortest way (GLEC Framework).' }
  if (mode === '1')
    return { factor: 1.15, reason: 'Ships sail 15 % more than the shortest way (GLEC Framework).' }
  return NONE('No adjustment is published for this mode.')
}

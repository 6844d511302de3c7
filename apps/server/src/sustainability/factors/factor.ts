/** UN/ECE Recommendation 19, as far as freight is carried by it. */
export type Mode = '1' | '2' | '3' | '4' | '8'

/**
 * Which distance an intensity is to be multiplied with: the shortest feasible one, the one that was really gone (its source
 * divides by it), or the great circle.
 */
export type DistanceBasis = 'sfd' | 'actual' | 'gcd'

/** An emission intensity with all that it takes to judge it. */
export interface Factor {
  key: string
  mode: Mode
  /** Kind of vehicle and load, as people call it. */
  vehicle: string
  /** Grams of CO2 equivalent a tonne-kilometre: providing the energy (well to tank), and using it (tank to wheel). */
  wtt: number
  ttw: number
  scope: string
  source: string
  edition: string
  licence: string
  basis: DistanceBasis
  /** Days; null: open. */
  validFrom: string | null
  validUntil: string | null
  /** A reason not to use it; null: none known. */
  caveat: string | null
  /** A tenant's own. */
  isOwn: boolean
}

/** Well to wheel, as ISO 14083 reports it. */
export const wtwOf = ({ wtt, ttw }: Pick<Factor, 'wtt' | 'ttw'>): number => round6(wtt + ttw)

const round6 = (value: number) => Math.round(value * 1e6) / 1e6

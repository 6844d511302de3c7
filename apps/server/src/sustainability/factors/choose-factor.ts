import type { Factor, Mode } from './factor.ts'

/** Above it the conversion factors of DESNZ define long haul. */
const LONG_HAUL_KM = 3_700

export interface ForFactor {
  mode: Mode
  distanceKm: number
  isContainer: boolean
}

export function factorKeyFor({ mode, distanceKm, isContainer }: ForFactor): string {
  switch (mode) {
    case '1':
      return isContainer ? 'sea-container' : 'sea-general'
    case '2':
      return 'rail-train'
    case '3':
      return 'road-artic-40t'
    case '4':
      return distanceKm > LONG_HAUL_KM ? 'air-long' : 'air-short'
    case '8':
      return 'inland-vessel'
  }
}

/**
 * By key; a tenant's own only on days for which it is valid. The product's also applies to days before its edition, for
 * there is no other: the figure states it.
 */
export function factorOn(
  factors: ReadonlyMap<string, readonly Factor[]>,
  key: string,
  day: string,
): Factor | null {
  const known = factors.get(key) ?? []
  const own = known.find(({ isOwn, validFrom, validUntil }) => isOwn && covers(validFrom, validUntil, day))
  return own ?? known.find(({ isOwn }) => !isOwn) ?? null
}

export const covers = (from: string | null, until: string | null, day: string) =>
  (from === null || from <= day) && (until === null || day <= until)

/** Rows that count on some day: one that newer rows of the key hide altogether does not. */
export function thatCount(factors: readonly Factor[]): Factor[] {
  const open = factors.findIndex(({ isOwn, validFrom, validUntil }) => isOwn && !validFrom && !validUntil)
  const seen = new Set<string>()
  return (open < 0 ? factors : factors.slice(0, open + 1)).filter(({ isOwn, validFrom, validUntil }) => {
    const days = `${isOwn} ${validFrom} ${validUntil}`
    return !seen.has(days) && seen.add(days)
  })
}

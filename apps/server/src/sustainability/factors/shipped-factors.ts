import type { DistanceBasis, Factor, Mode } from './factor.ts'

const GLEC = {
  scope: 'Europe and South America; empty running and average load included',
  source: 'GLEC Framework v3.0, Module 2, road default intensities (Smart Freight Centre)',
  edition: '2023',
  licence: 'A single figure, quoted with its source',
  validFrom: '2023-01-01',
  caveat: null,
}

/** Values of the 'Freighting goods' and 'WTT - delivery vehicles and freight' sheets, kg CO2e a tonne.km times 1,000. */
const DESNZ = {
  scope: 'Fleet of the United Kingdom, average load',
  source: 'UK Government GHG conversion factors for company reporting (DESNZ)',
  edition: '2025',
  licence: 'Open Government Licence v3.0',
  validFrom: '2025-01-01',
  caveat: 'UK value; published values for continental Europe differ.',
}

const factor = (
  key: string,
  mode: Mode,
  vehicle: string,
  wtt: number,
  ttw: number,
  basis: DistanceBasis,
  of: typeof GLEC | typeof DESNZ,
): Factor => ({ key, mode, vehicle, wtt, ttw, basis, ...of, validUntil: null, isOwn: false })

/**
 * What comes with the product. A mode without a row has no value that we could take from its publisher under a clear licence
 * (inland waterways: published values disagree); its consignments are not computable until the tenant
 * gives a factor of its own.
 */
export const SHIPPED_FACTORS: readonly Factor[] = [
  factor('road-artic-40t', '3', 'Articulated lorry up to 40 t, average load, diesel', 22, 73, 'sfd', GLEC),
  factor(
    'road-artic-cooled',
    '3',
    'Articulated lorry over 33 t, refrigerated, diesel',
    20.86,
    89.08,
    'actual',
    DESNZ,
  ),
  factor('road-rigid-17t', '3', 'Rigid lorry over 17 t, diesel', 37.36, 171.46, 'actual', DESNZ),
  factor(
    'road-rigid-7-17t',
    '3',
    'Rigid lorry over 7.5 t up to 17 t, diesel',
    92.46,
    363.62,
    'actual',
    DESNZ,
  ),
  factor('rail-train', '2', 'Freight train, diesel and electric', 6.91, 27.79, 'actual', DESNZ),
  factor('sea-container', '1', 'Container ship, average size', 3.65, 16.12, 'actual', DESNZ),
  factor('sea-general', '1', 'General cargo ship, average size', 3, 13.21, 'actual', DESNZ),
  factor(
    'air-short',
    '4',
    'Aircraft, up to 3,700 km, without radiative forcing',
    205.15,
    755.39,
    'gcd',
    DESNZ,
  ),
  factor('air-long', '4', 'Aircraft, over 3,700 km, without radiative forcing', 135.16, 531.3, 'gcd', DESNZ),
]

/** Keys that a tenant may give a value to: those above, and modes that have none. */
export const OWN_ONLY: readonly Pick<Factor, 'key' | 'mode' | 'vehicle' | 'basis'>[] = [
  { key: 'inland-vessel', mode: '8', vehicle: 'Inland waterway vessel', basis: 'actual' },
]

import { SUBSETS, type Subset } from '../../dataset/subsets.ts'

/** What a national provision is about: it decides when its subset is chosen. */
export type Nature =
  | 'transport-document'
  | 'combined-transport'
  | 'cabotage'
  | 'dangerous-goods'
  | 'air-security'
  | 'road-haulage'
  | 'international-road'
  | 'rail'
  | 'inland-waterway'
  | 'waste'
  | 'by-choice'

export interface NationalSubset extends Subset {
  /** ISO 3166-1 (Greece: GR). */
  country: string
  nature: Nature
  /** Modes of transport that dangerous goods provisions are about. */
  modes: readonly string[]
  /** Union subset that it serves the same end as; null for outliers. */
  counterpart: string | null
}

const BY_COUNTERPART: Record<string, Nature> = {
  EU01: 'transport-document',
  EU02: 'combined-transport',
  EU03: 'road-haulage',
  EU05a: 'dangerous-goods',
  EU05b: 'dangerous-goods',
  EU05c: 'dangerous-goods',
  EU06: 'air-security',
}

/**
 * Titles that mean something else than the nearest Union subset. 'by-choice': about something the data does not show (a
 * certain tunnel, a permit, posted drivers, the sea), so only a person can choose it.
 */
const BY_TITLE: Partial<Record<Nature, string>> = {
  'road-haulage': 'AT01 BE03a CY03 DE02 EE05b EE05c',
  'international-road': 'RO01',
  rail: 'LV03 PL02',
  'inland-waterway': 'FR01b FR04 LT01 LT02 PL03',
  'dangerous-goods': 'AT11',
  'air-security': 'EE04 LT04',
  waste: 'SE03',
  'by-choice':
    'AT04 AT05 AT06 AT07 AT09 AT12 AT15 AT16 BE02 BE10 BG10a BG10b DE01 DE04 EL02 HU07 LT06 LU01 LU02 PL01c RO02b SE05 SI06 SK01',
}

const natureByTitle = new Map(
  Object.entries(BY_TITLE).flatMap(([nature, ids]) => ids.split(' ').map((id) => [id, nature as Nature])),
)

/** Modes of dangerous goods provisions whose title names others than their nearest Union subset. */
const MODES: Record<string, readonly string[]> = {
  AT11: ['3'],
  BE05: ['3', '8'],
  BG06: ['2'],
  FR05: ['2', '3', '8'],
  LV05: ['3'],
  PT02: ['2', '3'],
  SI05: ['2', '3'],
}
const MODE_OF: Record<string, string> = { EU05a: '3', EU05b: '2', EU05c: '8' }

/** Every national subset, with what decides whether it applies. */
export const NATIONAL_SUBSETS: readonly NationalSubset[] = SUBSETS.filter(
  ({ id }) => !id.startsWith('EU') && id !== 'identifier',
).map((subset) => {
  const counterpart = subset.id === 'AT11' ? 'EU05a' : subset.closest
  return {
    ...subset,
    country: countryOf(subset.id),
    nature: natureOf(subset, counterpart),
    modes: MODES[subset.id] ?? (counterpart && MODE_OF[counterpart] ? [MODE_OF[counterpart]] : []),
    counterpart,
  }
})

/** The Union writes EL for Greece. */
function countryOf(id: string): string {
  const prefix = id.slice(0, 2)
  return prefix === 'EL' ? 'GR' : prefix
}

function natureOf({ id, closest, identical }: Subset, counterpart: string | null): Nature {
  const byTitle = natureByTitle.get(id)
  if (byTitle) return byTitle
  // What repeats Article 8(3) of Regulation 1072/2009 to the letter is about cabotage.
  if (closest === 'EU03' && identical) return 'cabotage'
  return BY_COUNTERPART[counterpart ?? ''] ?? 'by-choice'
}

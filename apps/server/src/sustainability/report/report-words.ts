import { counted, formatCount, formatPercent, formatUpTo } from '../../platform/format.ts'

/** Of UN/ECE Recommendation 19. */
export const MODE_WORDS: Record<string, string> = {
  '1': 'Maritime',
  '2': 'Rail',
  '3': 'Road',
  '4': 'Air',
  '8': 'Inland waterway',
}

export const REASON_WORDS: Record<string, string> = {
  'no-mass': 'No gross mass in the documents.',
  'no-mode': 'No mode of transport in the documents.',
  'several-modes': 'Several main modes of transport in the documents.',
  'no-origin': 'No place of taking over or loading.',
  'no-destination': 'No place of delivery or unloading.',
  'place-asked': 'Place unknown or ambiguous.',
  'same-place': 'Both places are the same town.',
  'no-route': 'No route for this mode between the places.',
  'no-factor': 'No sourced intensity for this mode.',
  'papers-rejected': 'Its documents were rejected.',
}

export const GOAL_WORDS: Record<string, { name: string; unit: string }> = {
  total: { name: 'Emissions of the year at most', unit: 't CO2e' },
  intensity: { name: 'Intensity at most', unit: 'g CO2e/tkm' },
  coverage: { name: 'Consignments with a figure at least', unit: '%' },
  'low-carbon': { name: 'Tonne-kilometres by rail or water at least', unit: '%' },
  certifications: { name: 'Certificates at least', unit: '' },
}

/** '12 345.6'; '—' for a figure that does not exist. */
export function figure(value: number | null, digits = 1): string {
  return value === null ? '—' : formatUpTo(digits, value)
}

/** Of a share from 0 to 100. */
export const percent = (value: number | null) => (value === null ? '—' : formatPercent(value / 100, 0))

export const reportTexts = {
  title: (year: number) => `Sustainability report ${year}`,
  notCertified:
    'Not a certified calculation. Follows the ISO 14083 method: mass × distance × intensity, well to wheel. Distances are estimated without a road map; intensities are published averages unless your own are set.',
  footer: (organisation: string, year: number, made: string) =>
    `${organisation} · ${year} · ${made} · not a certified calculation`,
  headings: {
    year: 'Key figures',
    mode: 'By mode',
    lane: 'By lane, highest first',
    carrier: 'By carrier, highest first',
    month: 'By month',
    missing: 'Not in the figures',
    goals: (year: number) => `${year} goals`,
    certifications: 'Certifications',
    factors: 'Active intensities',
  },
  withYearBefore: (now: string, year: number, before: string) => `${now} (${year}: ${before})`,
  covered: (computed: number, all: number) => `${formatCount(computed)} of ${counted(all, 'consignment')}`,
  lowCarbonShare: (share: string) => `${share} of the tonne-kilometres`,
  primaryShare: (share: string) => `${share} of the consignments with a figure`,
  consignments: (count: number) => counted(count, 'consignment'),
  noGoals: 'No goals are set for this year.',
  certification: 'Certification',
  own: 'custom value',
}

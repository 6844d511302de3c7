/** Of UN/ECE Recommendation 19. */
export const MODE_WORDS: Record<string, string> = {
  '1': 'Maritime',
  '2': 'Rail',
  '3': 'Road',
  '4': 'Air',
  '8': 'Inland waterway',
}

export const REASON_WORDS: Record<string, string> = {
  'no-mass': 'No paper gives the gross mass.',
  'no-mode': 'No paper names the mode of transport.',
  'several-modes': 'The papers name several main modes of transport.',
  'no-origin': 'No paper names the place of taking over or loading.',
  'no-destination': 'No paper names the place of delivery or unloading.',
  'place-asked': 'Place unknown or ambiguous: please answer the question.',
  'same-place': 'Both places are one town: how far it was inside of it is not known.',
  'no-route': 'No way of this mode is known between the places.',
  'no-factor': 'No emission intensity with a trustworthy source is known for this mode.',
  'papers-rejected': 'Its papers were rejected.',
}

export const GOAL_WORDS: Record<string, { name: string; unit: string }> = {
  total: { name: 'Emissions of the year at most', unit: 't CO2e' },
  intensity: { name: 'Intensity at most', unit: 'g CO2e/tkm' },
  coverage: { name: 'Consignments with a figure at least', unit: '%' },
  'low-carbon': { name: 'Tonne-kilometres by rail or water at least', unit: '%' },
  certifications: { name: 'Certificates at least', unit: '' },
}

/** '12,345.6'; '—' for a figure that does not exist. */
export function figure(value: number | null, digits = 1): string {
  return value === null ? '—' : new Intl.NumberFormat('en', { maximumFractionDigits: digits }).format(value)
}

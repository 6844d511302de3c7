import type { DataQuality, EmissionEvidence, EmissionLeg } from '@efti-hub/contract'
import { counted } from './counted.ts'
import { formatNumber } from './format.ts'
import { formatPrinted } from './printed-day.ts'

/** What stands behind one figure. */
export const emissionWords = {
  list: 'Consignments',
  listHint: 'Highest emissions first. Click one to see its calculation.',
  loading: 'Loading consignments',
  failed: 'The consignments could not be loaded',
  none: 'No consignment matches.',
  back: 'Back to the list',
  figure: 'Calculation',
  notFound: 'This consignment no longer has a figure.',
  consignment: 'Open consignment',
  day: (day: string, ofPapers: boolean) => (ofPapers ? `Taken over ${day}` : `Arrived here ${day}`),
  result: 'Well to wheel',
  wtt: 'Energy supply (well to tank)',
  ttw: 'Vehicle operation (tank to wheel)',
  leg: (number: number) => `Leg ${number}`,
  distance: 'Distance',
  via: (names: string) => `via ${names}`,
  methods: {
    'road-estimate': 'road, estimated: great circles between gateways × 1.24',
    'rail-estimate': 'rail, estimated as by road: great circles × 1.24',
    'sea-network': 'along the network of shipping routes',
    'great-circle': 'great circle',
  } satisfies Record<EmissionLeg['method'], string>,
  adjustment: 'Distance adjustment',
  mass: 'Mass',
  activity: 'Transport activity',
  intensity: 'Intensity',
  formula: 'Formula',
  source: 'Source',
  evidence: 'From the documents',
  inputs: {
    mode: 'Mode of transport',
    mass: 'Gross mass',
    from: 'Taking over',
    to: 'Delivery',
    loading: 'Loading',
    unloading: 'Unloading',
    day: 'Date of taking over',
    partner: 'Carrier',
    vehicle: 'Vehicle',
  } satisfies Record<EmissionEvidence['input'], string>,
  quality: 'Data quality',
  qualityInputs: {
    mass: 'Mass',
    distance: 'Distance',
    intensity: 'Intensity',
    mode: 'Mode',
    day: 'Day',
  } satisfies Record<DataQuality['input'], string>,
  kinds: {
    primary: 'Primary',
    modelled: 'Modelled',
    default: 'Default',
  } satisfies Record<DataQuality['kind'], string>,
  whatIf: 'What if',
  whatIfHint:
    'The same goods from end to end by another mode or vehicle. For comparison only; the route may not exist.',
  less: (percent: string) => `${percent} less`,
  more: (percent: string) => `${percent} more`,
  openDocument: 'Open document',
}

export const placeWords = {
  title: 'Unclear places',
  hint: 'We don’t guess. Your answer applies to all documents using this place name.',
  ambiguous: (name: string) => `Which ${name}?`,
  unknown: (name: string) => `Where is ${name}?`,
  waiting: (count: number) => counted(count, 'consignment affected', 'consignments affected'),
  other: 'Another place',
  searchTitle: (name: string) => `Search for ${name}`,
  searchHint: 'Search towns by name, in any common language.',
  search: 'Town',
  nothing: 'No town with this name was found.',
  at: (latitude: string, longitude: string) => `${latitude}, ${longitude}`,
  answered: (name: string) => ({
    title: 'Place saved',
    description: `${name} is now used in the calculation.`,
  }),
  onlyReading: 'Your role can view figures but not clarify places.',
  allAnswered: 'No places to clarify.',
  answers: (count: number) => `Answers given (${formatNumber(count)})`,
  answersTitle: 'Answers about places',
  answersHint:
    'Each applies to all documents using the place name. If you remove an answer, the place becomes unclear again.',
  answersLoading: 'Loading the answers',
  answersFailed: 'The answers could not be loaded.',
  noAnswers: 'No answers yet.',
  means: 'means',
  takeBack: 'Remove',
  takeBackOf: (name: string) => `Remove the answer for ${name}`,
  takenBack: {
    title: 'Answer removed',
    description: 'The place is unclear again, and its consignments are being recalculated.',
  },
}

export const factorWords = {
  title: 'Emission intensities',
  hint: 'Grams of CO₂e per tonne-kilometre, well to wheel. Custom values replace the product’s defaults.',
  own: 'Custom',
  missing: 'No published value with a clear source',
  replace: (name: string) => `Set custom value: ${name}`,
  withdraw: (name: string) => `Remove custom value: ${name}`,
  set: 'Set custom value',
  giveUp: 'Remove',
  wtt: 'Well to tank (g/tkm)',
  ttw: 'Tank to wheel (g/tkm)',
  source: 'Source',
  edition: 'Edition',
  validFrom: 'Valid from',
  validUntil: 'Valid until',
  save: 'Save',
  saved: { title: 'Custom value active', description: 'All figures are being recalculated.' },
  withdrawn: { title: 'Custom value removed', description: 'All figures are being recalculated.' },
  back: 'Back to all intensities',
  loading: 'Loading intensities',
  required: 'Required',
  valid: (from: string | null, until: string | null) =>
    [from && `from ${formatPrinted(from)}`, until && `until ${formatPrinted(until)}`]
      .filter(Boolean)
      .join(' '),
}

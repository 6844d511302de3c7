import type { EmissionReason, GoalMeasure } from '@efti-hub/contract'
import { counted } from './counted.ts'
import { formatNumber, formatPercent } from './format.ts'
import { formatPrinted } from './printed-day.ts'
import { modeNames } from './work.ts'

const consignments = (count: number) => counted(count, 'consignment')

export const sustainabilityWords = {
  title: 'Sustainability Dashboard',
  subtitle: 'Greenhouse gas emissions of your consignments, calculated from their documents',
  notCertified: 'Not a certified calculation.',
  notCertifiedHint:
    'Follows the ISO 14083 method: mass × distance × intensity, well to wheel. Distances are estimated; intensities are published averages unless you set your own.',
  year: 'Year',
  failed: 'The figures could not be loaded',
  failedHint: 'Your documents are safe. Try again in a moment.',
  loading: 'Loading the figures',
  waiting: (count: number) => `${consignments(count)} ${count === 1 ? 'is' : 'are'} being calculated`,
  consignments,
  generateReport: 'Generate Report',
  reportPdf: 'PDF summary of the year',
  reportCsv: 'CSV with every consignment and its calculation',
  reportFailed: {
    title: 'Report failed',
    description: 'The report could not be generated. Please try again.',
  },
  reportDone: (name: string) => ({
    title: 'Report ready',
    description: `${name} was downloaded.`,
  }),
  setGoals: 'Set Goals',
  intensities: 'Intensities',
  onlyManager: 'Only a Compliance Manager can do this.',
  empty: 'No consignments in this year',
  emptyHint: 'Emissions are calculated once a transport document with mass and places has been read.',
  toProcessing: 'Upload a document',
  against: (year: number) => `vs ${year}`,
  metrics: {
    total: { title: 'Emissions', subtitle: 'CO₂e, well to wheel' },
    intensity: { title: 'Intensity', subtitle: 'g CO₂e per tonne-kilometre' },
    activity: { title: 'Transport activity', subtitle: 'tonne-kilometres' },
    coverage: { title: 'Coverage' },
  },
  coverage: (computed: number, all: number) => `${formatNumber(computed)} of ${consignments(all)} computable`,
  shares: { 'low-carbon': 'By rail or water', own: 'With custom intensities' },
  setIntensity: 'Set an intensity',
  answerPlace: 'Clarify the place',
  impact: {
    title: 'Environmental Impact',
    coverage: 'Consignments with a figure',
    lowCarbon: 'Tonne-kilometres by rail or water',
    primary: 'Figures with custom intensities',
    none: 'No figures yet',
  },
  footprint: {
    title: 'Carbon Footprint Breakdown',
    hint: 'Click a row to see its consignments.',
    by: 'Break down by',
    mode: 'Mode',
    lane: 'Lane',
    partner: 'Carrier',
    month: 'Month',
    more: (count: number) => `and ${formatNumber(count)} more; the report lists all`,
    none: 'No consignment with a figure has this.',
    open: (name: string) => `Open ${name}`,
  },
  missing: {
    title: 'Not in the figures',
    hint: 'What is missing from these consignments and where to add it.',
    none: 'Every consignment this year has a figure.',
  },
  modes: modeNames,
  reasons: {
    'no-mass': 'No gross mass in the documents',
    'no-mode': 'No mode of transport in the documents',
    'several-modes': 'Several main modes in the documents',
    'no-origin': 'No place of taking over or loading',
    'no-destination': 'No place of delivery or unloading',
    'place-asked': 'Place unknown or ambiguous',
    'same-place': 'Both places are the same town',
    'no-route': 'No route for this mode between the places',
    'no-factor': 'No sourced intensity for this mode',
    'papers-rejected': 'Its documents were rejected',
  } satisfies Record<EmissionReason, string>,
  /** Element of the data set that would help; where none does, the place to answer or the intensity to set. */
  fields: {
    'no-mass': { label: 'Add the gross mass', path: 'grossWeight[1]' },
    'no-mode': { label: 'Add the mode', path: 'mainCarriageTransportMovement[1]/modeCode' },
    'several-modes': { label: 'Correct the modes', path: 'mainCarriageTransportMovement[1]/modeCode' },
    'no-origin': { label: 'Add the place', path: 'carrierAcceptanceLocation/postalAddress/cityName[1]' },
    'no-destination': { label: 'Add the place', path: 'consigneeReceiptLocation/postalAddress/cityName[1]' },
    'place-asked': { label: 'Correct the place', path: 'consigneeReceiptLocation/postalAddress/cityName[1]' },
    'same-place': { label: 'Correct the place', path: 'consigneeReceiptLocation/postalAddress/cityName[1]' },
    'no-route': { label: 'Correct the place', path: 'consigneeReceiptLocation/postalAddress/cityName[1]' },
    'no-factor': null,
    'papers-rejected': null,
  } satisfies Record<EmissionReason, { label: string; path: string } | null>,
}

export const goalWords = {
  title: (year: number) => `${year} goals`,
  none: (year: number) => `No goals are set for ${year}.`,
  dialogTitle: (year: number) => `Goals for ${year}`,
  dialogHint: 'Leave a target empty if you have no such goal. Labels are calculated from the figures.',
  target: (name: string) => `Target: ${name}`,
  baseline: (name: string) => `Baseline: ${name}`,
  baselineHint: 'Empty baselines use the previous year’s figures.',
  save: 'Save goals',
  saved: { title: 'Goals saved', description: 'Figures are now compared with them.' },
  notNumber: 'Enter a number of 0 or more',
  value: (value: string, target: string) => `Now ${value}, target ${target}.`,
  /** The server's sentence with its percentages as the reader writes them. */
  why: (template: string, shares: Readonly<Record<string, number>>) =>
    template.replace(/\{(\w+)\}/g, (_, name: string) => formatPercent(shares[name] ?? 0)),
  noLabel: 'Not met',
  noFigure: 'No figure',
  measures: {
    total: { name: 'Emissions at most', unit: 't CO₂e' },
    intensity: { name: 'Intensity at most', unit: 'g CO₂e/tkm' },
    coverage: { name: 'Consignments with a figure', unit: '%' },
    'low-carbon': { name: 'Tonne-kilometres by rail or water', unit: '%' },
    certifications: { name: 'Certificates held', unit: '' },
  } satisfies Record<GoalMeasure, { name: string; unit: string }>,
}

export const certificationWords = {
  title: 'Certifications',
  none: 'No certification applications yet.',
  apply: 'Apply for New Certification',
  applyHint: 'The application is saved as Pending even if details are missing.',
  type: 'Certification Type',
  companyName: 'Company Name',
  contactEmail: 'Contact Email',
  targetDate: 'Target Completion Date',
  submit: 'Submit Application',
  submitted: {
    title: 'Application Submitted',
    description: 'Your certification application has been submitted for review.',
  },
  untyped: 'Certification',
  detailsMissing: 'details missing',
  edit: (name: string) => `Edit ${name}`,
  editTitle: 'Certification',
  editHint: 'Status, certificate and dates. Every change is recorded.',
  status: 'Status',
  number: 'Certificate number',
  issuer: 'Issued by',
  validFrom: 'Valid from',
  validUntil: 'Valid until',
  file: 'Certificate (PDF, PNG or JPEG, up to 10 MB)',
  save: 'Save',
  saved: { title: 'Certification saved', description: 'Your colleagues can see it now.' },
  failed: 'Certification not saved',
  download: (name: string) => `Download ${name}`,
  target: (day: string) => `Target ${formatPrinted(day)}`,
  valid: (from: string | null, until: string | null) =>
    [from && `from ${formatPrinted(from)}`, until && `until ${formatPrinted(until)}`]
      .filter(Boolean)
      .join(' '),
}

import type { ResultRange, ResultStep, ResultsSummary, ScoreBand } from '@efti-hub/contract'
import { counted } from './counted.ts'
import { formatNumber } from './format.ts'

const documents = (count: number) => counted(count, 'document')

export const resultsWords = {
  title: 'Compliance Results',
  subtitle: 'Outcome of every document submitted in this period',
  range: 'Date range',
  ranges: { '7': '7 Days', '30': '30 Days', '90': '90 Days', '365': '1 Year' } satisfies Record<
    ResultRange,
    string
  >,
  export: 'Export',
  exportSelected: (format: string, count: number) => `${format}: ${documents(count)} selected`,
  exportAll: (format: string, count: number | null) =>
    count === null ? format : `${format}: ${documents(count)}`,
  figures: 'Key figures',
  total: 'Total Processed',
  totalHint: (submitted: number, failed: number, underWay: number) =>
    [
      `of ${formatNumber(submitted)} submitted`,
      failed && `${formatNumber(failed)} failed`,
      underWay && `${formatNumber(underWay)} under way`,
    ]
      .filter(Boolean)
      .join(' · '),
  rate: 'Compliance Rate',
  rateHint: (compliant: number, checked: number) =>
    `${formatNumber(compliant)} of ${formatNumber(checked)} checked have no open critical or high violation`,
  violations: 'Violations Found',
  violationsHint: ({ open, waived, resolved }: ResultsSummary['violations']) =>
    `${formatNumber(open)} open · ${formatNumber(waived)} waived · ${formatNumber(resolved)} resolved`,
  time: 'Avg Processing Time',
  timeHint: (median: string) => `From submission to first check; median ${median}`,
  nothingYet: 'No document judged by rules in this period',
  failed: 'The figures could not be loaded',
}

export const resultChartsWords = {
  trend: 'Trend',
  trendHint: {
    day: 'Documents by submission date',
    week: 'Documents by week of submission',
    month: 'Documents by month of submission',
  } satisfies Record<ResultsSummary['unit'], string>,
  compliant: 'Compliant',
  notCompliant: 'Not compliant',
  unchecked: 'Not checked',
  when: 'Date',
  types: 'Common Violations',
  typesHint: 'Open violations by type',
  type: 'Type',
  violations: 'Violations',
  documents: 'Documents',
  noTypes: 'No open violations in this period',
  countries: 'Compliance by Country',
  countriesHint: 'Share of compliant documents by route country',
  country: 'Country',
  rate: 'Compliance rate',
  noCountries: 'No document in this period has a country on its route',
  processing: 'Processing Summary',
  processingHint: 'Number of runs and duration of each step',
  step: 'Step',
  steps: {
    waiting: 'Waiting for a worker',
    reading: 'Text recognition',
    checking: 'Compliance check',
  } satisfies Record<ResultStep['step'], string>,
  completed: 'Completed',
  underWay: 'Under way',
  failed: 'Failed',
  average: 'Average',
  median: 'Median',
  p95: '95th percentile',
  noSteps: 'Nothing was processed in this period',
  show: (what: string) => `Show the documents: ${what}`,
  few: (count: number) => documents(count),
}

export const recordsWords = {
  title: 'Compliance Records',
  shown: (shown: number, total: number) =>
    shown < total ? `${formatNumber(shown)} of ${documents(total)}` : documents(total),
  search: 'Search records',
  searchPlaceholder: 'Search by name or ID...',
  status: 'Status',
  country: 'Country',
  transportType: 'Transport Type',
  band: 'Score',
  bands: {
    green: '90 or more',
    yellow: '70 to 89',
    red: 'Below 70',
    none: 'No score',
  } satisfies Record<ScoreBand, string>,
  bandNames: { success: 'good', warning: 'fair', error: 'poor' },
  onlyType: (type: string) => `Violation: ${type}`,
  onlyPart: (part: string) => `Submitted: ${part}`,
  removeFilter: (filter: string) => `Remove the filter ${filter}`,
  columns: {
    document: 'Document',
    status: 'Status',
    score: 'Score',
    violations: 'Violations',
    country: 'Country',
    transportType: 'Transport Type',
    submitted: 'Submitted',
    actions: 'Actions',
  },
  selectPage: 'Select all documents shown',
  select: (name: string) => `Select ${name}`,
  selection: 'Selection',
  selected: (count: number) => `${formatNumber(count)} selected`,
  selectAll: (total: number) => `Select all ${formatNumber(total)} matching documents`,
  clear: 'Clear the selection',
  tooMany: (most: number) =>
    `You can select at most ${most} documents one by one. Narrow the filter instead.`,
  menu: (name: string) => `Actions for ${name}`,
  viewDetails: 'View Details',
  download: 'Download',
  downloads: { original: 'Original', report: 'Report (PDF)', xml: 'eFTI XML' },
  notRead: 'Not read yet',
  downloadFailed: 'Download failed',
  notDownloaded: 'The file could not be downloaded. Please try again.',
  loading: 'Loading records',
  loadFailed: 'The records could not be loaded',
  none: 'No documents were submitted in this period',
  noneHint: 'Choose a longer period, or upload a document under Document Processing.',
  noMatch: 'No records match your filters',
  noMatchHint: 'Change or clear the filters to see more.',
  more: 'Show more',
  unknown: '—',
}

export const recordWords = {
  title: 'Compliance Details',
  documentId: 'Document ID',
  status: 'Status',
  score: 'Score',
  violations: 'Violations',
  country: 'Country',
  transportType: 'Transport Type',
  submitted: 'Submitted',
  processed: 'Processed',
  note: 'Findings, legal basis and fixes are on the Violations page.',
  toViolations: 'View violations',
  toDocument: 'Open document',
}

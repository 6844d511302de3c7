import type { Severity } from '@efti-hub/contract'
import { counted } from './counted.ts'
import { formatNumber } from './format.ts'

export const statWords = {
  region: 'Key figures',
  documents: 'Total Documents',
  uploaded: (count: number) => `${formatNumber(count)} uploaded in the last 30 days`,
  compliance: 'Compliance Rate',
  compliant: (compliant: number, checked: number) =>
    `${formatNumber(compliant)} of ${counted(checked, 'checked document')}`,
  notChecked: 'No document judged by rules yet',
  points: (points: string) => `${points} points`,
  people: 'Active Users',
  members: (count: number) => `of ${counted(count, 'member')}, in the last 30 days`,
  countries: 'Countries',
  noCountries: 'No route has been read yet',
  against: 'vs previous 30 days',
  noBefore: 'No earlier period to compare',
  failed: 'The figures could not be loaded',
}

export const quickWords = {
  title: 'Quick Actions',
  report: 'Generate Report',
  reportHint: 'PDF compliance report for a period',
  violations: 'Export Violations',
  violationsHint: 'Violation list as CSV or XLSX',
  batch: 'Batch Process',
  batchHint: 'Upload several files or a ZIP',
  batchForbidden: 'Your role cannot upload documents.',
}

export const reportWords = {
  title: 'Generate Report',
  description: 'Compliance report for your organisation (PDF, A4)',
  period: 'Period',
  days: { 7: 'Last 7 days', 30: 'Last 30 days', 90: 'Last 90 days', 365: 'Last year' },
  own: 'Custom range',
  from: 'From',
  to: 'To',
  missing: 'Choose both dates',
  order: 'The start date is after the end date',
  contents:
    'Documents by status, violations by severity and type, documents with the most violations, due dates, and how the figures are calculated.',
  make: 'Generate report',
  making: 'Generating report…',
  cancel: 'Cancel',
  failed: { title: 'Report Failed', description: 'The report could not be generated. Please try again.' },
  done: (name: string) => ({ title: 'Report Ready', description: `${name} was downloaded.` }),
}

export const exportWords = {
  title: 'Export Violations',
  description: 'One violation per row, with document, rule, legal basis and dates',
  which: 'Which',
  open: (count: number | null) =>
    count === null ? 'Open violations' : `Open violations (${formatNumber(count)})`,
  all: 'All violations, including resolved and waived',
  severity: 'Severity',
  every: 'All severities',
  format: 'Format',
  formats: { csv: 'CSV, for any program', xlsx: 'XLSX, for spreadsheets' },
  download: 'Download',
  close: 'Close',
}

export const severityChoices: Record<Severity, string> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
}

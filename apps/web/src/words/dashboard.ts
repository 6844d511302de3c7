import type { Severity } from '@efti-hub/contract'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const statWords = {
  region: 'Key figures',
  documents: 'Total Documents',
  uploaded: (count: number) => `${count} uploaded in the last 30 days`,
  compliance: 'Compliance Rate',
  compliant: (compliant: number, checked: number) => `${compliant} of ${checked} checked documents`,
  notChecked: 'Nothing has been checked yet',
  points: (points: string) => `${points} points`,
  people: 'Active Users',
  members: (count: number) => `of ${plural(count, 'member', 'members')}, in the last 30 days`,
  countries: 'Countries',
  noCountries: 'No route has been read yet',
  against: 'against the 30 days before',
  noBefore: 'no 30 days before to compare with',
  failed: 'The figures could not be loaded',
}

export const quickWords = {
  title: 'Quick Actions',
  report: 'Generate Report',
  reportHint: 'A PDF about the compliance of a period',
  violations: 'Export Violations',
  violationsHint: 'The list as CSV or XLSX',
  batch: 'Batch Process',
  batchHint: 'Many files, or one ZIP, at once',
  batchForbidden: 'Your role may not upload documents.',
}

export const reportWords = {
  title: 'Generate Report',
  description: 'A compliance report of your organisation, as PDF for A4 paper',
  period: 'Period',
  days: { 7: 'Last 7 days', 30: 'Last 30 days', 90: 'Last 90 days', 365: 'Last year' },
  own: 'From a day to a day',
  from: 'From',
  to: 'To',
  missing: 'Choose both days',
  order: 'The first day is after the last one',
  contents:
    'Documents by status, violations by severity and type, the documents with the most to mend, what is due, and what the figures mean.',
  make: 'Generate report',
  making: 'Generating report…',
  cancel: 'Cancel',
  failed: { title: 'Report Failed', description: 'The report could not be made. Please try again.' },
  done: (name: string) => ({ title: 'Report Ready', description: `${name} was downloaded.` }),
}

export const exportWords = {
  title: 'Export Violations',
  description: 'Each violation on a line, with its document, rule, clause and dates',
  which: 'Which',
  open: (count: number | null) => (count === null ? 'Open violations' : `Open violations (${count})`),
  all: 'All violations, resolved and waived ones too',
  severity: 'Severity',
  every: 'Every severity',
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

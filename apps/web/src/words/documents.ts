import type { JobStatus, JobType } from '@efti-hub/contract'
import { formatPercent } from './format.ts'

export { documentStatusLabels, statusLabelOf } from '@efti-hub/contract'

export const jobStatusLabels: Record<JobStatus, string> = {
  queued: 'Queued',
  running: 'Running',
  processing: 'Processing',
  completed: 'Completed',
  failed: 'Failed',
}

export const jobTypeLabels: Record<JobType, { name: string; meaning: string }> = {
  ocr: { name: 'OCR', meaning: 'Text recognition' },
  compliance: { name: 'Compliance', meaning: 'Check against the eFTI data sets' },
}

export const documentsWords = {
  recent: 'Recent Documents',
  recentDescription: 'The latest 10 uploads of your organisation',
  viewAll: 'View all documents',
  title: 'All Documents',
  search: 'Search documents by name',
  searchPlaceholder: 'Search documents...',
  status: 'Status',
  decision: 'Decision',
  viewJobs: 'View Jobs',
  sameFileAs: 'Same file as',
  noMatch: 'No documents match your filters',
  noMatchHint: 'Try another name, or clear the filters.',
  none: 'No documents uploaded yet',
  noneHint: 'Upload a freight document above; it is read and checked within seconds.',
  noneRecentHint: 'Upload a freight document; it appears here immediately.',
  loadFailed: 'The documents could not be loaded',
  listLoading: 'Loading documents',
}

export const jobsWords = {
  title: 'Processing Jobs',
  none: 'No processing jobs found',
  loading: 'Loading jobs',
  loadFailed: 'The jobs could not be loaded',
  progress: (job: string) => `Progress of ${job}`,
  percent: (progress: number) => formatPercent(progress / 100),
  created: 'Queued',
  started: 'Started',
  completed: 'Completed',
  took: 'Took',
  running: 'Running for',
  confidence: 'Confidence',
  extractedText: 'Extracted text',
  noText: 'No text was found.',
  score: 'Score',
  violations: 'Violations',
}

import { counted } from './counted.ts'
import { formatNumber } from './format.ts'
export const documentWords = {
  title: 'Document',
  back: 'All documents',
  kind: 'Kind',
  kindOfDocument: 'The kind of document',
  kindHint: 'Confidence in the kind of document',
  /** A time follows. */
  kindChosenBy: (name: string) => `Chosen by ${name},`,
  kindSeen: (kind: string) => `Detected: ${kind}`,
  kindChosen: {
    title: 'Kind Chosen',
    description: (kind: string) => `The document is being re-read as: ${kind}.`,
  },
  kindFailed: {
    title: 'Kind Not Changed',
    description: 'The kind could not be saved. Nothing has changed; please try again.',
  },
  score: (score: number | null) => `Score ${score ?? '—'}`,
  scoreUnknown: 'Not checked yet',
  download: 'Download',
  original: 'Original',
  downloadFailed: 'Download failed',
  notDownloaded: 'The file could not be downloaded. Please try again.',
  notReadYet: 'Not read yet',
  exportXml: 'eFTI XML',
  exportReport: 'Report (PDF)',
  loading: 'Loading the document',
  loadFailed: 'The document could not be loaded',
  notFound: 'This document does not exist',
  notFoundHint: 'It may have been deleted, or it belongs to another organisation.',
  notRead: 'The document has not been read yet',
  notReadHint: 'Its pages and values appear here once reading has finished.',
  unreadable: 'The document could not be read',
  processingFailed: 'The document could not be processed',
  noPages: 'This format has no pages',
  noPagesHint: 'The values shown were taken from the data itself.',
  pagesFailed: 'The pages could not be loaded',
  moreViolations: (shown: number) =>
    `The first ${formatNumber(shown)} violations are shown; the full list is on the Violations page.`,
  violations: (count: number) => counted(count, 'open violation'),
}

export const holdWords = {
  hold: 'Put on hold',
  holdTitle: 'Put this document on hold?',
  holdHint:
    'It is kept past the retention of your organisation until somebody releases it, such as for a claim.',
  reason: 'Reason',
  held: { title: 'Document on Hold', description: 'It is not deleted until it is released.' },
  release: 'Release hold',
  releaseTitle: 'Release this document?',
  releaseHint:
    'It is deleted when its retention ends. If that has passed already, the next nightly run deletes it.',
  released: { title: 'Hold Released', description: 'The retention of your organisation applies again.' },
  badge: 'On hold',
  /** A time follows. */
  by: (name: string, reason: string) => `${reason} (${name})`,
}

export { kindLabel } from '@efti-hub/contract'

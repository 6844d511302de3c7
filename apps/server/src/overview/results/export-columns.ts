import { type DocumentStatus, isShownJudged, statusLabelOf, type TransportType } from '@efti-hub/contract'
import type { Column } from '../../platform/spreadsheet/columns.ts'

export interface ExportedResult extends Record<string, unknown> {
  documentId: string
  name: string
  status: DocumentStatus
  score: number | null
  openViolations: number
  countries: string[]
  transportTypes: TransportType[]
  /** Milliseconds since 1970. */
  submittedAt: number
  processedAt: number | null
}

const instant = (ms: number | null) => (ms === null ? null : new Date(Math.round(ms)))

/** As the records are on screen; empty where the screen has a dash. */
export const RESULT_COLUMNS: Column<ExportedResult>[] = [
  { title: 'Document', width: 44, cell: ({ name }) => name },
  { title: 'Document ID', width: 38, cell: ({ documentId }) => documentId },
  {
    title: 'Status',
    width: 14,
    cell: ({ status, score }) => statusLabelOf({ status, judged: isShownJudged(status, score) }),
  },
  { title: 'Score', width: 8, cell: ({ score }) => score },
  {
    title: 'Violations',
    width: 11,
    cell: ({ processedAt, openViolations }) => (processedAt === null ? null : openViolations),
  },
  { title: 'Country', width: 12, cell: ({ countries }) => countries.join(', ') },
  { title: 'Transport Type', width: 18, cell: ({ transportTypes }) => transportTypes.join(', ') },
  { title: 'Submitted (UTC)', width: 20, cell: ({ submittedAt }) => instant(submittedAt) },
  { title: 'Processed (UTC)', width: 20, cell: ({ processedAt }) => instant(processedAt) },
]

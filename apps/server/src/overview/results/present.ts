import { isShownJudged, type ResultRecord } from '@efti-hub/contract'
import type { DocumentResultRow } from './tables.ts'

export function presentRecord(row: DocumentResultRow): ResultRecord {
  return {
    id: row.documentId,
    documentId: row.documentId,
    documentName: row.name,
    submittedAt: row.submittedAt.toISOString(),
    processedAt: row.processedAt?.toISOString() ?? null,
    status: row.status,
    judged: isShownJudged(row.status, row.score),
    complianceScore: row.score,
    violations: row.openViolations,
    countries: row.countries,
    transportTypes: row.transportTypes,
  }
}

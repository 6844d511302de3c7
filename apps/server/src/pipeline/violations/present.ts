import type { Violation } from '@efti-hub/contract'
import type { ViolationRow } from './store.ts'

export function presentViolation(row: ViolationRow, documentName: string): Violation {
  return {
    id: row.id,
    severity: row.severity,
    violationType: row.violationType,
    description: row.description,
    ...(row.fieldName ? { fieldName: row.fieldName } : {}),
    ...(row.suggestedFix ? { suggestedFix: row.suggestedFix } : {}),
    code: row.code,
    status: row.status,
    eftiId: row.eftiId,
    path: row.path,
    clause: row.clause,
    ...(row.example ? { example: row.example } : {}),
    subsets: row.subsets,
    documentId: row.documentId,
    documentName,
    owner: null,
    dueAt: null,
    dueReason: null,
    commentCount: 0,
    waiver: null,
    firstFoundAt: row.createdAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    reopenedAt: null,
  }
}

import type { ViolationRow as ListedRow, PersonName, Violation } from '@efti-hub/contract'
import type { ListedViolation } from './lists/store.ts'
import type { ViolationRow } from './tables.ts'

export type Names = ReadonlyMap<string, string>

export function presentViolation(row: ViolationRow, documentName: string, names: Names): Violation {
  const isResolved = row.status === 'resolved'
  return {
    id: row.id,
    severity: row.severity,
    violationType: row.violationType,
    description: row.description,
    ...(row.descriptionTemplate && row.quantities
      ? { descriptionTemplate: row.descriptionTemplate, values: row.quantities }
      : {}),
    ...(row.fieldName ? { fieldName: row.fieldName } : {}),
    ...(row.suggestedFix ? { suggestedFix: row.suggestedFix } : {}),
    code: row.code,
    status: row.status,
    eftiId: row.eftiId,
    path: row.path,
    clause: row.clause,
    ...(row.example ? { example: row.example } : {}),
    ...(row.fix === null ? {} : { fix: row.fix }),
    subsets: row.subsets,
    documentId: row.documentId,
    documentName,
    owner: row.ownerId ? personOf(row.ownerId, names) : null,
    dueAt: isResolved ? null : (row.dueAt?.toISOString() ?? null),
    dueReason: isResolved ? null : row.dueReason,
    commentCount: row.commentCount,
    waiver: waiverOf(row, names),
    firstFoundAt: row.createdAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    reopenedAt: row.reopenedAt?.toISOString() ?? null,
  }
}

export function presentRow(row: ListedViolation, names: Names): ListedRow {
  return { ...presentViolation(row, row.documentName, names), createdAt: row.createdAt.toISOString() }
}

export function personOf(id: string, names: Names): PersonName {
  return { id, name: names.get(id) ?? 'Unknown User' }
}

/** Ids of everybody whom these rows name. */
export function peopleIn(rows: readonly ViolationRow[]): string[] {
  return rows.flatMap(({ ownerId, waivedBy }) => [ownerId ?? [], waivedBy ?? []].flat())
}

function waiverOf(row: ViolationRow, names: Names): Violation['waiver'] {
  if (row.status !== 'waived' || !row.waivedAt || !row.waivedBy) return null
  return {
    reason: row.waiverReason ?? '',
    author: personOf(row.waivedBy, names),
    at: row.waivedAt.toISOString(),
    expiresAt: row.waiverExpiresAt?.toISOString() ?? null,
    ...(row.acceptedRule && { rule: row.acceptedRule }),
  }
}

import type { ComparedValue, ConsignmentChange } from '@efti-hub/contract'
import type { Act } from '../../platform/record-act.ts'
import { titleOf } from './present.ts'
import type { StoredDocument } from './store.ts'
import type { ConsignmentRow } from './tables.ts'

/** As the audit trail records it. */
export function actOfLinking(
  action: 'link' | 'unlink',
  consignment: ConsignmentRow,
  documents: readonly StoredDocument[],
  documentId: string,
): Act {
  return {
    ...summaryOf(consignment, documents),
    action,
    documentId,
    details: documents.find((document) => document.documentId === documentId)?.name ?? '',
  }
}

/** `row` as it was before. */
export function actsOfChange(
  row: ConsignmentRow,
  documents: readonly StoredDocument[],
  { phase, confirmed = [] }: ConsignmentChange,
): Act[] {
  const phaseAct =
    phase === undefined
      ? []
      : [{ action: 'phase-set' as const, oldValue: row.phase, newValue: phase, details: '' }]
  const confirmations = confirmed.map((one) => ({
    action: 'paper-confirmed' as const,
    details: row.required.find(({ code }) => code === one.code)?.name ?? one.code,
    oldValue: one.code in row.confirmed,
    newValue: one.confirmed,
  }))
  return [...phaseAct, ...confirmations].map((act) => ({ ...summaryOf(row, documents), ...act }))
}

export function actOfSettling(
  row: ConsignmentRow,
  documents: readonly StoredDocument[],
  label: string,
  value: ComparedValue,
): Act {
  return { ...summaryOf(row, documents), action: 'contradiction-settled', details: label, newValue: value }
}

export function actOfAccepting(
  row: ConsignmentRow,
  documents: readonly StoredDocument[],
  label: string,
  accepted: { values: readonly ComparedValue[]; reason: string },
): Act {
  return {
    ...summaryOf(row, documents),
    action: 'contradiction-accepted',
    details: label,
    newValue: accepted,
  }
}

export function actOfRevoking(
  row: ConsignmentRow,
  documents: readonly StoredDocument[],
  label: string,
  accepted: { values: readonly ComparedValue[]; reason: string },
): Act {
  return {
    ...summaryOf(row, documents),
    action: 'contradiction-acceptance-revoked',
    details: label,
    oldValue: accepted,
  }
}

export function actOfExporting(
  row: ConsignmentRow,
  documents: readonly StoredDocument[],
  details: string,
): Act {
  return { ...summaryOf(row, documents), action: 'export', details }
}

function summaryOf({ id }: ConsignmentRow, documents: readonly StoredDocument[]) {
  return { resourceType: 'consignment', resourceId: id, resourceName: titleOf(documents) }
}

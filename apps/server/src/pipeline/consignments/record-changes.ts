import type { ComparedValue, ConsignmentChange } from '@efti-hub/contract'
import type { Act } from '../../platform/record-act.ts'
import { titleOf } from './present.ts'
import type { StoredPaper } from './store.ts'
import type { ConsignmentRow } from './tables.ts'

/** As the audit trail tells it. */
export function actOfLinking(
  action: 'link' | 'unlink',
  consignment: ConsignmentRow,
  papers: readonly StoredPaper[],
  documentId: string,
): Act {
  return {
    ...named(consignment, papers),
    action,
    documentId,
    details: papers.find((paper) => paper.documentId === documentId)?.name ?? '',
  }
}

/** `row` as it was before. */
export function actsOfChange(
  row: ConsignmentRow,
  papers: readonly StoredPaper[],
  { phase, confirmed = [] }: ConsignmentChange,
): Act[] {
  const phaseAct =
    phase === undefined ? [] : [{ action: 'phase-set', oldValue: row.phase, newValue: phase, details: '' }]
  const confirmations = confirmed.map((one) => ({
    action: 'paper-confirmed',
    details: row.required.find(({ code }) => code === one.code)?.name ?? one.code,
    oldValue: one.code in row.confirmed,
    newValue: one.confirmed,
  }))
  return [...phaseAct, ...confirmations].map((act) => ({ ...named(row, papers), ...act }))
}

export function actOfSettling(
  row: ConsignmentRow,
  papers: readonly StoredPaper[],
  label: string,
  value: ComparedValue,
): Act {
  return { ...named(row, papers), action: 'contradiction-settled', details: label, newValue: value }
}

export function actOfAccepting(
  row: ConsignmentRow,
  papers: readonly StoredPaper[],
  label: string,
  accepted: { values: readonly ComparedValue[]; reason: string },
): Act {
  return { ...named(row, papers), action: 'contradiction-accepted', details: label, newValue: accepted }
}

export function actOfRevoking(
  row: ConsignmentRow,
  papers: readonly StoredPaper[],
  label: string,
  accepted: { values: readonly ComparedValue[]; reason: string },
): Act {
  return {
    ...named(row, papers),
    action: 'contradiction-acceptance-revoked',
    details: label,
    oldValue: accepted,
  }
}

export function actOfExporting(row: ConsignmentRow, papers: readonly StoredPaper[], details: string): Act {
  return { ...named(row, papers), action: 'export', details }
}

function named({ id }: ConsignmentRow, papers: readonly StoredPaper[]) {
  return { resourceType: 'consignment', resourceId: id, resourceName: titleOf(papers) }
}

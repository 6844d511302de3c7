import type { Act } from '../../platform/record-act.ts'
import type { ActRow, ViolationRow } from './tables.ts'

const ACTIONS: Record<ActRow['act'], Act['action']> = {
  found: 'found',
  waived: 'waive',
  reopened: 'reopen',
  resolved: 'resolve',
  reclassified: 'reclassify',
  'waiver-expired': 'waiver-expired',
  assigned: 'assign',
  due: 'due-date-set',
  commented: 'comment',
}

/** As the audit trail records it; a waiver with the time at which it ends. */
export function actOnViolation(
  row: Pick<ViolationRow, 'id' | 'documentId' | 'code' | 'violationType'>,
  { act, oldValue, newValue, text }: Pick<ActRow, 'act' | 'oldValue' | 'newValue' | 'text'>,
  until: Date | null = null,
): Act {
  return {
    action: ACTIONS[act],
    resourceType: 'violation',
    resourceId: row.id,
    resourceName: `${row.violationType} (${row.code})`,
    documentId: row.documentId,
    details: text ?? '',
    oldValue,
    newValue: until ? { status: newValue, until: until.toISOString() } : newValue,
  }
}

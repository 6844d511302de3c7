import type { TenantDb } from '../../platform/database.ts'
import { type Act, recordAct } from '../../platform/record-act.ts'
import type { CertificationRow } from '../tables.ts'

/** What was done to a certification, for the audit trail. */
export function recordChange(
  db: TenantDb,
  action: Act['action'],
  { id, type }: CertificationRow,
  values: Pick<Act, 'details' | 'oldValue' | 'newValue'>,
): Promise<void> {
  return recordAct(db, {
    action,
    resourceType: 'certification',
    resourceId: id,
    resourceName: type || 'Certification',
    ...values,
  })
}

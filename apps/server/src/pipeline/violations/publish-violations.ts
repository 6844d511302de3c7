import type { ViolationsUpdate } from '@efti-hub/contract'
import type { TenantDb } from '../../platform/database.ts'
import { publish } from '../../platform/events.ts'

/** An event fits some 200 ids. */
const MOST_NAMED = 100

/** Notifies everybody in the tenant, once this transaction commits, whose violations are to be fetched again. */
export async function publishViolations(db: TenantDb, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return
  const data: ViolationsUpdate['data'] = {
    documentIds: documentIds.length > MOST_NAMED ? null : [...documentIds],
  }
  await publish(db, 'violations_update', data)
}

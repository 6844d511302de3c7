import type { TenantDb } from '../../platform/database.ts'
import { enqueueAfter } from '../../platform/queue.ts'
import { type Act, recordAct } from '../../platform/record-act.ts'
import { makeAllDue, replaceable } from './store.ts'

/** All figures are calculated again, and who did it is kept. */
export async function recordFactor(
  db: TenantDb,
  action: Act['action'],
  key: string,
  before: { wtt: number | null; ttw: number | null; source: string | null } | null,
  newValue: unknown,
): Promise<void> {
  await recordAct(db, {
    action,
    resourceType: 'emission-factor',
    resourceId: null,
    resourceName: replaceable.get(key)?.vehicle ?? key,
    oldValue: before && { wtt: before.wtt, ttw: before.ttw, source: before.source },
    newValue,
  })
  await makeAllDue(db)
  await enqueueAfter(db, 'emissions', 0)
}

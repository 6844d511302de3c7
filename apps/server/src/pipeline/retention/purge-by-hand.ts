import { retentionDaysOf } from '../../accounts/settings/retention.ts'
import { isUuid } from '../../platform/cursor.ts'
import type { TenantDb } from '../../platform/database.ts'
import { enqueueTask } from '../../platform/queue.ts'
import { recordAct } from '../../platform/record-act.ts'
import { notFound } from '../../platform/refusal.ts'
import { takeTurn, withTrash } from '../documents/store.ts'
import { removalOf, removeRows } from './remove-rows.ts'
import { lockRun, openRun } from './run-store.ts'
import { trashedDocument } from './store.ts'

/**
 * A document in the trash, permanently: its rows now, as part of the run that is under way or of a new one, which then removes
 * its file. @throws Refusal
 */
export async function purgeByHand(db: TenantDb, id: string, now: Date): Promise<void> {
  if (!isUuid(id)) throw notFound('document in the trash')
  const runId = await takeRun(db, now)
  await takeTurn(db)
  const row = await withTrash(db, () => trashedDocument(db, id))
  if (!row) throw notFound('document in the trash')
  await recordAct(db, removalOf(row, 'document-purged', 'Deleted permanently from the trash'))
  await removeRows(db, runId, [row])
  await enqueueTask(db, 'retention', {})
}

/** Locked. The one that was under way may have ended while this waited for it. */
async function takeRun(db: TenantDb, now: Date): Promise<string> {
  const days = await retentionDaysOf(db)
  for (;;) {
    const runId = await openRun(db, days, now)
    if (await lockRun(db, runId)) return runId
  }
}

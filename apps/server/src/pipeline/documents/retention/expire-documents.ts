import { retentionOf } from '../../../accounts/settings/retention.ts'
import { recordActs } from '../../../audit/record-act.ts'
import type { House } from '../../../house.ts'
import { publish } from '../../../platform/events.ts'
import { enqueueTask } from '../../../platform/queue.ts'
import { takeTurn } from '../store.ts'
import { deleteDocuments, expiredDocuments } from './store.ts'

const DAY_MS = 86_400_000
/** A transaction that holds locks no longer than a moment. */
const AT_ONCE = 50

interface Run {
  tenantId: string
  run: string
}

/** Once a day, for as long as the organisation wants it so: what is older than its retention goes for good. */
export async function expireDocuments(house: House, { tenantId, run }: Run): Promise<void> {
  const person = { tenantId, userId: null }
  for (;;) {
    const more = await house.database.inTenant(person, async (db) => {
      const retention = await retentionOf(db)
      if (retention?.run !== run) return false
      await takeTurn(db)
      const rows = await expiredDocuments(db, retention.days, house.clock.now(), AT_ONCE)
      if (rows.length === 0) {
        await enqueueTask(db, 'retention', { run }, DAY_MS)
        return false
      }
      await recordActs(
        db,
        rows.map(({ id, originalName, createdAt }) => ({
          action: 'document-expired',
          resourceType: 'document',
          resourceId: id,
          resourceName: originalName,
          details: `Kept for ${retention.days} days, as the organisation has set`,
          oldValue: { uploaded: new Date(createdAt).toISOString() },
        })),
      )
      await deleteDocuments(db, rows)
      // A job of its own: a file goes exactly when its row is gone, also if this process ends in between.
      await enqueueTask(db, 'remove-files', { keys: rows.map(({ objectKey }) => objectKey) })
      await publish(db, 'violations_update', {})
      return true
    })
    if (!more) return
  }
}

export async function removeFiles(house: House, keys: readonly string[]): Promise<void> {
  for (const key of keys) await house.files.remove(key)
}

import { TRASH_DAYS } from '@efti-hub/contract'
import { retentionDaysOf } from '../../accounts/settings/retention.ts'
import type { TenantDb } from '../../platform/database.ts'
import { type Act, recordAct, recordActs } from '../../platform/record-act.ts'
import type { Services } from '../../services.ts'
import { takeTurn, withTrash } from '../documents/store.ts'
import { abandonedSince, keysOfUpload } from '../intake/hand-out-address.ts'
import { deleteUploads, lockAbandoned } from '../intake/store.ts'
import { removePageImages } from '../recognition/pages/page-images.ts'
import { removeOrphansOf } from './remove-orphans.ts'
import { removalOf, removeRows } from './remove-rows.ts'
import {
  closeRun,
  countRemoved,
  deleteRun,
  filesRemoved,
  filesToRemove,
  lockRun,
  openRun,
} from './run-store.ts'
import { expiredDocuments, type RemovedRow } from './store.ts'

/** Keeps locks for a moment only. */
const AT_ONCE = 50
const DAY_MS = 86_400_000

/**
 * Removes what is older than the retention of the organisation, what was in the trash for its time, and uploads that nobody
 * finished: first rows, then bytes, and last the bytes that an interruption left without a row.
 * Each step is in the database, so a run whose process has died is continued by the next job.
 */
export async function runRetention(services: Services, tenantId: string): Promise<void> {
  const inTenant = <T>(work: (db: TenantDb) => Promise<T>) =>
    services.database.inTenant({ tenantId, userId: null }, work)
  const now = services.clock.now()
  const runId = await inTenant(async (db) => openRun(db, await retentionDaysOf(db), now))
  while (await inTenant((db) => removeDocuments(db, runId, now))) {}
  while (await inTenant((db) => removeUploads(db, runId, now))) {}
  for (;;) {
    const files = await inTenant((db) => filesToRemove(db, runId, AT_ONCE))
    if (files.length === 0) break
    for (const { objectKey, documentId } of files) {
      await services.files.remove(objectKey)
      if (documentId) await removePageImages(services, tenantId, documentId)
    }
    await inTenant((db) => filesRemoved(db, runId, files))
  }
  await removeOrphansOf(services, tenantId)
  await inTenant((db) => finishRun(db, runId, services.clock.now()))
}

/** False once there are no more. The setting is read each time: it may have been changed meanwhile. */
async function removeDocuments(db: TenantDb, runId: string, now: Date): Promise<boolean> {
  const days = await retentionDaysOf(db)
  if (!(await lockRun(db, runId))) return false
  await takeTurn(db)
  const rows = await withTrash(db, () => expiredDocuments(db, days, now, AT_ONCE))
  if (rows.length === 0) return false
  await recordActs(
    db,
    rows.map((row) => actOfRemoval(row, days, now)),
  )
  await removeRows(db, runId, rows)
  return true
}

function actOfRemoval(row: RemovedRow, days: number | null, now: Date): Act {
  const isExpired = days !== null && new Date(row.createdAt).getTime() < now.getTime() - days * DAY_MS
  return isExpired
    ? removalOf(row, 'document-expired', `Kept for ${days} days, as the organisation has set`)
    : removalOf(row, 'document-purged', `In the trash for ${TRASH_DAYS} days`)
}

async function removeUploads(db: TenantDb, runId: string, now: Date): Promise<boolean> {
  if (!(await lockRun(db, runId))) return false
  const rows = await lockAbandoned(db, abandonedSince(now))
  if (rows.length === 0) return false
  await deleteUploads(
    db,
    rows.map(({ id }) => id),
  )
  const files = rows.flatMap(keysOfUpload).map((objectKey) => ({ objectKey, documentId: null }))
  await countRemoved(db, runId, { uploads: rows.length }, files)
  return true
}

/** What was removed is an act; that there was nothing to remove is only a date in the settings. */
async function finishRun(db: TenantDb, runId: string, now: Date): Promise<void> {
  const run = await closeRun(db, runId, now)
  if (!run) return
  const { days, documents, uploads, files, startedAt } = run
  if (documents + uploads > 0) {
    await recordAct(db, {
      action: 'retention-run',
      resourceType: 'settings',
      resourceId: db.tenantId,
      resourceName: 'Retention',
      details: `${counted(documents, 'document')}, ${counted(uploads, 'unfinished upload')} and ${counted(files, 'file')} removed`,
      newValue: { run: runId, startedAt: startedAt.toISOString(), days, documents, uploads, files },
    })
  } else if (days === null) await deleteRun(db, runId)
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

import type { AuditAction } from '@efti-hub/contract'
import type { TenantDb } from '../../platform/database.ts'
import { publish } from '../../platform/events.ts'
import type { Act } from '../../platform/record-act.ts'
import { describeConsignments } from '../consignments/describe-consignment.ts'
import { announce } from '../consignments/relate-document.ts'
import { withTrash } from '../documents/store.ts'
import { countRemoved } from './run-store.ts'
import { deleteDocuments, deleteEmptyConsignments, type RemovedRow } from './store.ts'

/** Permanently. Their files are left to the run, which removes them once this transaction has ended. */
export async function removeRows(db: TenantDb, runId: string, rows: readonly RemovedRow[]): Promise<void> {
  const consignments = [...new Set(rows.flatMap(({ consignmentId }) => consignmentId ?? []))]
  const left = await withTrash(db, async () => {
    await deleteDocuments(db, rows)
    return deleteEmptyConsignments(db, consignments)
  })
  await describeConsignments(db, left)
  const files = rows.map(({ id, objectKey }) => ({ objectKey, documentId: id }))
  await countRemoved(db, runId, { documents: rows.length }, files)
  await announce(db, consignments, [])
  await publish(db, 'violations_update', {})
}

/** The hash shows which file it was, without any of its content. */
export function removalOf(
  { id, originalName, createdAt, sha256 }: RemovedRow,
  action: AuditAction,
  details: string,
): Act {
  return {
    action,
    resourceType: 'document',
    resourceId: id,
    resourceName: originalName,
    details,
    oldValue: { uploaded: new Date(createdAt).toISOString(), sha256 },
  }
}

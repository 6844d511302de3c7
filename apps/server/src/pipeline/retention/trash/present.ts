import { TRASH_DAYS, type TrashedDocument } from '@efti-hub/contract'
import { may } from '../../../accounts/policy.ts'
import type { Member } from '../../../platform/http.ts'
import type { Part } from '../../documents/part-store.ts'
import { mayRestore } from './restore-document.ts'
import type { TrashedRow } from './store.ts'

const DAY_MS = 86_400_000

/** `retentionDays`: of the organisation; null where it keeps its documents. */
export function presentTrashed(
  row: TrashedRow,
  member: Pick<Member, 'role' | 'userId'>,
  retentionDays: number | null,
  names: ReadonlyMap<string, string>,
  parts: readonly Part[],
): TrashedDocument {
  const { id, originalName, fileSize, documentType, createdAt, deletedAt, deletedBy } = row
  const ends = [deletedAt.getTime() + TRASH_DAYS * DAY_MS]
  if (retentionDays !== null) ends.push(createdAt.getTime() + retentionDays * DAY_MS)
  return {
    id,
    originalName,
    fileSize,
    documentType,
    createdAt: createdAt.toISOString(),
    deletedAt: deletedAt.toISOString(),
    deletedBy: (deletedBy && names.get(deletedBy)) || 'Unknown User',
    keptUntil: new Date(Math.min(...ends)).toISOString(),
    parts: parts
      .filter(({ originalId }) => originalId === id)
      .map(({ id, originalName, inTrash }) => ({ id, originalName, inTrash })),
    can: [
      ...(mayRestore(member, row) ? (['restore'] as const) : []),
      ...(may(member, 'purge') ? (['purge'] as const) : []),
    ],
  }
}

import type { Decision } from '@efti-hub/contract'
import type { TenantDb } from '../../platform/database.ts'
import { checksOf } from '../compliance/store.ts'
import { foundOtherwise } from '../violations/checks/comparison-store.ts'
import { openSeverities } from '../violations/store.ts'

/**
 * Whether what was decided while a check waited or ran holds after that check: it does if nothing appeared. An approval has also
 * accepted everything that was open or unread, so nothing of that may be there now, and the document is still judged if it was.
 */
export async function stillHolds(
  db: TenantDb,
  { documentId, decision }: { documentId: string; decision: Decision['decision'] },
): Promise<boolean> {
  if (await foundOtherwise(db, documentId, true)) return false
  if (decision === 'rejected') return true
  if ((await openSeverities(db, [documentId])).has(documentId)) return false
  const [before, latest] = await checksOf(db, documentId, 'latest two')
  if (!before || !latest) return true
  if (before.score !== null && latest.score === null) return false
  const places = new Set(before.unread.map(({ code, path }) => `${code} ${path}`))
  return latest.unread.every(({ code, path }) => places.has(`${code} ${path}`))
}

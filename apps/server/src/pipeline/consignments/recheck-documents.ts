import type { CheckLine } from '@efti-hub/efti'
import type { TenantDb } from '../../platform/database.ts'
import type { Further } from '../compliance/further.ts'
import { latestCheck } from '../compliance/store.ts'
import { findDocument, lockDocument } from '../documents/store.ts'
import type { DocumentRow } from '../documents/tables.ts'
import { OF_CONSIGNMENT } from './contradictions/compare-documents.ts'
import { storedFindings } from './findings-store.ts'
import type { Related } from './relate-document.ts'

/** Checks a document again by the current values; pipeline/index.ts knows how. */
export type Recheck = (db: TenantDb, document: DocumentRow, further: Further) => Promise<void>

/** Until these are read and checked themselves there is nothing to check again. */
const NOT_CHECKED = new Set(['pending', 'processing', 'failed'])

export const isToBeChecked = ({ status }: Pick<DocumentRow, 'status'>) => NOT_CHECKED.has(status)

/**
 * Checks documents again about which the others state something else than before, all in the caller's transaction: what is reported
 * for one document is reported for the other, or for neither. It ends there, since a check of the values that are
 * changes none of them. `except`: the document that is being checked anyway.
 */
export async function recheckDocuments(
  db: TenantDb,
  related: Related,
  recheck: Recheck,
  except: string | null,
): Promise<void> {
  // In the order of their ids, as everybody does who locks several.
  for (const id of [...related.keys()].toSorted()) {
    const further = related.get(id)
    if (id === except || !further) continue
    await lockDocument(db, id)
    const document = await findDocument(db, id)
    if (!document || isToBeChecked(document)) continue
    if (await hasChanged(db, id, further)) await recheck(db, document, further)
  }
}

async function hasChanged(db: TenantDb, id: string, further: Further): Promise<boolean> {
  const check = await latestCheck(db, id)
  if (!check) return false
  const stored = [
    ...((await storedFindings(db, [id], 'CONSIGNMENT-')).get(id) ?? []),
    ...((await storedFindings(db, [id], 'CABOTAGE-')).get(id) ?? []),
  ]
  const found = further.findings.map(({ code, message }) => `${code} ${message}`)
  const lines = check.checks.filter(({ code }) => OF_CONSIGNMENT.test(code))
  return wordsOf(found) !== wordsOf(stored) || linesOf(further.checks) !== linesOf(lines)
}

const wordsOf = (list: readonly string[]) => list.toSorted().join('\n')

const linesOf = (lines: readonly CheckLine[]) =>
  wordsOf(lines.map(({ code, passed, failed }) => `${code} ${passed} ${failed}`))

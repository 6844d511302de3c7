import type { CheckLine } from '@efti-hub/efti'
import type { TenantDb } from '../../platform/database.ts'
import type { Further } from '../compliance/further.ts'
import { latestChecksOf } from '../compliance/store.ts'
import { lockDocuments } from '../documents/store.ts'
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
  const ids = [...related.keys()].filter((id) => id !== except)
  // In the order of their ids, as everybody does who locks several.
  const documents = (await lockDocuments(db, ids)).filter((document) => !isToBeChecked(document))
  const changed = await changedAmong(db, documents, related)
  for (const document of documents) {
    const further = related.get(document.id)
    if (further && changed.has(document.id)) await recheck(db, document, further)
  }
}

/** Of which their latest check states something else about the documents beside them. */
async function changedAmong(
  db: TenantDb,
  documents: readonly DocumentRow[],
  related: Related,
): Promise<Set<string>> {
  const ids = documents.map(({ id }) => id)
  const ofConsignment = await storedFindings(db, ids, 'CONSIGNMENT-')
  const ofCabotage = await storedFindings(db, ids, 'CABOTAGE-')
  const changed = (await latestChecksOf(db, ids)).filter(({ documentId, checks }) => {
    const further = related.get(documentId)
    if (!further) return false
    const stored = [...(ofConsignment.get(documentId) ?? []), ...(ofCabotage.get(documentId) ?? [])]
    const found = further.findings.map(({ code, message }) => `${code} ${message}`)
    const lines = checks.filter(({ code }) => OF_CONSIGNMENT.test(code))
    return wordsOf(found) !== wordsOf(stored) || linesOf(further.checks) !== linesOf(lines)
  })
  return new Set(changed.map(({ documentId }) => documentId))
}

const wordsOf = (list: readonly string[]) => list.toSorted().join('\n')

const linesOf = (lines: readonly CheckLine[]) =>
  wordsOf(lines.map(({ code, passed, failed }) => `${code} ${passed} ${failed}`))

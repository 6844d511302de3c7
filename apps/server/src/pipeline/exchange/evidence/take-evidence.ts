import { readOrganisation } from '../../../accounts/settings/tenant-settings.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { recordAct } from '../../../platform/record-act.ts'
import { titleOf } from '../../consignments/present.ts'
import { actOfExporting } from '../../consignments/record-changes.ts'
import { requireConsignment } from '../../consignments/screen-store.ts'
import { documentsIn, idsOfConsignment } from '../../consignments/store.ts'
import { documentsById } from '../../documents/store.ts'
import type { DocumentRow } from '../../documents/tables.ts'

export interface EvidencePack {
  organisation: string
  consignmentId: string
  /** With the ids of consignments that were merged into this one: the trail knows them. */
  consignmentIds: readonly string[]
  title: string
  documents: readonly DocumentRow[]
}

/** Recorded before the first byte leaves: anyone who breaks off has had some of it. @throws Refusal 404 */
export async function takeEvidence(db: TenantDb, id: string): Promise<EvidencePack> {
  const row = await requireConsignment(db, id)
  const documents = await documentsIn(db, [row.id])
  const rows = await documentsById(
    db,
    documents.map(({ documentId }) => documentId),
  )
  const { name } = await readOrganisation(db)
  await recordAct(db, actOfExporting(row, documents, 'evidence-pack'))
  return {
    organisation: name,
    consignmentId: row.id,
    consignmentIds: await idsOfConsignment(db, row.id),
    title: titleOf(documents),
    documents: documents.flatMap(({ documentId }) => rows.get(documentId) ?? []),
  }
}

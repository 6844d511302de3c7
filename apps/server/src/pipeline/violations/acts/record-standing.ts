import { actOnDocument } from '../../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { recordActs } from '../../../platform/record-act.ts'
import type { Restated } from '../../compliance/restate-scores.ts'
import type { SettledDocument } from '../../documents/settle-documents.ts'
import { documentsById } from '../../documents/store.ts'

/** As the audit trail records it: what an act on violations made of the documents they are of, their score and status. */
export async function recordStanding(
  db: TenantDb,
  restated: readonly Restated[],
  settled: readonly SettledDocument[],
): Promise<void> {
  const changes = [
    ...restated.map(({ documentId, before, after }) => ({
      documentId,
      act: {
        action: 'score-changed' as const,
        details: `Score ${before ?? '—'}, now ${after ?? '—'}`,
        oldValue: { score: before },
        newValue: { score: after },
      },
    })),
    ...settled.map(({ id, before, status }) => ({
      documentId: id,
      act: { action: 'status-changed' as const, oldValue: { status: before }, newValue: { status } },
    })),
  ]
  const names = await documentsById(
    db,
    changes.map(({ documentId }) => documentId),
  )
  await recordActs(
    db,
    changes.flatMap(({ documentId, act }) => {
      const document = names.get(documentId)
      return document ? actOnDocument(document, act) : []
    }),
  )
}

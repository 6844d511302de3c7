import { actOnDocument } from '../../../audit/acts-on-documents.ts'
import type { Member } from '../../../platform/http.ts'
import { recordActs } from '../../../platform/record-act.ts'
import type { Services } from '../../../services.ts'
import { lockDocuments, setDocumentStatuses, takeTurn } from '../../documents/store.ts'
import type { QueueReading } from './read-again.ts'
import { failedAfter } from './store.ts'

/** So many documents of one transaction: others of the tenant wait for its locks meanwhile. */
const PER_PART = 100

/** All failed documents of the member's organisation begin again; answers how many. One that fails meanwhile is not met twice. */
export async function readFailedAgain(
  { database }: Services,
  member: Member,
  queueReading: QueueReading,
): Promise<number> {
  let retried = 0
  let after: string | null = null
  for (;;) {
    const ids: string[] = await database.inTenant(member, (db) => failedAfter(db, after, PER_PART))
    retried += await database.inTenant(member, async (db) => {
      await takeTurn(db)
      const documents = (await lockDocuments(db, ids)).filter(({ status }) => status === 'failed')
      await setDocumentStatuses(
        db,
        documents.map(({ id }) => id),
        'pending',
      )
      await queueReading(db, documents, member.userId)
      await recordActs(
        db,
        documents.map((document) => actOnDocument(document, { action: 'read-again' })),
      )
      return documents.length
    })
    if (ids.length < PER_PART) return retried
    after = ids.at(-1) ?? null
  }
}

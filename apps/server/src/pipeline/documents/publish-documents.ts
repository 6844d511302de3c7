import type { DocumentStatus, DocumentUpdate } from '@efti-hub/contract'
import type { TenantDb } from '../../platform/database.ts'
import { publishAll } from '../../platform/events.ts'

/** Beyond this many, clients fetch everything again anyway. */
const MOST_PUBLISHED = 100

/** For statuses that no job has changed; jobs publish their own. */
export async function publishDocuments(
  db: TenantDb,
  documents: readonly { id: string; status: DocumentStatus }[],
): Promise<void> {
  await publishAll(
    db,
    'document_update',
    documents
      .slice(0, MOST_PUBLISHED)
      .map(({ id, status }): DocumentUpdate['data'] => ({ documentId: id, status })),
  )
}

import { actOnDocument } from '../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../platform/database.ts'
import { recordAct } from '../../platform/record-act.ts'
import { requireDocument } from '../documents/read-documents.ts'
import { setKeptWhole } from '../documents/store.ts'

/** The file is one document, as a person sees it: no split of it is proposed any more. */
export async function keepWhole(db: TenantDb, id: string, now: Date): Promise<void> {
  const document = await requireDocument(db, id)
  if (document.keptWholeAt) return
  await setKeptWhole(db, id, now)
  await recordAct(db, actOnDocument(document, { action: 'kept-whole' }))
}

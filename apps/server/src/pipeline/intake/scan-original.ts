import { actOnDocument } from '../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../platform/database.ts'
import { findMalware, ScannerUnavailable } from '../../platform/malware-scanner.ts'
import { enqueueTask } from '../../platform/queue.ts'
import { recordAct } from '../../platform/record-act.ts'
import { isIn, keyIn } from '../documents/original-folders.ts'
import { PermanentFailure } from '../documents/permanent-failure.ts'
import { Postponed } from '../documents/postponed.ts'
import type { JobContext } from '../documents/run-job.ts'
import { findDocument, lockDocument, setObjectKey } from '../documents/store.ts'
import type { DocumentRow } from '../documents/tables.ts'

const SCANNER_AWAY =
  'Waiting for the malware scanner, which cannot be reached. Processing continues when it is back'
const IN_QUARANTINE =
  'Malware was found in this file. It is in quarantine and cannot be opened. Ask the sender for a clean file and upload that.'

/**
 * Before anything reads the original, at each re-read as well: the scanner knows more every day.
 * @throws PermanentFailure for malware, Postponed while the scanner cannot be reached.
 */
export async function scanOriginal(context: JobContext): Promise<JobContext> {
  const { document, services, signal } = context
  if (isIn('quarantine', document)) throw new PermanentFailure(IN_QUARANTINE)
  const scanner = services.config.malwareScanner
  if (!scanner) return context
  const content = services.files.read(document.objectKey)
  const malware = await findMalware(scanner, content, signal).catch((error) => {
    throw error instanceof ScannerUnavailable ? new Postponed(SCANNER_AWAY, { cause: error }) : error
  })
  if (malware !== null) {
    await moveOriginal(context, 'quarantine', (db) =>
      recordAct(db, actOnDocument(document, { action: 'file-quarantined', details: `Malware: ${malware}` })),
    )
    throw new PermanentFailure(IN_QUARANTINE)
  }
  if (!isIn('unscanned', document)) return context
  return { ...context, document: await moveOriginal(context, 'originals') }
}

/** Copied, then pointed at, then removed from where it was: wherever this is interrupted, the row names a whole file. */
async function moveOriginal(
  { document, services }: JobContext,
  folder: 'originals' | 'quarantine',
  alsoIn: (db: TenantDb) => Promise<void> = async () => {},
): Promise<DocumentRow> {
  const objectKey = keyIn(folder, document)
  await services.files.copy(document.objectKey, objectKey)
  const isThere = await services.database.inTenant(
    { tenantId: document.tenantId, userId: null },
    async (db) => {
      await lockDocument(db, document.id)
      // In the trash meanwhile: its row names the file where it was, for the day it is restored.
      if (!(await findDocument(db, document.id))) return false
      await setObjectKey(db, document.id, objectKey)
      await enqueueTask(db, 'remove-files', { keys: [document.objectKey] })
      await alsoIn(db)
      return true
    },
  )
  if (!isThere) {
    await services.files.remove(objectKey)
    throw new PermanentFailure('The document was moved to the trash.')
  }
  return { ...document, objectKey }
}

import { removeOrphans } from '../../platform/file-store/remove-orphans.ts'
import type { Services } from '../../services.ts'
import { CERTIFICATES } from './certificate-file.ts'
import { keysOfCertificates } from './store.ts'

const DAY_MS = 86_400_000
const ORPHAN_DAYS = 7

/** Of one tenant: what was stored by an upload that was interrupted before its row. */
export async function removeOrphanCertificates(services: Services, tenantId: string): Promise<void> {
  const { files, database, clock } = services
  const until = new Date(clock.now().getTime() - ORPHAN_DAYS * DAY_MS)
  await removeOrphans(files, `${CERTIFICATES}/${tenantId}`, until, (keys) =>
    database.inTenant({ tenantId, userId: null }, (db) => keysOfCertificates(db, keys)),
  )
}

import type { TenantDb } from '../../platform/database.ts'
import { removeOrphans } from '../../platform/file-store/remove-orphans.ts'
import type { Services } from '../../services.ts'
import { ORIGINAL_FOLDERS } from '../documents/original-folders.ts'
import { withTrash } from '../documents/store.ts'
import { INCOMING } from '../intake/upload-address.ts'
import { PICTURES } from '../recognition/pages/stored-images.ts'
import { keysOfOriginals } from './store.ts'

const DAY_MS = 86_400_000
/** Longer than any upload or job is under way, and long enough to notice that a wrong backup was restored. */
const ORPHAN_DAYS = 7
/** Longer than an upload may take to become a document. */
const INCOMING_DAYS = 2
/** A picture of a page is drawn again when somebody looks at it. */
const PICTURE_DAYS = 30

/** Files of one tenant that no row points at, and pictures in the store that nobody may have looked at for long. */
export async function removeOrphansOf(services: Services, tenantId: string): Promise<void> {
  const { files, database, clock, log } = services
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  const ofRows = (keys: string[]) =>
    database.inTenant({ tenantId, userId: null }, (db: TenantDb) =>
      withTrash(db, () => keysOfOriginals(db, keys)),
    )
  const ofNone = async () => new Set<string>()
  let removed = await removeOrphans(files, `${INCOMING}/${tenantId}`, before(INCOMING_DAYS), ofNone)
  for (const folder of ORIGINAL_FOLDERS) {
    removed += await removeOrphans(files, `${folder}/${tenantId}`, before(ORPHAN_DAYS), ofRows)
  }
  if (removed > 0) log.warn({ tenantId, removed }, 'files that no row points at were removed')
  await removeOrphans(files, `${PICTURES}/${tenantId}`, before(PICTURE_DAYS), ofNone)
}

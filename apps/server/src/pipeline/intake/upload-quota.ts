import type { TenantDb } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { lockOriginals, storedBytes } from './store.ts'

const MB = 1_048_576
const inMegabytes = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`

/**
 * Until the transaction ends no other upload of the tenant is counted or stored.
 * @throws Refusal where its originals would then take more than UPLOAD_QUOTA_MB.
 */
export async function requireQuota(
  { config }: Services,
  db: TenantDb,
  uploadId: string,
  bytes: number,
): Promise<void> {
  const quota = config.uploadQuotaMb * MB
  if (quota === 0) return
  await lockOriginals(db)
  const used = await storedBytes(db, uploadId)
  if (used + bytes <= quota) return
  throw new Refusal(
    'quota_exceeded',
    `Your organisation uses ${inMegabytes(used)} of its ${inMegabytes(quota)} for files, and this file has ${inMegabytes(bytes)}. Nothing was stored. Ask the operator of this service for more space, or keep documents for a shorter time (Settings, Retention).`,
  )
}

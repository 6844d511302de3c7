import type { OrganisationUsage } from '@efti-hub/contract'
import type { Config } from '../../platform/config.ts'
import type { TenantDb } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { documentsSince, lockOriginals, storedBytes } from './store.ts'

const MB = 1_048_576
const inMegabytes = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`
const counted = (count: number) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'document' : 'documents'}`

/**
 * Until the transaction ends no other upload of the tenant is counted or stored.
 * @throws Refusal where its originals would then take more than UPLOAD_QUOTA_MB, or where it has made all documents of the month.
 */
export async function requireQuota(
  services: Services,
  db: TenantDb,
  uploadId: string | null,
  bytes: number,
): Promise<void> {
  await requireDocumentsLeft(services, db)
  const quota = services.config.uploadQuotaMb * MB
  if (quota === 0) return
  await lockOriginals(db)
  const used = await storedBytes(db, uploadId)
  if (used + bytes <= quota) return
  throw new Refusal(
    'quota_exceeded',
    `Your organisation uses ${inMegabytes(used)} of its ${inMegabytes(quota)} for files, and this file has ${inMegabytes(bytes)}. Nothing was stored. Ask the operator of this service for more space, or keep documents for a shorter time (Settings, Retention).`,
  )
}

/** The same for documents. @throws Refusal where DOCUMENTS_PER_MONTH were made in this calendar month (UTC). */
export async function requireDocumentsLeft({ config, clock }: Services, db: TenantDb): Promise<void> {
  const quota = config.documentsPerMonth
  if (quota === 0) return
  await lockOriginals(db)
  const now = clock.now()
  const made = await documentsSince(db, beginOfMonth(now))
  if (made < quota) return
  throw new Refusal(
    'quota_exceeded',
    `Your organisation has made ${counted(made)} this month, and ${counted(quota)} are allowed. No document was made of this file. A new month begins on ${dayOf(beginOfMonth(now, 1))}; the operator of this service can allow more.`,
  )
}

export async function usageOf(
  { documentsPerMonth, uploadQuotaMb }: Config,
  db: TenantDb,
  now: Date,
): Promise<OrganisationUsage> {
  const begin = beginOfMonth(now)
  return {
    month: begin.toISOString().slice(0, 7),
    documents: await documentsSince(db, begin),
    documentsLimit: documentsPerMonth || null,
    bytes: await storedBytes(db, null),
    bytesLimit: uploadQuotaMb * MB || null,
  }
}

const beginOfMonth = (now: Date, later = 0) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later))

const dayOf = (day: Date) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(day)

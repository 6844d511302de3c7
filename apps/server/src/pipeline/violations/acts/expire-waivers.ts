import { isBlocking } from '@efti-hub/contract'
import { addDocumentNotice } from '../../../notifications/notices/add-notice.ts'
import type { TenantDb } from '../../../platform/database.ts'
import type { Services } from '../../../services.ts'
import { endExpiredWaivers, expiredWaivers } from '../checks/record-store.ts'
import { publishViolations } from '../publish-violations.ts'
import type { FollowActs } from './change-violations.ts'
import { lockViolations } from './store.ts'

/** Documents of one transaction: others of the tenant wait for its locks. */
const AT_ONCE = 50

/** The job at the end of a waiver: all of the tenant whose time is over open again. */
export async function expireWaivers(
  services: Services,
  tenantId: string,
  follow: FollowActs,
  atOnce = AT_ONCE,
): Promise<void> {
  const now = services.clock.now()
  const expireSome = (db: TenantDb) => expirePart(db, now, atOnce, follow)
  while (await services.database.inTenant({ tenantId, userId: null }, expireSome));
}

/** Answers whether there may be more. */
async function expirePart(db: TenantDb, now: Date, most: number, follow: FollowActs): Promise<boolean> {
  const expired = await expiredWaivers(db, now, most)
  await lockViolations(
    db,
    expired.map(({ id }) => id),
  )
  const expiredOf = [...new Set(expired.map(({ documentId }) => documentId))]
  const opened = await endExpiredWaivers(db, now, { documentIds: expiredOf, checkId: null })
  const documentIds = [...new Set(opened.map(({ documentId }) => documentId))].sort()
  if (documentIds.length === 0) return false
  const blocking = opened.filter(isBlocking)
  const reopened = [...new Set(blocking.map(({ documentId }) => documentId))].sort()
  await follow(db, { documentIds, reopened, author: null })
  await publishViolations(db, documentIds)
  for (const [documentId, { length: grave }] of Map.groupBy(blocking, (one) => one.documentId)) {
    await addDocumentNotice(db, documentId, { kind: 'violations', author: null, facts: { grave } })
  }
  return expiredOf.length === most
}

import { isBlocking } from '@efti-hub/contract'
import { addDocumentNotice } from '../../../notifications/notices/add-notice.ts'
import type { Services } from '../../../services.ts'
import { endExpiredWaivers, expiredWaivers } from '../checks/record-store.ts'
import { publishViolations } from '../publish-violations.ts'
import type { FollowActs } from './change-violations.ts'
import { lockViolations } from './store.ts'

/** The job at the end of a waiver: all of the tenant whose time is over open again. */
export async function expireWaivers(services: Services, tenantId: string, follow: FollowActs): Promise<void> {
  await services.database.inTenant({ tenantId, userId: null }, async (db) => {
    const now = services.clock.now()
    await lockViolations(db, await expiredWaivers(db, now))
    const opened = await endExpiredWaivers(db, now, null)
    const documentIds = [...new Set(opened.map(({ documentId }) => documentId))].sort()
    if (documentIds.length === 0) return
    const blocking = opened.filter(isBlocking)
    const reopened = [...new Set(blocking.map(({ documentId }) => documentId))].sort()
    await follow(db, { documentIds, reopened, author: null })
    await publishViolations(db, documentIds)
    for (const [documentId, { length: grave }] of Map.groupBy(blocking, (one) => one.documentId)) {
      await addDocumentNotice(db, documentId, { kind: 'violations', author: null, facts: { grave } })
    }
  })
}

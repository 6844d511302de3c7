import { consignmentDetail } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { unlinkDocument } from '../change-consignment.ts'
import { readConsignment } from '../read-consignment.ts'
import { type Recheck, recheckDocuments } from '../recheck-documents.ts'

export function unlinkDocumentRoute(app: App, services: Services, recheck: Recheck): void {
  app.delete(
    '/api/consignments/:id/documents/:documentId',
    {
      schema: {
        tags: ['Consignments'],
        summary: 'Unlinks a document: the product never links it with these documents again',
        params: z.object({ id: z.string(), documentId: z.string() }),
        response: { 200: consignmentDetail },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'link')
      const { id, documentId } = request.params
      await services.database.inTenant(member, async (db) => {
        const about = { consignmentId: id, documentId }
        const related = await unlinkDocument(db, about, member, services.clock.now())
        await recheckDocuments(db, related, recheck, null)
      })
      return readConsignment(services, member, id)
    },
  )
}

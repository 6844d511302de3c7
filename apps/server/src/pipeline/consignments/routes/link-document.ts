import { consignmentDetail, consignmentLink } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { linkDocument } from '../change-consignment.ts'
import { readConsignment } from '../read-consignment.ts'
import { type Recheck, recheckDocuments } from '../recheck-documents.ts'

const byId = z.object({ id: z.string() })

export function linkDocumentRoute(app: App, services: Services, recheck: Recheck): void {
  app.post(
    '/api/consignments/:id/documents',
    {
      schema: {
        tags: ['Consignments'],
        summary: 'Links a document by hand: it stays, whatever the product would say',
        params: byId,
        body: consignmentLink,
        response: { 200: consignmentDetail },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'link')
      const about = { consignmentId: request.params.id, documentId: request.body.documentId }
      await services.database.inTenant(member, async (db) => {
        const related = await linkDocument(db, about, member, services.clock.now())
        await recheckDocuments(db, related, recheck, null)
      })
      return readConsignment(services, member, about.consignmentId)
    },
  )
}

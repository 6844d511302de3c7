import { document } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../../accounts/policy.ts'
import { type App, memberOf } from '../../../../platform/http.ts'
import type { Services } from '../../../../services.ts'
import { presentOne } from '../../../documents/read-documents.ts'
import { type AfterRestore, restoreDocument } from '../restore-document.ts'

export function restoreDocumentRoute(app: App, services: Services, after: AfterRestore): void {
  app.post(
    '/api/documents/:id/restore',
    {
      schema: {
        tags: ['Documents'],
        summary: 'Restores a document from the trash',
        params: z.object({ id: z.string() }),
        response: { 200: document },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'delete')
      return services.database.inTenant(member, async (db) => {
        const row = await restoreDocument(db, member, request.params.id, services.clock.now(), after)
        return presentOne(db, row, member)
      })
    },
  )
}

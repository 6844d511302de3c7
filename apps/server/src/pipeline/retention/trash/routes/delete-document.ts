import { trashedDocument } from '@efti-hub/contract'
import { z } from 'zod'
import { namesOfPeople } from '../../../../accounts/names-of-people.ts'
import { requireMay } from '../../../../accounts/policy.ts'
import { retentionDaysOf } from '../../../../accounts/settings/retention.ts'
import { type App, memberOf } from '../../../../platform/http.ts'
import type { Services } from '../../../../services.ts'
import type { Recheck } from '../../../consignments/recheck-documents.ts'
import { deleteDocument } from '../delete-document.ts'
import { presentTrashed } from '../present.ts'

export function deleteDocumentRoute(app: App, services: Services, recheck: Recheck): void {
  app.delete(
    '/api/documents/:id',
    {
      schema: {
        tags: ['Documents'],
        summary: 'Moves a document to the trash for 30 days: gone from every list, count and search at once',
        params: z.object({ id: z.string() }),
        response: { 200: trashedDocument },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'delete')
      const { row, days } = await services.database.inTenant(member, async (db) => ({
        row: await deleteDocument(db, member, request.params.id, services.clock.now(), recheck),
        days: await retentionDaysOf(db),
      }))
      return presentTrashed(row, member, days, await namesOfPeople(services, [member.userId]), [])
    },
  )
}

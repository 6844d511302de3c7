import { processingJob } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../../accounts/policy.ts'
import { type App, memberOf } from '../../../../platform/http.ts'
import type { Services } from '../../../../services.ts'
import { presentJob } from '../../../documents/present.ts'
import { stopWork } from '../stop-work.ts'

const byId = z.object({ id: z.string() })

export function stopWorkRoute(app: App, services: Services): void {
  app.post(
    '/api/documents/:id/cancel',
    {
      schema: {
        tags: ['Documents'],
        summary: 'Stops the job of the document that waits or is at work; answers with that job',
        params: byId,
        response: { 200: processingJob },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'reprocess')
      const asked = { documentId: request.params.id, author: member.userId, name: member.name }
      return presentJob(await services.database.inTenant(member, (db) => stopWork(db, asked)))
    },
  )
}

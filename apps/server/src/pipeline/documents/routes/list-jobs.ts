import { processingJob } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { presentJob } from '../present.ts'
import { requireDocument } from '../read-documents.ts'
import { listJobs } from '../store.ts'

const byId = z.object({ id: z.string() })

export function listJobsRoute(app: App, services: Services): void {
  app.get(
    '/api/documents/:id/jobs',
    {
      schema: {
        tags: ['Documents'],
        summary: 'Jobs of a document, oldest first',
        params: byId,
        response: { 200: z.array(processingJob) },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return services.database.inTenant(member, async (db) => {
        const { id } = await requireDocument(db, request.params.id)
        return (await listJobs(db, id)).map(presentJob)
      })
    },
  )
}

import { processingJob, reprocessRequest } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../../accounts/policy.ts'
import { type App, memberOf } from '../../../../platform/http.ts'
import type { Services } from '../../../../services.ts'
import { presentJob } from '../../../documents/present.ts'
import { requireDocument } from '../../../documents/read-documents.ts'
import { requireInstalled } from '../languages.ts'
import { type QueueReading, readAgain } from '../read-again.ts'

const byId = z.object({ id: z.string() })

export function readAgainRoute(app: App, services: Services, queueReading: QueueReading): void {
  app.post(
    '/api/documents/:id/reprocess',
    {
      schema: {
        tags: ['Documents'],
        summary: 'Reads the document again, in a language of choice; answers with the new job',
        params: byId,
        body: reprocessRequest,
        response: { 202: processingJob },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'reprocess')
      const documentId = request.params.id
      // Before anything about the language: who may not see the document learns nothing else either.
      await services.database.inTenant(member, (db) => requireDocument(db, documentId))
      if (request.body?.language) await requireInstalled(request.body.language)
      const asked = { documentId, author: member.userId, request: request.body }
      const job = await services.database.inTenant(member, (db) => readAgain(db, asked, queueReading))
      return reply.status(202).send(presentJob(job))
    },
  )
}

import { document, splitRequest } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf, originOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { type AfterSplit, splitDocument } from '../split-document.ts'

export function splitDocumentRoute(app: App, services: Services, after: AfterSplit): void {
  app.post(
    '/api/documents/:id/split',
    {
      schema: {
        tags: ['Documents'],
        summary:
          'Makes documents of the pages of a PDF, in any order and turned; the original is moved to the trash, and restoring it undoes this',
        params: z.object({ id: z.string() }),
        body: splitRequest,
        response: { 201: z.array(document) },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'upload')
      requireMay(member, 'delete')
      const of = { id: request.params.id, origin: originOf(request, services.config.publicUrl) }
      return reply.status(201).send(await splitDocument(services, member, of, request.body, after))
    },
  )
}

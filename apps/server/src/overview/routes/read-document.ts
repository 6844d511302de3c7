import { documentDetail } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { readDocument } from '../read-document.ts'

export function readDocumentRoute(app: App, services: Services): void {
  app.get(
    '/api/documents/:id',
    {
      schema: {
        tags: ['Documents'],
        summary: 'One document, its latest check, and what the caller may do next',
        params: z.object({ id: z.string() }),
        response: { 200: documentDetail },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return readDocument(services, member, request.params.id)
    },
  )
}

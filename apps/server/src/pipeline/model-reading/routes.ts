import { modelReadingAnswer, remediationQuestion } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { requireDocument } from '../documents/read-documents.ts'
import { presentReading } from './present-reading.ts'
import { previewReading } from './preview-reading.ts'

const params = z.object({ id: z.string() })

export function modelReadingRoutes(app: App, services: Services): void {
  app.get(
    '/api/documents/:id/reading',
    {
      schema: {
        tags: ['Documents'],
        summary: 'What an AI provider was given when the document was read, and what it answered',
        params,
        response: { 200: modelReadingAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return services.database.inTenant(member, async (db) => {
        const document = await requireDocument(db, request.params.id)
        return { reading: await presentReading(db, document.id) }
      })
    },
  )

  app.get(
    '/api/documents/:id/reading/question',
    {
      schema: {
        tags: ['Documents'],
        summary: 'What of a document would be sent to the AI provider to read it, word for word',
        params,
        response: { 200: remediationQuestion },
      },
    },
    (request) => {
      const member = memberOf(request)
      requireMay(member, 'remediate')
      return services.database.inTenant(member, async (db) =>
        previewReading(services, db, await requireDocument(db, request.params.id)),
      )
    },
  )
}

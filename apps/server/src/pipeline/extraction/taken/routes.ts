import { readTextAnswer, readTextRequest } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { readText } from './read-text.ts'

/** For people who take values from the pages of a document. */
export function takenTextRoutes(app: App, services: Services): void {
  app.post(
    '/api/documents/:id/read-text',
    {
      schema: {
        tags: ['Documents'],
        summary:
          'What a text from a page means for a field, read as the values of the document were; nothing is stored',
        params: z.object({ id: z.string() }),
        body: readTextRequest,
        response: { 200: readTextAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      return services.database.inTenant(member, (db) => readText(db, request.params.id, request.body))
    },
  )
}

import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { keepWhole } from '../keep-whole.ts'

export function keepWholeRoute(app: App, services: Services): void {
  app.post(
    '/api/documents/:id/keep-whole',
    {
      schema: {
        tags: ['Documents'],
        summary: 'Keeps a file as one document: no split of it is proposed any more',
        params: z.object({ id: z.string() }),
        response: { 200: z.object({ done: z.literal(true) }) },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      await services.database.inTenant(member, (db) => keepWhole(db, request.params.id, services.clock.now()))
      return { done: true as const }
    },
  )
}

import { z } from 'zod'
import { requireConfirmed } from '../../../../accounts/identity/require-confirmed.ts'
import { requireMay } from '../../../../accounts/policy.ts'
import { type App, memberOf } from '../../../../platform/http.ts'
import type { Services } from '../../../../services.ts'
import { purgeByHand } from '../../purge-by-hand.ts'

export function purgeDocumentRoute(app: App, services: Services): void {
  app.delete(
    '/api/trash/:id',
    {
      schema: {
        tags: ['Documents'],
        summary:
          'Deletes a document in the trash permanently, with its file and everything that was read from it',
        params: z.object({ id: z.string() }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'purge')
      requireConfirmed(services, request)
      await services.database.inTenant(member, (db) =>
        purgeByHand(db, request.params.id, services.clock.now()),
      )
      return reply.code(204).send(null)
    },
  )
}

import { type PresenceUpdate, presenceRequest } from '@efti-hub/contract'
import { z } from 'zod'
import { namesOfPeople } from '../../../accounts/names-of-people.ts'
import { personIn } from '../../../accounts/person-in.ts'
import { requireMay } from '../../../accounts/policy.ts'
import { publish } from '../../../platform/events.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { requireDocument } from '../read-documents.ts'

/** Nothing is kept: the announcement goes to the live sockets of the tenant, by every API process. */
export function announcePresenceRoute(app: App, services: Services): void {
  app.post(
    '/api/documents/:id/presence',
    {
      schema: {
        tags: ['Live updates'],
        summary: 'Announces to connected members that the caller has the document open, or no longer has',
        params: z.object({ id: z.string() }),
        body: presenceRequest,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      personIn(request)
      const member = memberOf(request)
      requireMay(member, 'read')
      const { userId } = member
      const name = (await namesOfPeople(services, [userId])).get(userId) ?? ''
      await services.database.inTenant(member, async (db) => {
        const { id } = await requireDocument(db, request.params.id)
        const data = { documentId: id, person: { id: userId, name }, here: request.body.here }
        await publish(db, 'presence_update', data satisfies PresenceUpdate['data'])
      })
      return reply.code(204).send(null)
    },
  )
}

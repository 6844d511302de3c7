import { z } from 'zod'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { recordAct } from '../../platform/record-act.ts'
import { notFound, Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { mayDelete, named } from './present-view.ts'
import { deleteView, findView } from './views-store.ts'

export function deleteViewRoute(app: App, services: Services): void {
  app.delete(
    '/api/views/:id',
    {
      schema: {
        tags: ['Views'],
        summary: 'Deletes one’s own view; a Compliance Manager also a shared one',
        params: z.object({ id: z.string() }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'handle')
      await services.database.inTenant(member, async (db) => {
        const row = await findView(db, request.params.id, member.userId)
        if (!row) throw notFound('view')
        if (!mayDelete(row, member)) {
          throw new Refusal('not_allowed', 'A shared view is deleted by its author or a Compliance Manager.')
        }
        await deleteView(db, row.id)
        await recordAct(db, { action: 'view-deleted', ...named(row), oldValue: row.query })
      })
      return reply.code(204).send(null)
    },
  )
}

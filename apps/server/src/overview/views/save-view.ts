import { savedView, savedViewRequest } from '@efti-hub/contract'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { recordAct } from '../../platform/record-act.ts'
import type { Services } from '../../services.ts'
import { authorsOf, named, presentView } from './present-view.ts'
import { saveView } from './views-store.ts'

export function saveViewRoute(app: App, services: Services): void {
  app.post(
    '/api/views',
    {
      schema: {
        tags: ['Views'],
        summary: 'Saves a view of a list, or changes the one that the caller has saved under this name',
        body: savedViewRequest,
        response: { 201: savedView },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'handle')
      const row = await services.database.inTenant(member, async (db) => {
        const row = await saveView(db, member.userId, request.body)
        await recordAct(db, { action: 'view-saved', ...named(row), newValue: row.query })
        return row
      })
      return reply.status(201).send(presentView(row, member, await authorsOf(services, [row])))
    },
  )
}

import { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { requireConfirmed } from '../identity/require-confirmed.ts'
import { personIn } from '../person-in.ts'
import { recordOwnAct } from '../record-own-act.ts'
import { ownDataPieces, type ReadOwnActs } from './export-own-data.ts'

export function ownDataRoutes(app: App, services: Services, readOwnActs: ReadOwnActs): void {
  app.get(
    '/api/settings/profile/export',
    {
      schema: {
        tags: ['Settings'],
        summary:
          'What is stored about oneself, as JSON: profile, memberships with notification settings, sessions, and one’s own actions in these organisations',
      },
    },
    async (request, reply) => {
      const caller = personIn(request)
      requireConfirmed(services, request)
      await services.database.unsafeAccounts((db) => recordOwnAct(db, caller, 'personal-data-exported'))
      const name = `personal-data-${services.clock.now().toISOString().slice(0, 10)}.json`
      return reply
        .header('Content-Type', 'application/json; charset=utf-8')
        .header('Content-Disposition', contentDisposition(name))
        .send(Readable.from(ownDataPieces(services, caller, request.session?.memberships ?? [], readOwnActs)))
    },
  )
}

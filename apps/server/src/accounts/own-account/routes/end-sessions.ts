import { z } from 'zod'
import type { App } from '../../../platform/http.ts'
import { notFound } from '../../../platform/refusal.ts'
import type { Services } from '../../../services.ts'
import { requireConfirmed } from '../../identity/require-confirmed.ts'
import { personIn } from '../../person-in.ts'
import { recordOwnAct } from '../../record-own-act.ts'
import { endSessionsOf, signedOut } from '../sessions-of-person.ts'

export function endSessionsRoute(app: App, services: Services): void {
  app.delete(
    '/api/settings/sessions/:id',
    {
      schema: {
        tags: ['Settings'],
        summary: 'Signs one session of one’s own out, or with `others` all but this one',
        params: z.object({ id: z.string() }),
        response: { 200: z.object({ ended: z.number().int() }) },
      },
    },
    async (request) => {
      const caller = personIn(request)
      requireConfirmed(services, request)
      const { id } = request.params
      const which = id === 'others' ? { except: caller.sessionId } : { only: id }
      return services.database.unsafeAccounts(async (db) => {
        const ended = await endSessionsOf(db, caller.userId, which)
        if (ended.length === 0 && id !== 'others') throw notFound('session')
        if (ended.length > 0) await recordOwnAct(db, caller, 'sessions-ended', signedOut(ended))
        return { ended: ended.length }
      })
    },
  )
}

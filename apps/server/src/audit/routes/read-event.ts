import { auditEventDetail } from '@efti-hub/contract'
import { z } from 'zod'
import { namesOfPeople } from '../../accounts/names-of-people.ts'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { notFound } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { type DetailRow, findEvent } from '../store.ts'

export function readEventRoute(app: App, services: Services): void {
  app.get(
    '/api/audit/:id',
    {
      schema: {
        tags: ['Audit trail'],
        summary: 'One event with the old and the new value, and its link in the chain',
        params: z.object({ id: z.string() }),
        response: { 200: auditEventDetail },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const event = await services.database.inTenant(member, (db) => findEvent(db, request.params.id))
      if (!event) throw notFound('event')
      return { ...event, names: Object.fromEntries(await namesOfPeople(services, peopleIn(event))) }
    },
  )
}

/** Whose a violation was and whose it became. */
function peopleIn({ action, oldValue, newValue }: DetailRow): string[] {
  if (action !== 'assign') return []
  return [oldValue, newValue].filter((value) => typeof value === 'string')
}

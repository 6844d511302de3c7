import { sessionsList } from '@efti-hub/contract'
import type { App } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { personIn } from '../../person-in.ts'
import { sessionsOf } from '../sessions-of-person.ts'

export function listSessionsRoute(app: App, services: Services): void {
  app.get(
    '/api/settings/sessions',
    {
      schema: {
        tags: ['Settings'],
        summary: 'Where one is signed in',
        response: { 200: sessionsList },
      },
    },
    async (request) => sessionsOf(services, personIn(request)),
  )
}

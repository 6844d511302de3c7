import { currentUser, errorBody } from '@efti-hub/contract'
import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { presentUser } from '../present-user.ts'
import { sessionIn } from '../session-in.ts'

export function readUserRoute(app: App, services: Services): void {
  app.get(
    '/api/auth/user',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'The current user',
        response: { 200: currentUser, 401: errorBody },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return presentUser(services, sessionIn(request))
    },
  )
}

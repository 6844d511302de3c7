import { errorBody, PERMISSION_HEADER, permissionPlace, socketInfo } from '@efti-hub/contract'
import { personIn } from '../../accounts/person-in.ts'
import { issueTicket } from '../../accounts/socket-tickets.ts'
import { type App, memberOf, originOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { SOCKET_PATH } from '../socket-path.ts'

export function giveSocketAddressRoute(app: App, services: Services): void {
  app.get(
    '/api/jobs/ws-info',
    {
      schema: {
        tags: ['Live updates'],
        summary: 'The address of the live socket, good for one connection within 30 seconds',
        headers: permissionPlace,
        response: { 200: socketInfo, 401: errorBody },
      },
    },
    async (request, reply) => {
      personIn(request)
      const ticket = issueTicket(services, memberOf(request))
      const origin = originOf(request, services.config.publicUrl).replace(/^http/, 'ws')
      reply.header('cache-control', 'no-store')
      const address = `${origin}${SOCKET_PATH}`
      return request.headers[PERMISSION_HEADER] === 'header'
        ? { wsUrl: address, ticket }
        : { wsUrl: `${address}?ticket=${ticket}` }
    },
  )
}

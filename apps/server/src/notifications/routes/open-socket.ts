import { SOCKET_PROTOCOL } from '@efti-hub/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuseForeignOrigin } from '../../accounts/check-origin.ts'
import { type SocketHolder, spendTicket } from '../../accounts/socket-tickets.ts'
import type { App } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import type { LiveSockets } from '../live-sockets.ts'
import { SOCKET_PATH } from '../socket-path.ts'

declare module 'fastify' {
  interface FastifyRequest {
    socketHolder: SocketHolder | null
  }
}

export function openSocketRoute(app: App, services: Services, sockets: LiveSockets): void {
  app.decorateRequest('socketHolder', null)

  // Refused as HTTP, before the upgrade: 403 for a page of another site, 401 for the ticket. A browser shows both as close
  // code 1006, after which the client fetches a fresh ticket, or is answered by that call that it has to sign in.
  app.get(
    SOCKET_PATH,
    {
      websocket: true,
      config: { public: true },
      schema: { querystring: z.object({ ticket: z.string().max(1_000).optional() }) },
      preHandler: async (request) => {
        refuseForeignOrigin(request, services.config)
        const holder = await spendTicket(services, request.query.ticket ?? ticketIn(request) ?? '')
        if (!holder) throw new Refusal('not_signed_in', 'The live connection needs a fresh ticket.')
        if (!sockets.hasRoomFor(holder.sessionId)) {
          throw new Refusal(
            'too_many_requests',
            'Too many live connections are open. Please close some tabs.',
          )
        }
        request.socketHolder = holder
      },
    },
    (socket, request) => {
      if (request.socketHolder) sockets.add(request.socketHolder, socket)
      else socket.terminate()
    },
  )
}

/** What follows our own name among the protocols that the client offers. */
function ticketIn({ headers }: FastifyRequest): string | undefined {
  const [name, ticket] = headers['sec-websocket-protocol']?.split(/,\s*/) ?? []
  return name === SOCKET_PROTOCOL ? ticket : undefined
}

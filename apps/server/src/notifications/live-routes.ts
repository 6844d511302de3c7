import {
  errorBody,
  PERMISSION_HEADER,
  permissionPlace,
  SOCKET_PROTOCOL,
  socketInfo,
} from '@efti-hub/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuseForeignOrigin } from '../accounts/check-origin.ts'
import { personIn } from '../accounts/person-in.ts'
import {
  forgetExpiredTickets,
  issueTicket,
  type SocketHolder,
  spendTicket,
  stillWelcome,
} from '../accounts/socket-tickets.ts'
import { type App, memberOf, originOf } from '../platform/http.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../services.ts'
import { liveSockets } from './live-sockets.ts'

const SOCKET_PATH = '/api/jobs/ws'
const HEARTBEAT_MS = 30_000

/** What goes out as it came in; everything else on the event stream is the servers' own business. */
const SENT_TYPES = new Set([
  'job_update',
  'document_update',
  'violations_update',
  'consignments_update',
  'notifications_update',
  'audit_update',
])

/** What follows our own name among the protocols that the client offers. */
function ticketIn({ headers }: FastifyRequest): string | undefined {
  const [name, ticket] = headers['sec-websocket-protocol']?.split(/,\s*/) ?? []
  return name === SOCKET_PROTOCOL ? ticket : undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    socketHolder: SocketHolder | null
  }
}

export function liveRoutes(app: App, services: Services, heartbeatMs = HEARTBEAT_MS): void {
  const sockets = liveSockets()
  app.decorateRequest('socketHolder', null)

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

  // Refused as HTTP, before the upgrade: 403 for a page of another site, 401 for the ticket. A browser shows
  // both as close code 1006, after which the client fetches a fresh ticket, or is told by that call to sign in.
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

  const unsubscribe = services.events.onEvent(({ tenantId, type, data }) => {
    if (SENT_TYPES.has(type)) sockets.send(tenantId, { type, data })
    if (type === 'session_ended') sockets.end(({ sessionId }) => sessionId === data.sessionId)
    if (type === 'member_removed') {
      sockets.end((holder) => holder.tenantId === tenantId && holder.userId === data.userId)
    }
    if (type === 'tenant_suspended') sockets.end((holder) => holder.tenantId === tenantId)
  })
  const unsubscribeGap = services.events.onGap(() => sockets.refresh())
  const heartbeat = setInterval(() => {
    sockets.ping()
    endUnwelcome().catch((error) =>
      services.log.warn({ err: error }, 'the sessions of the live sockets could not be checked'),
    )
  }, heartbeatMs)
  heartbeat.unref()
  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    unsubscribe()
    unsubscribeGap()
  })

  /** Sessions that expired, memberships that ended, and sign-outs told while this process had lost the database. */
  async function endUnwelcome(): Promise<void> {
    await forgetExpiredTickets(services)
    const holders = sockets.holders()
    if (holders.length === 0) return
    const welcome = await stillWelcome(services, holders)
    const gone = new Set(holders.filter((_, place) => !welcome[place]))
    sockets.end((holder) => gone.has(holder))
  }
}

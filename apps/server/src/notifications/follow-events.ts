import { forgetExpiredTickets, stillWelcome } from '../accounts/socket-tickets.ts'
import type { App } from '../platform/http.ts'
import type { Services } from '../services.ts'
import type { LiveSockets } from './live-sockets.ts'

/** What goes out as it came in; everything else on the event stream is the servers' own business. */
const SENT_TYPES = new Set([
  'job_update',
  'document_update',
  'violations_update',
  'consignments_update',
  'notifications_update',
  'audit_update',
  'presence_update',
])

/** Until the server closes: sends events to the sockets of their tenant, and ends sockets whose holders may no longer listen. */
export function followEvents(app: App, services: Services, sockets: LiveSockets, heartbeatMs: number): void {
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
    endUnwelcome(services, sockets).catch((error) =>
      services.log.warn({ err: error }, 'the sessions of the live sockets could not be checked'),
    )
  }, heartbeatMs)
  heartbeat.unref()
  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    unsubscribe()
    unsubscribeGap()
  })
}

/** Sessions that expired, memberships that ended, and sign-outs that happened while this process had lost the database. */
async function endUnwelcome(services: Services, sockets: LiveSockets): Promise<void> {
  await forgetExpiredTickets(services)
  const holders = sockets.holders()
  if (holders.length === 0) return
  const welcome = await stillWelcome(services, holders)
  const gone = new Set(holders.filter((_, place) => !welcome[place]))
  sockets.end((holder) => gone.has(holder))
}

import type { App } from '../platform/http.ts'
import type { Services } from '../services.ts'
import { followEvents } from './follow-events.ts'
import { liveSockets } from './live-sockets.ts'
import { giveSocketAddressRoute } from './routes/give-socket-address.ts'
import { openSocketRoute } from './routes/open-socket.ts'

const HEARTBEAT_MS = 30_000

export function liveRoutes(app: App, services: Services, heartbeatMs = HEARTBEAT_MS): void {
  const sockets = liveSockets()
  giveSocketAddressRoute(app, services)
  openSocketRoute(app, services, sockets)
  followEvents(app, services, sockets, heartbeatMs)
}

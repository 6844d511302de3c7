import type { WebsocketPluginOptions } from '@fastify/websocket'
import type { WebSocket } from 'ws'
import type { SocketHolder } from '../accounts/socket-tickets.ts'

/** Bytes a slow reader may leave unread. Beyond it is dropped; it reconnects and fetches what it missed. */
const MOST_UNREAD_BYTES = 1_048_576
/** Of one session in one process: as many tabs as a person keeps open, and no thousand. */
const MOST_PER_SESSION = 20

/** Close codes: 1001 going away (RFC 6455); 4401 the session has ended, a code of this application's own. */
const GOING_AWAY = 1001
const SESSION_ENDED = 4401
/** 1012 service restart: come back, and fetch what you missed. */
const COME_BACK = 1012

interface LiveSocket extends SocketHolder {
  socket: WebSocket
  /** False from a ping until its pong. */
  answered: boolean
}

export interface LiveSockets {
  hasRoomFor(sessionId: string): boolean
  add(holder: SocketHolder, socket: WebSocket): void
  /** To every socket of this tenant, and to no other. */
  send(tenantId: string, message: unknown): void
  /** Ends the sockets of these people permanently: their client asks for a new ticket and is refused. */
  end(which: (holder: SocketHolder) => boolean): void
  /** Ends all of them for now: their clients reconnect and fetch everything again. */
  refresh(): void
  holders(): SocketHolder[]
  /** Drops the sockets that left the last ping unanswered, and pings the others. */
  ping(): void
}

export function liveSockets(): LiveSockets {
  const byTenant = new Map<string, Set<LiveSocket>>()
  const all = () => [...byTenant.values()].flatMap((sockets) => [...sockets])

  const forget = (live: LiveSocket) => {
    const sockets = byTenant.get(live.tenantId)
    sockets?.delete(live)
    if (sockets?.size === 0) byTenant.delete(live.tenantId)
  }

  return {
    hasRoomFor: (sessionId) => all().filter((live) => live.sessionId === sessionId).length < MOST_PER_SESSION,

    add(holder, socket) {
      const live: LiveSocket = { ...holder, socket, answered: true }
      const sockets = byTenant.get(holder.tenantId)
      if (sockets) sockets.add(live)
      else byTenant.set(holder.tenantId, new Set([live]))
      socket.on('close', () => forget(live))
      socket.on('pong', () => {
        live.answered = true
      })
    },

    send(tenantId, message) {
      const text = JSON.stringify(message)
      for (const { socket } of byTenant.get(tenantId) ?? []) {
        if (socket.readyState !== socket.OPEN) continue
        if (socket.bufferedAmount > MOST_UNREAD_BYTES) socket.terminate()
        else socket.send(text)
      }
    },

    end(which) {
      for (const live of all()) {
        if (which(live)) live.socket.close(SESSION_ENDED, 'signed out')
      }
    },

    refresh() {
      for (const live of all()) live.socket.close(COME_BACK, 'events were missed')
    },

    holders: all,

    ping() {
      for (const live of all()) {
        if (!live.answered) live.socket.terminate()
        else {
          live.answered = false
          live.socket.ping()
        }
      }
    },
  }
}

/** For @fastify/websocket: browsers send nothing here, and at the end they receive a reason. */
export const socketServerOptions: WebsocketPluginOptions = {
  options: { maxPayload: 4_096 },
  preClose(done) {
    for (const socket of this.websocketServer.clients) {
      socket.close(GOING_AWAY, 'the server is going away')
      // A peer that has vanished answers no close frame, and would delay the end of the process.
      setTimeout(() => socket.terminate(), 1_000).unref()
    }
    this.websocketServer.close()
    done()
  },
}

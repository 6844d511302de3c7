import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App, Caller } from '../platform/http.ts'
import { notFound, Refusal } from '../platform/refusal.ts'
import type { Services } from '../services.ts'
import { refuseForeignOrigin } from './check-origin.ts'
import { bearerOf, callerOfKey } from './keys/caller-of-key.ts'
import { giveCookie, tokenIn } from './session-cookie.ts'
import { findSession, renewSession, type Session } from './sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The open session of a signed-in call; its memberships are in the order of `CurrentUser.tenants`. */
    session: Session | null
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Before every call under /api: where it comes from, who makes it, and for which tenant. */
export function identifyCaller(app: App, services: Services): void {
  app.decorateRequest('session', null)
  app.addHook('onRequest', async (request, reply) => {
    if (!isApiCall(request)) return
    const isPublic = request.routeOptions.config.public
    // No browser adds a key by itself, so no page of another site can use it: then the Origin does not matter.
    const key = bearerOf(request.headers.authorization)
    if (key === null && !SAFE_METHODS.has(request.method)) {
      refuseForeignOrigin(request, services.config)
    }
    if (isPublic) return
    if (key !== null) {
      request.caller = await callerOfKey(services, key, request.headers['x-tenant-id'], request.ip)
      return
    }
    const session = await sessionOf(services, request, reply)
    request.session = withTenantFirst(session, request.headers['x-tenant-id'])
    request.caller = callerIn(request.session)
  })
}

/** By the route where one matched: /%61pi/documents is the same call. */
function isApiCall(request: FastifyRequest): boolean {
  return (request.routeOptions.url ?? request.url).startsWith('/api/')
}

async function sessionOf(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Session> {
  const token = tokenIn(request, services.config)
  const session = token && (await findSession(services, token))
  if (!session) throw new Refusal('not_signed_in', 'Please sign in.')
  const renewed = await renewSession(services, session)
  if (renewed) giveCookie(reply, services.config, token, renewed)
  return session
}

/** X-Tenant-Id picks another membership for this one call. */
function withTenantFirst(session: Session, tenantId: string | string[] | undefined): Session {
  if (tenantId === undefined) return session
  const chosen = session.memberships.find((membership) => membership.tenantId === tenantId)
  if (!chosen) throw notFound('organisation')
  const others = session.memberships.filter((membership) => membership !== chosen)
  return { ...session, memberships: [chosen, ...others] }
}

function callerIn(session: Session): Caller {
  const [active] = session.memberships
  return {
    userId: session.userId,
    sessionId: session.id,
    name: session.name,
    email: session.email,
    tenantId: active?.tenantId ?? null,
    role: active?.role ?? null,
  }
}

import { Readable } from 'node:stream'
import { useSpecifiedMessages } from '@efti-hub/contract'
import cookie from '@fastify/cookie'
import etag from '@fastify/etag'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { requestLimits } from './accounts/rate-limits.ts'
import { tokenIn } from './accounts/session-cookie.ts'
import type { House } from './house.ts'
import { socketServerOptions } from './notifications/live-sockets.ts'
import { describeApi } from './platform/describe-api.ts'
import { answerBrokenRequest, explain, statusOf } from './platform/explain-error.ts'
import type { App } from './platform/http.ts'
import { protectPages } from './platform/protect-pages.ts'
import { Refusal } from './platform/refusal.ts'
import { serveWebApp } from './platform/serve-web-app.ts'
import { registerRoutes } from './routes.ts'

/** JSON bodies; files go to the upload address, which has a limit of its own. */
const MAX_JSON_BYTES = 256 * 1024

/** The whole HTTP side of the house, ready to listen. Tests drive this same app. */
export async function buildWebServer(house: House): Promise<App> {
  useSpecifiedMessages()
  const loggerInstance: FastifyBaseLogger = house.log
  const app: App = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_JSON_BYTES,
    // X-Forwarded-* counts only from a proxy on this machine.
    trustProxy: 'loopback',
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerBrokenRequest,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler((error, request, reply) => {
    const body = explain(error)
    if (body.code === 'internal' || body.code === 'unavailable')
      request.log.error({ err: error, path: request.routeOptions.url }, 'a request failed')
    return reply.status(statusOf(error, body)).send(body)
  })
  app.decorateRequest('caller', null)
  app.addHook('preHandler', async (request) => refuseNul(request))
  app.addHook('onResponse', async (request, reply) => measureAnswer(house, request, reply))
  app.addHook('onSend', async (request, reply) => keepPrivate(request, reply))

  await app.register(cookie)
  await app.register(etag, { weak: true })
  await protectPages(app, house.config.publicUrl)
  if (house.config.rateLimit) await app.register(rateLimit, requestLimits())
  await app.register(websocket, socketServerOptions)
  await describeApi(app)
  await app.register(async (rooms: App) => registerRoutes(rooms, house))
  await serveWebApp(app, (request) => tokenIn(request, house.config) !== null)
  return app
}

/**
 * PostgreSQL has no text with NUL, and nobody types it. Accounts answer for themselves: a password is hashed. A page asks
 * the database nothing.
 */
function refuseNul({ query, body, url }: FastifyRequest): void {
  if (!url.startsWith('/api/') || url.startsWith('/api/auth/')) return
  const asked = [query, body instanceof Readable ? null : body]
  if (JSON.stringify(asked).includes('\\u0000')) {
    throw new Refusal('invalid_request', 'The request holds a NUL character, which no text may contain.')
  }
}

/** Answers of the API belong to one person: kept by no proxy, asked for anew each time (an ETag makes that cheap). */
function keepPrivate(request: FastifyRequest, reply: FastifyReply): void {
  if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
    reply.header('cache-control', 'private, no-cache')
  }
}

/** By the route and never by the address, which holds ids. */
function measureAnswer({ measures }: House, request: FastifyRequest, reply: FastifyReply): void {
  const route = request.routeOptions.url ?? 'none'
  measures.answered({
    method: request.method,
    route,
    status: reply.statusCode,
    ms: reply.elapsedTime,
  })
}

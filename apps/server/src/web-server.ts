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
import { socketServerOptions } from './notifications/live-sockets.ts'
import { logAttempt, watchRefusals, whoAsks } from './notifications/refusals/watch-refusals.ts'
import { describeApi } from './platform/describe-api.ts'
import { answerBrokenRequest, explainError, RETRY_AFTER_S, statusOf } from './platform/explain-error.ts'
import type { App } from './platform/http.ts'
import { protectPages } from './platform/protect-pages.ts'
import { refuseUnstorableText } from './platform/refuse-unstorable-text.ts'
import { serveWebApp } from './platform/serve-web-app.ts'
import { registerRoutes } from './routes.ts'
import type { Services } from './services.ts'
import { describeEvents } from './webhooks/describe-events.ts'

/** JSON bodies; files go to the upload address, which has a limit of its own. */
const MAX_JSON_BYTES = 256 * 1024

/** Requests that are under way when the server closes have so long. With LEAVE_MS of api.ts less than a supervisor waits. */
const MOST_UNDER_WAY_MS = 3_000

declare module 'fastify' {
  interface FastifyInstance {
    /** Set at the end: clients are asked to open another connection, which leads them to another process. */
    leaving: { isLeaving: boolean }
  }
}

/** The whole HTTP side of the application, ready to listen. Tests drive this same app. */
export async function buildWebServer(services: Services): Promise<App> {
  useSpecifiedMessages()
  const loggerInstance: FastifyBaseLogger = services.log
  const app: App = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_JSON_BYTES,
    // X-Forwarded-* counts only from a proxy on this machine.
    trustProxy: services.config.trustProxy,
    // What is under way at the end is finished (api.ts); nobody waits for connections without a request.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerBrokenRequest(services.config.publicUrl),
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  const noteRefusal = watchRefusals(services)
  app.setErrorHandler((error, request, reply) => {
    const body = explainError(error)
    const status = statusOf(error, body)
    if (status === 401 || status === 403) noteRefusal(request, body)
    else if (status < 500) logAttempt(services, request, { status, reason: body.code })
    if (status >= 500 && body.code !== 'internal') reply.header('retry-after', RETRY_AFTER_S)
    if (status >= 500)
      request.log.error(
        { err: error, path: request.routeOptions.url, ...whoAsks(request) },
        'a request failed',
      )
    return reply.status(status).send(body)
  })
  app.decorateRequest('caller', null)
  app.decorate('leaving', { isLeaving: false })
  app.addHook('preHandler', async (request) => {
    if (isApiCall(request)) refuseUnstorableText(request)
  })
  app.addHook('onResponse', async (request, reply) => measureAnswer(services, request, reply))
  app.addHook('onSend', async (request, reply) => {
    keepNowhere(request, reply)
    if (app.leaving.isLeaving) reply.header('connection', 'close')
  })
  // One that never ends its request would hold up the end of the process.
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), MOST_UNDER_WAY_MS).unref()
  })

  await app.register(cookie)
  await app.register(etag, { weak: true })
  await protectPages(app, services.config.publicUrl, storeOf(services))
  if (services.config.rateLimit) await app.register(rateLimit, requestLimits())
  await app.register(websocket, socketServerOptions)
  await describeApi(app, describeEvents())
  await app.register(async (scope: App) => registerRoutes(scope, services))
  await serveWebApp(app, (request) => tokenIn(request, services.config) !== null)
  return app
}

/** Of the file store, where browsers send files straight to it. */
const storeOf = ({ files }: Services) => (files.direct ? [files.direct.address] : [])

/** By the route where one matched: /%61pi/documents is the same call. */
function isApiCall(request: FastifyRequest): boolean {
  return (request.routeOptions.url ?? request.url).startsWith('/api/')
}

/** Answers of the API hold data of people: no proxy and no browser keeps them. Clients may still send an ETag they know. */
function keepNowhere(request: FastifyRequest, reply: FastifyReply): void {
  if (isApiCall(request) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
}

/** By the route and never by the address, which contains ids. */
function measureAnswer({ measures }: Services, request: FastifyRequest, reply: FastifyReply): void {
  const route = request.routeOptions.url ?? 'none'
  measures.answered({
    method: request.method,
    route,
    status: reply.statusCode,
    ms: reply.elapsedTime,
  })
}

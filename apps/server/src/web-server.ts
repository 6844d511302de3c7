import { ERROR_STATUS, type ErrorBody, useSpecifiedMessages } from '@efti-hub/contract'
import cookie from '@fastify/cookie'
import etag from '@fastify/etag'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { requestLimits } from './accounts/rate-limits.ts'
import type { House } from './house.ts'
import { socketServerOptions } from './notifications/live-sockets.ts'
import { describeApi } from './platform/describe-api.ts'
import type { App } from './platform/http.ts'
import { isOutage } from './platform/outage.ts'
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

  await app.register(cookie)
  await app.register(etag, { weak: true })
  await protectPages(app, house.config.publicUrl)
  if (house.config.rateLimit) await app.register(rateLimit, requestLimits())
  await app.register(websocket, socketServerOptions)
  await describeApi(app)
  await app.register(async (rooms: App) => registerRoutes(rooms, house))
  await serveWebApp(app)
  return app
}

function explain(error: unknown): ErrorBody {
  if (error instanceof Refusal) {
    return { code: error.code, message: error.message, ...(error.fields ? { fields: error.fields } : {}) }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {}
    for (const { instancePath, message } of error.validation) {
      fields[instancePath.split('/').slice(1).join('.')] ??= message ?? 'Invalid input'
    }
    const [first] = Object.entries(fields)
    const message = first
      ? /^[A-Z].* /.test(first[1])
        ? first[1]
        : `${first[0]}: ${first[1]}`
      : 'Invalid input'
    return { code: 'invalid_request', message, fields }
  }
  if (isOutage(error)) {
    return {
      code: 'unavailable',
      message: 'The service cannot be reached right now. Please try again shortly.',
    }
  }
  const { statusCode, message } = error as { statusCode?: number; message?: string }
  if (statusCode === 429) {
    return {
      code: 'too_many_requests',
      message: message ?? 'Too many requests. Wait a moment and try again.',
    }
  }
  if (statusCode === 413)
    return { code: 'file_too_large', message: 'The request is larger than this call accepts.' }
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return { code: 'invalid_request', message: message ?? 'The request is not valid.' }
  }
  return {
    code: 'internal',
    message: 'Something went wrong on our side. Nothing was lost; please try again.',
  }
}

function statusOf(error: unknown, body: ErrorBody): number {
  if (error instanceof Refusal) return ERROR_STATUS[error.code]
  const { statusCode } = error as { statusCode?: number }
  if (body.code === 'unavailable') return 503
  if (body.code === 'internal') return 500
  return statusCode ?? 400
}

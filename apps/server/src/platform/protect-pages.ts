import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import helmet from '@fastify/helmet'
import type { App } from './http.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Of this response only; the page's own scripts and styles carry it. */
    nonce: string
  }
}

/**
 * Response headers of OWASP's advice: a content security policy without unsafe-inline first of all. `sendsTo`: origins
 * beside our own that pages may send to.
 */
export async function protectPages(
  app: App,
  publicUrl: string | null,
  sendsTo: readonly string[],
): Promise<void> {
  const isHttps = publicUrl?.startsWith('https:') ?? false
  const nonces = new WeakMap<ServerResponse, string>()
  const nonceOf = (response: unknown) => `'nonce-${nonces.get(response as ServerResponse)}'`

  app.decorateReply('nonce', '')
  app.addHook('onRequest', async (_request, reply) => {
    reply.nonce = randomBytes(16).toString('base64')
    nonces.set(reply.raw, reply.nonce)
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", (_request, response) => nonceOf(response)],
        styleSrc: ["'self'", (_request, response) => nonceOf(response)],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...sendsTo],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Without require-trusted-types-for: the lists of Radix Select (a style) and Swagger UI set innerHTML.
      },
    },
    // Only a site that is served over https may pin browsers to it.
    hsts: isHttps ? { maxAge: 31_536_000 } : false,
    crossOriginOpenerPolicy: isHttps ? { policy: 'same-origin' } : false,
    originAgentCluster: false,
  })
}

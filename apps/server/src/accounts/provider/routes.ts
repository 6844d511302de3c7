import { identityProvider as identityProviderAnswer } from '@efti-hub/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type App, originOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { recordEntry } from '../record-entry.ts'
import { cookieFlags, cookieName, giveCookie, tokenIn } from '../session-cookie.ts'
import { findSession, type OpenedSession } from '../sessions.ts'
import { startSession } from '../start-session.ts'
import { type Errand, identityProvider, ProviderUnreachable, type Vouched } from './ask-provider.ts'
import { confirmWithProvider, OtherPerson } from './confirm-with-provider.ts'
import { confirmationPage } from './confirmation-page.ts'
import { EmailUnverified, enterWithProvider, RegistrationClosed } from './enter-with-provider.ts'
import { keepForProof, linkRoutes } from './link-routes.ts'
import { OwnProofNeeded } from './require-own-proof.ts'

const TAGS = ['Accounts']
const CALLBACK = '/api/login/callback'
const COOKIE = 'efti_hub_errand'
const PURPOSE = 'identity-provider'
/** To sign in there, with whatever second factor it asks for. */
const ERRAND_MS = 10 * 60_000

type Notice = 'not-configured' | 'unreachable' | 'refused' | 'unverified' | 'registration-closed'
const backToForm = (notice: Notice) => `/login?notice=provider-${notice}`

/** OpenID Connect, authorisation code with PKCE. The browser is led; nobody calls these. */
export function providerRoutes(app: App, services: Services): void {
  linkRoutes(app, services)
  const { oidc } = services.config
  const provider = oidc && identityProvider(oidc, services.clock.now)
  const errandCookie = cookieName(services.config, COOKIE)
  const cookie = cookieFlags(services.config)
  const hereOf = (request: FastifyRequest) => originOf(request, services.config.publicUrl)

  app.get(
    '/api/auth/provider',
    {
      config: { public: true },
      schema: {
        tags: TAGS,
        summary: 'The external identity provider that is configured',
        response: { 200: identityProviderAnswer },
      },
    },
    async () => ({ name: oidc?.name ?? null }),
  )

  app.get(
    '/api/login',
    {
      config: { public: true },
      schema: {
        tags: TAGS,
        summary:
          'Sign in with an external identity provider; with `confirm`, sign in there once more to confirm one’s identity',
        querystring: z.object({ confirm: z.string().optional() }),
      },
    },
    async (request, reply) => {
      if (!provider) return reply.redirect(backToForm('not-configured'))
      try {
        const confirms = request.query.confirm === 'true' ? (await sessionOf(request))?.id : undefined
        const { address, errand } = await provider.leave(hereOf(request) + CALLBACK, confirms)
        const expires = new Date(services.clock.now().getTime() + ERRAND_MS)
        reply.setCookie(errandCookie, services.signer.sign(PURPOSE, { ...errand }, expires), {
          ...cookie,
          expires,
        })
        reply.header('cache-control', 'no-store')
        return reply.redirect(address.href)
      } catch (error) {
        services.log.warn({ err: error }, 'nobody can sign in with the identity provider')
        return reply.redirect(backToForm('unreachable'))
      }
    },
  )

  app.get(
    CALLBACK,
    {
      config: { public: true },
      schema: { tags: TAGS, summary: 'Where the identity provider leads back to' },
    },
    async (request, reply) => {
      reply.clearCookie(errandCookie, cookie).header('cache-control', 'no-store')
      const errand = errandOf(request)
      if (!provider || !errand) return reply.redirect(backToForm('refused'))
      if (errand.confirms) return confirm(request, reply, errand)
      try {
        const vouched = await provider.comeBack(new URL(request.url, hereOf(request)), errand)
        const entered = await enter(request, vouched)
        if (entered instanceof OwnProofNeeded) {
          keepForProof(services, reply, vouched)
          return reply.redirect(`/login?proof=${entered.asks}`)
        }
        const { token, expiresAt } = entered
        giveCookie(reply, services.config, token, expiresAt)
        return reply.redirect('/')
      } catch (error) {
        services.log.warn({ err: error }, 'somebody was not signed in by the identity provider')
        return reply.redirect(backToForm(noticeOf(error)))
      }
    },
  )

  function errandOf(request: FastifyRequest): Errand | null {
    const claims = services.signer.verify(PURPOSE, request.cookies[errandCookie] ?? '', services.clock.now())
    const { state, nonce, verifier, confirms = '' } = claims ?? {}
    return state && nonce && verifier ? { state, nonce, verifier, confirms } : null
  }

  async function sessionOf(request: FastifyRequest) {
    return findSession(services, tokenIn(request, services.config) ?? '')
  }

  async function confirm(request: FastifyRequest, reply: FastifyReply, errand: Errand) {
    const show = (outcome: Parameters<typeof confirmationPage>[0]) =>
      reply.type('text/html; charset=utf-8').send(confirmationPage(outcome))
    try {
      const session = await sessionOf(request)
      const vouched = await provider?.comeBack(new URL(request.url, hereOf(request)), errand)
      if (!vouched || session?.id !== errand.confirms) return show('failed')
      const { token, expiresAt } = await confirmWithProvider(services, session, vouched, oidc?.name ?? '')
      giveCookie(reply, services.config, token, expiresAt)
      return show('confirmed')
    } catch (error) {
      services.log.warn({ err: error }, 'an identity was not confirmed by the identity provider')
      return show(error instanceof OtherPerson ? 'other' : 'failed')
    }
  }

  async function enter(request: FastifyRequest, vouched: Vouched): Promise<OpenedSession | OwnProofNeeded> {
    const opening = services.database.unsafeAccounts(async (db) => {
      const userId = await enterWithProvider(services, db, vouched)
      const opened = await startSession(services, db, request, { userId, confirmed: false })
      await recordEntry(db, { userId }, 'sign-in', { details: `With ${oidc?.name}` })
      return opened
    })
    return opening.catch((error) => {
      if (error instanceof OwnProofNeeded) return error
      throw error
    })
  }
}

function noticeOf(error: unknown): Notice {
  if (error instanceof EmailUnverified) return 'unverified'
  if (error instanceof RegistrationClosed) return 'registration-closed'
  return error instanceof ProviderUnreachable ? 'unreachable' : 'refused'
}

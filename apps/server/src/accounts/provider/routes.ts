import { identityProvider as identityProviderAnswer } from '@efti-hub/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { House } from '../../house.ts'
import { type App, originOf } from '../../platform/http.ts'
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
export function providerRoutes(app: App, house: House): void {
  linkRoutes(app, house)
  const { oidc } = house.config
  const provider = oidc && identityProvider(oidc, house.clock.now)
  const errandCookie = cookieName(house.config, COOKIE)
  const cookie = cookieFlags(house.config)
  const hereOf = (request: FastifyRequest) => originOf(request, house.config.publicUrl)

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
        const expires = new Date(house.clock.now().getTime() + ERRAND_MS)
        reply.setCookie(errandCookie, house.signer.sign(PURPOSE, { ...errand }, expires), {
          ...cookie,
          expires,
        })
        reply.header('cache-control', 'no-store')
        return reply.redirect(address.href)
      } catch (error) {
        house.log.warn({ err: error }, 'nobody can sign in with the identity provider')
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
          keepForProof(house, reply, vouched)
          return reply.redirect(`/login?proof=${entered.asks}`)
        }
        const { token, expiresAt } = entered
        giveCookie(reply, house.config, token, expiresAt)
        return reply.redirect('/')
      } catch (error) {
        house.log.warn({ err: error }, 'somebody was not signed in by the identity provider')
        return reply.redirect(backToForm(noticeOf(error)))
      }
    },
  )

  function errandOf(request: FastifyRequest): Errand | null {
    const claims = house.signer.verify(PURPOSE, request.cookies[errandCookie] ?? '', house.clock.now())
    const { state, nonce, verifier, confirms = '' } = claims ?? {}
    return state && nonce && verifier ? { state, nonce, verifier, confirms } : null
  }

  async function sessionOf(request: FastifyRequest) {
    return findSession(house, tokenIn(request, house.config) ?? '')
  }

  async function confirm(request: FastifyRequest, reply: FastifyReply, errand: Errand) {
    const show = (outcome: Parameters<typeof confirmationPage>[0]) =>
      reply.type('text/html; charset=utf-8').send(confirmationPage(outcome))
    try {
      const session = await sessionOf(request)
      const vouched = await provider?.comeBack(new URL(request.url, hereOf(request)), errand)
      if (!vouched || session?.id !== errand.confirms) return show('failed')
      const { token, expiresAt } = await confirmWithProvider(house, session, vouched, oidc?.name ?? '')
      giveCookie(reply, house.config, token, expiresAt)
      return show('confirmed')
    } catch (error) {
      house.log.warn({ err: error }, 'an identity was not confirmed by the identity provider')
      return show(error instanceof OtherPerson ? 'other' : 'failed')
    }
  }

  async function enter(request: FastifyRequest, vouched: Vouched): Promise<OpenedSession | OwnProofNeeded> {
    const opening = house.database.unsafeAccounts(async (db) => {
      const userId = await enterWithProvider(house, db, vouched)
      const opened = await startSession(house, db, request, { userId, confirmed: false })
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

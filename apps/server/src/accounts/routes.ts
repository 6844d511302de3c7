import {
  currentUser,
  errorBody,
  loginPayload,
  registrationPayload,
  type SignedIn,
  signedIn,
  tenantChoice,
} from '@efti-hub/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { House } from '../house.ts'
import type { App } from '../platform/http.ts'
import { notFound, Refusal } from '../platform/refusal.ts'
import { warningAbout } from './known-passwords.ts'
import { presentUser } from './present-user.ts'
import { accountLimits, TooMany } from './rate-limits.ts'
import { recordEntry } from './record-entry.ts'
import { registerPerson } from './register-person.ts'
import { clearCookie, giveCookie, tokenIn } from './session-cookie.ts'
import { chooseTenant, endSession, findSession, type OpenedSession, type Session } from './sessions.ts'
import { checkCredentials } from './sign-in.ts'
import { startSession } from './start-session.ts'

const TAGS = ['Accounts']
/** A registration form with every field at its limit is under 4 kB. */
const MAX_FORM_BYTES = 16 * 1024

export function accountsRoutes(app: App, house: House): void {
  const limits = accountLimits(house)
  app.addHook('onError', async (_request, reply, error) => {
    if (error instanceof TooMany) reply.header('retry-after', error.retryAfterSeconds)
  })

  app.get(
    '/api/auth/user',
    { schema: { tags: TAGS, summary: 'The current user', response: { 200: currentUser, 401: errorBody } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return presentUser(sessionIn(request))
    },
  )

  app.post(
    '/api/auth/login',
    {
      config: { public: true },
      bodyLimit: MAX_FORM_BYTES,
      schema: {
        tags: TAGS,
        summary: 'Sign in',
        body: loginPayload,
        response: { 200: signedIn, 401: errorBody, 429: errorBody },
      },
    },
    async (request, reply) => {
      const { userId, details } = await checkCredentials(house, limits, request.body, request.ip)
      const opened = await house.database.unsafeAccounts(async (db) => {
        const session = await startSession(house, db, request, userId, null)
        await recordEntry(db, { userId }, 'sign-in', { details })
        return session
      })
      return welcome(reply, opened, request.body)
    },
  )

  app.post(
    '/api/auth/register',
    {
      config: { public: true },
      bodyLimit: MAX_FORM_BYTES,
      schema: {
        tags: TAGS,
        summary: 'Register, with a tenant of one’s own',
        body: registrationPayload,
        response: { 201: signedIn, 400: errorBody, 409: errorBody, 429: errorBody },
      },
    },
    async (request, reply) => {
      await limits.countRegistration(request.ip)
      const opened = await registerPerson(house, request.body, async (db, made) => {
        const session = await startSession(house, db, request, made.userId, made.tenantId)
        await recordEntry(db, made, 'register')
        return session
      })
      reply.code(201)
      return welcome(reply, opened, request.body)
    },
  )

  app.register(async (signingOut: App) => {
    // Always answered with yes: whatever body comes along is not looked at, nor is its type.
    signingOut.removeAllContentTypeParsers()
    signingOut.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null))
    signingOut.post(
      '/api/auth/logout',
      {
        config: { public: true },
        bodyLimit: MAX_FORM_BYTES,
        schema: {
          tags: TAGS,
          summary: 'Sign out',
          response: { 200: z.object({ signedOut: z.literal(true) }) },
        },
      },
      async (request, reply) => {
        const token = tokenIn(request, house.config)
        clearCookie(reply, house.config)
        if (token) {
          await house.database.unsafeAccounts(async (db) => {
            const ended = await endSession(db, token)
            if (ended) await recordEntry(db, ended, 'sign-out')
          })
        }
        return { signedOut: true as const }
      },
    )
  })

  app.post(
    '/api/auth/tenant',
    {
      bodyLimit: MAX_FORM_BYTES,
      schema: {
        tags: TAGS,
        summary: 'Choose the active tenant',
        body: tenantChoice,
        response: { 200: currentUser, 404: errorBody },
      },
    },
    async (request) => {
      const session = sessionIn(request)
      const chosen = session.memberships.find(({ tenantId }) => tenantId === request.body.tenantId)
      if (!chosen) throw notFound('organisation')
      await chooseTenant(house, session, chosen.tenantId)
      const others = session.memberships.filter((membership) => membership !== chosen)
      return presentUser({ ...session, memberships: [chosen, ...others] })
    },
  )

  async function welcome(
    reply: FastifyReply,
    { token, expiresAt }: OpenedSession,
    { email, password }: { email: string; password: string },
  ): Promise<SignedIn> {
    const session = await findSession(house, token)
    if (!session) throw new Error('a session that was just opened is gone')
    giveCookie(reply, house.config, token, expiresAt)
    return { user: presentUser(session), warning: warningAbout(password, email) }
  }
}

function sessionIn(request: FastifyRequest): Session {
  if (!request.session) throw new Refusal('not_signed_in', 'Please sign in.')
  return request.session
}

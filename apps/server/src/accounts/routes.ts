import {
  currentUser,
  errorBody,
  loginPayload,
  registrationPayload,
  registrationRule,
  type SignedIn,
  signedIn,
  tenantChoice,
} from '@efti-hub/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../platform/http.ts'
import { notFound, Refusal } from '../platform/refusal.ts'
import type { Services } from '../services.ts'
import { refuseCommon, warningAbout } from './common-passwords/judge-password.ts'
import { confirmAtRegistration } from './confirmation/send-confirmation.ts'
import { guesserOf } from './guesses/known-device.ts'
import { mailLimits } from './mail-limits.ts'
import { presentUser } from './present-user.ts'
import { accountLimits, TooMany } from './rate-limits.ts'
import { recordEntry } from './record-entry.ts'
import { registerPerson } from './register-person.ts'
import { presentRule, requireMayRegister } from './registration-rule.ts'
import { clearCookie, tokenIn } from './session-cookie.ts'
import { chooseTenant, endSession, type OpenedSession, type Session } from './sessions.ts'
import { checkCredentials } from './sign-in.ts'
import { startSession } from './start-session.ts'
import { welcome } from './welcome.ts'

const TAGS = ['Accounts']
/** A registration form with every field at its limit is under 4 kB. */
const MAX_FORM_BYTES = 16 * 1024

export function accountsRoutes(app: App, services: Services): void {
  const limits = accountLimits(services)
  const mails = mailLimits(services)
  app.addHook('onError', async (_request, reply, error) => {
    if (error instanceof TooMany) reply.header('retry-after', error.retryAfterSeconds)
  })

  app.get(
    '/api/auth/user',
    { schema: { tags: TAGS, summary: 'The current user', response: { 200: currentUser, 401: errorBody } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return presentUser(services, sessionIn(request))
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
      const guesser = guesserOf(services, request, request.body.email)
      const { userId, details, secondFactor } = await checkCredentials(
        services,
        limits,
        request.body,
        guesser,
      )
      const opened = await services.database.unsafeAccounts(async (db) => {
        const session = await startSession(services, db, request, { userId, secondFactor })
        await recordEntry(db, { userId }, 'sign-in', { details })
        return session
      })
      return enter(request, reply, opened, request.body)
    },
  )

  app.get(
    '/api/auth/registration',
    {
      config: { public: true },
      schema: { tags: TAGS, summary: 'Who may register here', response: { 200: registrationRule } },
    },
    async () => presentRule(services.config.registration),
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
        response: { 201: signedIn, 400: errorBody, 403: errorBody, 409: errorBody, 429: errorBody },
      },
    },
    async (request, reply) => {
      await limits.countRegistration(request.ip)
      const { email, invitation } = request.body
      requireMayRegister(services.config.registration, email, invitation !== undefined)
      refuseCommon(services, request.body.password, email)
      const opened = await registerPerson(services, request.body, async (db, made) => {
        const session = await startSession(services, db, request, made)
        await recordEntry(db, made, 'register')
        await confirmAtRegistration(services, db, mails, { ...made, address: request.ip })
        return session
      })
      reply.code(201)
      return enter(request, reply, opened, request.body)
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
        const token = tokenIn(request, services.config)
        clearCookie(reply, services.config)
        if (token) {
          await services.database.unsafeAccounts(async (db) => {
            const ended = await endSession(services, db, token)
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
      await chooseTenant(services, session, chosen.tenantId)
      const others = session.memberships.filter((membership) => membership !== chosen)
      return presentUser(services, { ...session, memberships: [chosen, ...others] })
    },
  )

  async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    opened: OpenedSession,
    { email, password }: { email: string; password: string },
  ): Promise<SignedIn> {
    const user = await welcome(services, request, reply, opened, email)
    return { user, warning: warningAbout(password, email) }
  }
}

function sessionIn(request: FastifyRequest): Session {
  if (!request.session) throw new Refusal('not_signed_in', 'Please sign in.')
  return request.session
}

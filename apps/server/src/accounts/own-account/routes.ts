import {
  errorBody,
  passwordChange,
  passwordProof,
  recoveryCodes,
  sessionsList,
  twoFactorCode,
  twoFactorSetup,
} from '@efti-hub/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../../platform/http.ts'
import { notFound, Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { refuseCommon, warningAbout } from '../common-passwords/judge-password.ts'
import { markConfirmed } from '../identity/confirm-identity.ts'
import { hasPassword, provePassword } from '../identity/prove-password.ts'
import { requireConfirmed } from '../identity/require-confirmed.ts'
import { personIn } from '../person-in.ts'
import { accountLimits } from '../rate-limits.ts'
import { recordOwnAct } from '../record-own-act.ts'
import { giveCookie } from '../session-cookie.ts'
import { setUpTwoFactor, turnTwoFactorOff, turnTwoFactorOn } from '../two-factor/change-two-factor.ts'
import { changePassword } from './change-password.ts'
import { endSessionsOf, sessionsOf, signedOut } from './sessions-of-person.ts'

const TAGS = ['Settings']
const done = z.object({ done: z.literal(true), warning: z.string().optional() })

function currentPasswordMissing(): Refusal {
  const message = 'Please enter your current password.'
  return new Refusal('invalid_request', message, { currentPassword: message })
}

/** What guards one's own account: password, second factor, sessions. */
export function ownAccountRoutes(app: App, services: Services): void {
  const limits = accountLimits(services)

  app.post(
    '/api/settings/password',
    {
      schema: {
        tags: TAGS,
        summary: 'Changes one’s password, and ends one’s other sessions',
        body: passwordChange,
        response: { 200: done, 403: errorBody },
      },
    },
    async (request, reply) => {
      const caller = personIn(request)
      const { currentPassword, password } = request.body
      refuseCommon(services, password, caller.email)
      if (!currentPassword && (await hasPassword(services, caller.userId))) throw currentPasswordMissing()
      await prove(request, reply, { password: currentPassword, field: 'currentPassword' })
      await changePassword(services, caller, password)
      return { done: true as const, warning: warningAbout(password, caller.email) }
    },
  )

  app.post(
    '/api/settings/two-factor',
    {
      schema: {
        tags: TAGS,
        summary: 'Begins to set up two-factor sign-in; it is on after a first code',
        body: passwordProof,
        response: { 200: twoFactorSetup, 403: errorBody },
      },
    },
    async (request, reply) => {
      const caller = personIn(request)
      await prove(request, reply, { password: request.body.password, field: 'password' })
      reply.header('cache-control', 'no-store')
      return setUpTwoFactor(services, caller)
    },
  )

  app.post(
    '/api/settings/two-factor/confirm',
    {
      schema: {
        tags: TAGS,
        summary: 'Switches two-factor sign-in on, and tells the recovery codes, once',
        body: twoFactorCode,
        response: { 200: recoveryCodes },
      },
    },
    async (request, reply) => {
      const typed = { code: request.body.code, address: request.ip }
      const codes = await turnTwoFactorOn(services, limits, personIn(request), typed)
      reply.header('cache-control', 'no-store')
      return { recoveryCodes: codes }
    },
  )

  app.post(
    '/api/settings/two-factor/off',
    {
      schema: {
        tags: TAGS,
        summary: 'Switches two-factor sign-in off',
        body: passwordProof,
        response: { 200: done, 403: errorBody },
      },
    },
    async (request, reply) => {
      const caller = personIn(request)
      await prove(request, reply, { password: request.body.password, field: 'password' })
      await turnTwoFactorOff(services, caller)
      return { done: true as const }
    },
  )

  app.get(
    '/api/settings/sessions',
    {
      schema: {
        tags: TAGS,
        summary: 'Where one is signed in',
        response: { 200: sessionsList },
      },
    },
    async (request) => sessionsOf(services, personIn(request)),
  )

  app.delete(
    '/api/settings/sessions/:id',
    {
      schema: {
        tags: TAGS,
        summary: 'Signs one session of one’s own out, or with `others` all but this one',
        params: z.object({ id: z.string() }),
        response: { 200: z.object({ ended: z.number().int() }) },
      },
    },
    async (request) => {
      const caller = personIn(request)
      requireConfirmed(services, request)
      const { id } = request.params
      const which = id === 'others' ? { except: caller.sessionId } : { only: id }
      return services.database.unsafeAccounts(async (db) => {
        const ended = await endSessionsOf(db, caller.userId, which)
        if (ended.length === 0 && id !== 'others') throw notFound('session')
        if (ended.length > 0) await recordOwnAct(db, caller, 'sessions-ended', signedOut(ended))
        return { ended: ended.length }
      })
    },
  )

  /** With the password where the call brings it along, which is a confirmation like any other; else by one of minutes ago. */
  async function prove(
    request: FastifyRequest,
    reply: FastifyReply,
    { password, field }: { password: string | undefined; field: string },
  ): Promise<void> {
    const person = personIn(request)
    const proof = { password: password ?? '', field, address: request.ip }
    if (!password || !(await provePassword(services, limits, person, proof)))
      return requireConfirmed(services, request)
    const { token, expiresAt } = await services.database.unsafeAccounts((db) =>
      markConfirmed(db, services, person, { identity: true, details: 'With the password' }),
    )
    giveCookie(reply, services.config, token, expiresAt)
    const confirmedAt = services.clock.now()
    requireConfirmed(services, { session: request.session && { ...request.session, confirmedAt } })
  }
}

import {
  errorBody,
  passwordChange,
  passwordProof,
  recoveryCodes,
  sessionsList,
  twoFactorCode,
  twoFactorSetup,
} from '@efti-hub/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { House } from '../../house.ts'
import type { App } from '../../platform/http.ts'
import { notFound } from '../../platform/refusal.ts'
import { refuseCommon, warningAbout } from '../common-passwords/judge-password.ts'
import { provePassword } from '../identity/prove-password.ts'
import { requireConfirmed } from '../identity/require-confirmed.ts'
import { personIn } from '../person-in.ts'
import { accountLimits } from '../rate-limits.ts'
import { setUpTwoFactor, turnTwoFactorOff, turnTwoFactorOn } from '../two-factor/change-two-factor.ts'
import { changePassword } from './change-password.ts'
import { recordOwnAct } from './record-own-act.ts'
import { endSessionsOf, sessionsOf, signedOut } from './sessions-of-person.ts'

const TAGS = ['Settings']
const done = z.object({ done: z.literal(true), warning: z.string().optional() })

/** What guards one's own account: password, second factor, sessions. */
export function ownAccountRoutes(app: App, house: House): void {
  const limits = accountLimits(house)

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
    async (request) => {
      const caller = personIn(request)
      const { currentPassword, password } = request.body
      refuseCommon(house, password)
      await prove(request, { password: currentPassword, field: 'currentPassword' })
      await changePassword(house, caller, password)
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
      await prove(request, { password: request.body.password, field: 'password' })
      reply.header('cache-control', 'no-store')
      return setUpTwoFactor(house, caller)
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
      const codes = await turnTwoFactorOn(house, limits, personIn(request), typed)
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
    async (request) => {
      const caller = personIn(request)
      await prove(request, { password: request.body.password, field: 'password' })
      await turnTwoFactorOff(house, caller)
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
    async (request) => sessionsOf(house, personIn(request)),
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
      const { id } = request.params
      const which = id === 'others' ? { except: caller.sessionId } : { only: id }
      return house.database.unsafeAccounts(async (db) => {
        const ended = await endSessionsOf(db, caller.userId, which)
        if (ended.length === 0 && id !== 'others') throw notFound('session')
        if (ended.length > 0) await recordOwnAct(db, caller, 'sessions-ended', signedOut(ended))
        return { ended: ended.length }
      })
    },
  )

  /** With the password where the call brings it along, else by a confirmation of minutes ago. */
  async function prove(
    request: FastifyRequest,
    { password, field }: { password: string | undefined; field: string },
  ): Promise<void> {
    const proof = { password: password ?? '', field, address: request.ip }
    if (password && (await provePassword(house, limits, personIn(request), proof))) return
    requireConfirmed(house, request)
  }
}

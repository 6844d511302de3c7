import { errorBody, identityCheck, identityProof } from '@efti-hub/contract'
import type { App } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { personIn } from '../person-in.ts'
import { accountLimits } from '../rate-limits.ts'
import { giveCookie, tokenIn } from '../session-cookie.ts'
import { findSession, type Session } from '../sessions.ts'
import { confirmIdentity, waysToConfirm } from './confirm-identity.ts'

const TAGS = ['Accounts']

export function identityRoutes(app: App, services: Services): void {
  const limits = accountLimits(services)

  app.get(
    '/api/auth/confirm',
    {
      schema: {
        tags: TAGS,
        summary:
          'What is still needed to confirm one’s identity in this session, and until when it is confirmed',
        response: { 200: identityCheck, 401: errorBody },
      },
    },
    async (request, reply) => {
      personIn(request)
      reply.header('cache-control', 'no-store')
      return waysToConfirm(services, await sessionOf(tokenIn(request, services.config) ?? ''))
    },
  )

  app.post(
    '/api/auth/confirm',
    {
      schema: {
        tags: TAGS,
        summary:
          'Confirms one’s identity with the password, and a code where two-factor sign-in is on; opens what answers confirm_identity for ten minutes, and gives the session a new token',
        body: identityProof,
        response: { 200: identityCheck, 400: errorBody, 403: errorBody, 409: errorBody, 429: errorBody },
      },
    },
    async (request, reply) => {
      const opened = await confirmIdentity(services, limits, personIn(request), request.body, request.ip)
      giveCookie(reply, services.config, opened.token, opened.expiresAt)
      return waysToConfirm(services, await sessionOf(opened.token))
    },
  )

  /** As it is now, which may be later than at the start of the call. */
  async function sessionOf(token: string): Promise<Session> {
    const session = await findSession(services, token)
    if (!session) throw new Refusal('not_signed_in', 'Please sign in.')
    return session
  }
}

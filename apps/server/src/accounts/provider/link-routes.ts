import { errorBody, identityProof, signedIn } from '@efti-hub/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { guesserOf } from '../guesses/known-device.ts'
import { accountLimits } from '../rate-limits.ts'
import { recordEntry } from '../record-entry.ts'
import { cookieFlags, cookieName } from '../session-cookie.ts'
import { checkCredentials } from '../sign-in.ts'
import { startSession } from '../start-session.ts'
import { welcome } from '../welcome.ts'
import type { Vouched } from './ask-provider.ts'
import { linkToOwner } from './enter-with-provider.ts'

const COOKIE = 'efti_hub_link'
const PURPOSE = 'link-identity'
const VALID_FOR_MS = 10 * 60_000

/** The browser keeps whom the provider vouched for until the owner of the account has shown that it is theirs. */
export function keepForProof(
  services: Services,
  reply: FastifyReply,
  { issuer, subject, email }: Vouched,
): void {
  const expires = new Date(services.clock.now().getTime() + VALID_FOR_MS)
  const token = services.signer.sign(PURPOSE, { issuer, subject, email: email ?? '' }, expires)
  reply.setCookie(cookieName(services.config, COOKIE), token, { ...cookieFlags(services.config), expires })
}

export function linkRoutes(app: App, services: Services): void {
  const limits = accountLimits(services)

  app.post(
    '/api/auth/provider',
    {
      config: { public: true },
      schema: {
        tags: ['Accounts'],
        summary:
          'After the first sign-in at the identity provider with the address of an account that has a password or second factor: gives these once, links the two and signs in',
        body: identityProof,
        response: { 200: signedIn, 401: errorBody, 403: errorBody, 410: errorBody, 429: errorBody },
      },
    },
    async (request, reply) => {
      const vouched = vouchedIn(request)
      const { email } = vouched
      const guesser = guesserOf(services, request, email)
      const { password = '', code } = request.body
      const owner = await checkCredentials(services, limits, { email, password, code }, guesser, {
        vouchedFor: true,
      })
      const opened = await services.database.unsafeAccounts(async (db) => {
        await linkToOwner(services, db, vouched, owner.userId)
        const session = await startSession(services, db, request, { ...owner, confirmed: false })
        await recordEntry(db, owner, 'sign-in', { details: `With ${services.config.oidc?.name}` })
        return session
      })
      reply.clearCookie(cookieName(services.config, COOKIE), cookieFlags(services.config))
      return { user: await welcome(services, request, reply, opened, email) }
    },
  )

  function vouchedIn(request: FastifyRequest) {
    const token = request.cookies[cookieName(services.config, COOKIE)] ?? ''
    const { issuer, subject, email } = services.signer.verify(PURPOSE, token, services.clock.now()) ?? {}
    if (issuer && subject && email) return { issuer, subject, email }
    throw new Refusal(
      'link_ended',
      'Your sign-in at the identity provider took too long. Please start again from the sign-in page.',
    )
  }
}

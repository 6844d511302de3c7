import { errorBody, identityProof, signedIn } from '@efti-hub/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../../house.ts'
import type { App } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
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
export function keepForProof(house: House, reply: FastifyReply, { issuer, subject, email }: Vouched): void {
  const expires = new Date(house.clock.now().getTime() + VALID_FOR_MS)
  const token = house.signer.sign(PURPOSE, { issuer, subject, email: email ?? '' }, expires)
  reply.setCookie(cookieName(house.config, COOKIE), token, { ...cookieFlags(house.config), expires })
}

export function linkRoutes(app: App, house: House): void {
  const limits = accountLimits(house)

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
      const guesser = guesserOf(house, request, email)
      const { password = '', code } = request.body
      const owner = await checkCredentials(house, limits, { email, password, code }, guesser, {
        vouchedFor: true,
      })
      const opened = await house.database.unsafeAccounts(async (db) => {
        await linkToOwner(house, db, vouched, owner.userId)
        const session = await startSession(house, db, request, { ...owner, confirmed: false })
        await recordEntry(db, owner, 'sign-in', { details: `With ${house.config.oidc?.name}` })
        return session
      })
      reply.clearCookie(cookieName(house.config, COOKIE), cookieFlags(house.config))
      return { user: await welcome(house, request, reply, opened, email) }
    },
  )

  function vouchedIn(request: FastifyRequest) {
    const token = request.cookies[cookieName(house.config, COOKIE)] ?? ''
    const { issuer, subject, email } = house.signer.verify(PURPOSE, token, house.clock.now()) ?? {}
    if (issuer && subject && email) return { issuer, subject, email }
    throw new Refusal(
      'link_ended',
      'Your sign-in at the identity provider took too long. Please start again from the sign-in page.',
    )
  }
}

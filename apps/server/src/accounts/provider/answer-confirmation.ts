import type { FastifyReply, FastifyRequest } from 'fastify'
import { originOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { giveCookie, tokenIn } from '../session-cookie.ts'
import { findSession } from '../sessions.ts'
import type { Errand, IdentityProvider } from './ask-provider.ts'
import { confirmWithProvider, OtherPerson } from './confirm-with-provider.ts'
import { confirmationPage } from './confirmation-page.ts'

/** For who left to confirm their identity: a page with the outcome. */
export async function answerConfirmation(
  services: Services,
  provider: IdentityProvider,
  request: FastifyRequest,
  reply: FastifyReply,
  errand: Errand,
) {
  const { config, log } = services
  const show = (outcome: Parameters<typeof confirmationPage>[0]) =>
    reply.type('text/html; charset=utf-8').send(confirmationPage(outcome))
  try {
    const session = await findSession(services, tokenIn(request, config) ?? '')
    const vouched = await provider.comeBack(new URL(request.url, originOf(request, config.publicUrl)), errand)
    if (session?.id !== errand.confirms) return show('failed')
    const { token, expiresAt } = await confirmWithProvider(
      services,
      session,
      vouched,
      config.oidc?.name ?? '',
    )
    giveCookie(reply, config, token, expiresAt)
    return show('confirmed')
  } catch (error) {
    log.warn({ err: error }, 'an identity was not confirmed by the identity provider')
    return show(error instanceof OtherPerson ? 'other' : 'failed')
  }
}

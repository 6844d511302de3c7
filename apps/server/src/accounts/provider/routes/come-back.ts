import { type App, originOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { giveCookie } from '../../session-cookie.ts'
import { answerConfirmation } from '../answer-confirmation.ts'
import type { IdentityProvider } from '../ask-provider.ts'
import { backToForm, noticeOf } from '../back-to-form.ts'
import { takeErrand } from '../errand.ts'
import { keepForProof } from '../link-routes.ts'
import { openSession } from '../open-session.ts'
import { OwnProofNeeded } from '../require-own-proof.ts'

export function comeBackRoute(app: App, services: Services, provider: IdentityProvider | null): void {
  const { config, log } = services

  app.get(
    '/api/login/callback',
    {
      config: { public: true },
      schema: { tags: ['Accounts'], summary: 'Where the identity provider leads back to' },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const errand = takeErrand(services, request, reply)
      if (!provider || !errand) return reply.redirect(backToForm('refused'))
      if (errand.confirms) return answerConfirmation(services, provider, request, reply, errand)
      try {
        const here = originOf(request, config.publicUrl)
        const vouched = await provider.comeBack(new URL(request.url, here), errand)
        const entered = await openSession(services, request, vouched)
        if (entered instanceof OwnProofNeeded) {
          keepForProof(services, reply, vouched)
          return reply.redirect(`/login?proof=${entered.asks}`)
        }
        giveCookie(reply, config, entered.token, entered.expiresAt)
        return reply.redirect('/')
      } catch (error) {
        log.warn({ err: error }, 'somebody was not signed in by the identity provider')
        return reply.redirect(backToForm(noticeOf(error)))
      }
    },
  )
}

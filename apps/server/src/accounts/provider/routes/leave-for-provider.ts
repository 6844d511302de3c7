import { z } from 'zod'
import { type App, originOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { tokenIn } from '../../session-cookie.ts'
import { findSession } from '../../sessions.ts'
import type { IdentityProvider } from '../ask-provider.ts'
import { backToForm } from '../back-to-form.ts'
import { keepErrand } from '../errand.ts'

export function leaveForProviderRoute(app: App, services: Services, provider: IdentityProvider | null): void {
  const { config, log } = services

  app.get(
    '/api/login',
    {
      config: { public: true },
      schema: {
        tags: ['Accounts'],
        summary:
          'Sign in with an external identity provider; with `confirm`, sign in there once more to confirm one’s identity',
        querystring: z.object({ confirm: z.string().optional() }),
      },
    },
    async (request, reply) => {
      if (!provider) return reply.redirect(backToForm('not-configured'))
      try {
        const asks = request.query.confirm === 'true'
        const session = asks ? await findSession(services, tokenIn(request, config) ?? '') : null
        const callback = `${originOf(request, config.publicUrl)}/api/login/callback`
        const { address, errand } = await provider.leave(callback, session?.id)
        keepErrand(services, reply, errand)
        reply.header('cache-control', 'no-store')
        return reply.redirect(address.href)
      } catch (error) {
        log.warn({ err: error }, 'nobody can sign in with the identity provider')
        return reply.redirect(backToForm('unreachable'))
      }
    },
  )
}

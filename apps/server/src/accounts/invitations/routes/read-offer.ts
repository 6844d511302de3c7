import { invitationOffer, invitationToken } from '@efti-hub/contract'
import type { App } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import type { AccountLimits } from '../../rate-limits.ts'
import { readOffer } from '../accept-invitation.ts'

export function readOfferRoute(app: App, services: Services, limits: AccountLimits): void {
  app.post(
    '/api/auth/invitation',
    {
      config: { public: true },
      schema: {
        tags: ['Accounts'],
        summary: 'What an invitation offers; changes nothing',
        body: invitationToken,
        response: { 200: invitationOffer },
      },
    },
    async (request, reply) => {
      await limits.countRegistration(request.ip)
      reply.header('cache-control', 'no-store')
      return readOffer(services, request.body.token)
    },
  )
}

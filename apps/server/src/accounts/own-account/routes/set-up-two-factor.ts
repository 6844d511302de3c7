import { errorBody, passwordProof, twoFactorSetup } from '@efti-hub/contract'
import type { App } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { personIn } from '../../person-in.ts'
import type { AccountLimits } from '../../rate-limits.ts'
import { setUpTwoFactor } from '../../two-factor/change-two-factor.ts'
import { provePerson } from '../prove-person.ts'

export function setUpTwoFactorRoute(app: App, services: Services, limits: AccountLimits): void {
  app.post(
    '/api/settings/two-factor',
    {
      schema: {
        tags: ['Settings'],
        summary: 'Begins to set up two-factor sign-in; it is on after a first code',
        body: passwordProof,
        response: { 200: twoFactorSetup, 403: errorBody },
      },
    },
    async (request, reply) => {
      const caller = personIn(request)
      await provePerson(services, limits, request, reply, {
        password: request.body.password,
        field: 'password',
      })
      reply.header('cache-control', 'no-store')
      return setUpTwoFactor(services, caller)
    },
  )
}

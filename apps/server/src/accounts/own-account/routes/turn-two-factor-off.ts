import { errorBody, passwordProof } from '@efti-hub/contract'
import type { App } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { personIn } from '../../person-in.ts'
import type { AccountLimits } from '../../rate-limits.ts'
import { turnTwoFactorOff } from '../../two-factor/change-two-factor.ts'
import { done } from '../done.ts'
import { provePerson } from '../prove-person.ts'

export function turnTwoFactorOffRoute(app: App, services: Services, limits: AccountLimits): void {
  app.post(
    '/api/settings/two-factor/off',
    {
      schema: {
        tags: ['Settings'],
        summary: 'Switches two-factor sign-in off',
        body: passwordProof,
        response: { 200: done, 403: errorBody },
      },
    },
    async (request, reply) => {
      const caller = personIn(request)
      await provePerson(services, limits, request, reply, {
        password: request.body.password,
        field: 'password',
      })
      await turnTwoFactorOff(services, caller)
      return { done: true as const }
    },
  )
}

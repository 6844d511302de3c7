import { recoveryCodes, twoFactorCode } from '@efti-hub/contract'
import type { App } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { personIn } from '../../person-in.ts'
import type { AccountLimits } from '../../rate-limits.ts'
import { turnTwoFactorOn } from '../../two-factor/change-two-factor.ts'

export function turnTwoFactorOnRoute(app: App, services: Services, limits: AccountLimits): void {
  app.post(
    '/api/settings/two-factor/confirm',
    {
      schema: {
        tags: ['Settings'],
        summary: 'Switches two-factor sign-in on, and shows the recovery codes, once',
        body: twoFactorCode,
        response: { 200: recoveryCodes },
      },
    },
    async (request, reply) => {
      const typed = { code: request.body.code, address: request.ip }
      const codes = await turnTwoFactorOn(services, limits, personIn(request), typed)
      reply.header('cache-control', 'no-store')
      return { recoveryCodes: codes }
    },
  )
}

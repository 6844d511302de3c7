import { securityChange, securitySettings } from '@efti-hub/contract'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { requireConfirmed } from '../../identity/require-confirmed.ts'
import { requireMay } from '../../policy.ts'
import { changeAiSwitches, sendsMore } from '../ai-switches.ts'
import { presentSecurity } from '../present-security.ts'
import { changeRequirement } from '../two-factor-requirement.ts'

export function changeSecurityRoute(app: App, services: Services): void {
  app.patch(
    '/api/settings/security',
    {
      schema: {
        tags: ['Settings'],
        summary:
          'Switches AI-powered validation, what of documents may be sent to the provider, and whether members need a second factor',
        body: securityChange,
        response: { 200: securitySettings },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      const { requireTwoFactor, ...switches } = request.body
      if (requireTwoFactor !== undefined || sendsMore(switches)) requireConfirmed(services, request)
      await services.database.inTenant(member, async (db) => {
        await changeAiSwitches(db, member.userId, switches, services.clock.now())
        if (requireTwoFactor !== undefined) await changeRequirement(db, requireTwoFactor)
      })
      return presentSecurity(services, member)
    },
  )
}

import { registrationRule } from '@efti-hub/contract'
import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { presentRule } from '../registration-rule.ts'

export function readRegistrationRuleRoute(app: App, services: Services): void {
  app.get(
    '/api/auth/registration',
    {
      config: { public: true },
      schema: { tags: ['Accounts'], summary: 'Who may register here', response: { 200: registrationRule } },
    },
    async () => presentRule(services.config.registration),
  )
}

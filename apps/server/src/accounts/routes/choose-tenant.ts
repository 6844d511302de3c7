import { currentUser, errorBody, tenantChoice } from '@efti-hub/contract'
import type { App } from '../../platform/http.ts'
import { notFound } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { MAX_FORM_BYTES } from '../form-limit.ts'
import { presentUser } from '../present-user.ts'
import { sessionIn } from '../session-in.ts'
import { chooseTenant } from '../sessions.ts'

export function chooseTenantRoute(app: App, services: Services): void {
  app.post(
    '/api/auth/tenant',
    {
      bodyLimit: MAX_FORM_BYTES,
      schema: {
        tags: ['Accounts'],
        summary: 'Choose the active tenant',
        body: tenantChoice,
        response: { 200: currentUser, 404: errorBody },
      },
    },
    async (request) => {
      const session = sessionIn(request)
      const chosen = session.memberships.find(({ tenantId }) => tenantId === request.body.tenantId)
      if (!chosen) throw notFound('organisation')
      await chooseTenant(services, session, chosen.tenantId)
      const others = session.memberships.filter((membership) => membership !== chosen)
      return presentUser(services, { ...session, memberships: [chosen, ...others] })
    },
  )
}

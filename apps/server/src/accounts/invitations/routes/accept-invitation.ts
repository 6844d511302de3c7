import { currentUser, errorBody, invitationToken } from '@efti-hub/contract'
import type { App } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Services } from '../../../services.ts'
import { personIn } from '../../person-in.ts'
import { presentUser } from '../../present-user.ts'
import type { AccountLimits } from '../../rate-limits.ts'
import { tokenIn } from '../../session-cookie.ts'
import { chooseTenant, findSession } from '../../sessions.ts'
import { acceptInvitation, invitationIn } from '../accept-invitation.ts'

export function acceptInvitationRoute(app: App, services: Services, limits: AccountLimits): void {
  app.post(
    '/api/invitations/accept',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Joins the tenant of an invitation, which becomes the active one',
        body: invitationToken,
        response: { 200: currentUser, 403: errorBody, 410: errorBody, 429: errorBody },
      },
    },
    async (request) => {
      const { userId, name } = personIn(request)
      await limits.countRegistration(request.ip)
      const { tenantId, hash } = invitationIn(request.body.token)
      await services.database.unsafeAccounts(
        (db) => acceptInvitation(services, db, { hash }, { userId, name }),
        {
          tenantId,
          userId,
        },
      )
      if (request.session) await chooseTenant(services, request.session, tenantId)
      const session = await findSession(services, tokenIn(request, services.config) ?? '')
      if (!session) throw new Refusal('not_signed_in', 'Please sign in.')
      return presentUser(services, session)
    },
  )
}

import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { accountLimits } from '../rate-limits.ts'
import { acceptInvitationRoute } from './routes/accept-invitation.ts'
import { inviteRoute } from './routes/invite.ts'
import { listInvitationsRoute } from './routes/list-invitations.ts'
import { readOfferRoute } from './routes/read-offer.ts'
import { withdrawInvitationRoute } from './routes/withdraw-invitation.ts'

export function invitationRoutes(app: App, services: Services): void {
  const limits = accountLimits(services)
  listInvitationsRoute(app, services)
  inviteRoute(app, services)
  withdrawInvitationRoute(app, services)
  readOfferRoute(app, services, limits)
  acceptInvitationRoute(app, services, limits)
}

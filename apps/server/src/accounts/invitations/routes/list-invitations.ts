import { invitationsList } from '@efti-hub/contract'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { requireMay } from '../../policy.ts'
import { presentInvitations } from '../present.ts'
import { openInvitations } from '../store.ts'

export function listInvitationsRoute(app: App, services: Services): void {
  app.get(
    '/api/invitations',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Invitations to the active tenant that are still open',
        response: { 200: invitationsList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      const rows = await services.database.inTenant(member, (db) => openInvitations(db, services.clock.now()))
      const items = await presentInvitations(services, rows)
      return { items, nextCursor: null, total: items.length }
    },
  )
}

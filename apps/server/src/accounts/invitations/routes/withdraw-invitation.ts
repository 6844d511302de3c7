import { z } from 'zod'
import { type App, memberOf } from '../../../platform/http.ts'
import { recordAct } from '../../../platform/record-act.ts'
import { notFound } from '../../../platform/refusal.ts'
import type { Services } from '../../../services.ts'
import { requireConfirmed } from '../../identity/require-confirmed.ts'
import { requireMay } from '../../policy.ts'
import { actOfWithdrawal } from '../act-of-withdrawal.ts'
import { withdrawInvitation } from '../store.ts'

export function withdrawInvitationRoute(app: App, services: Services): void {
  app.delete(
    '/api/invitations/:id',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Takes an invitation back',
        params: z.object({ id: z.string() }),
        response: { 200: z.object({ withdrawn: z.literal(true) }) },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      requireConfirmed(services, request)
      await services.database.inTenant(member, async (db) => {
        const row = await withdrawInvitation(db, member.tenantId, request.params.id)
        if (!row) throw notFound('invitation')
        await recordAct(db, actOfWithdrawal(row))
      })
      return { withdrawn: true as const }
    },
  )
}

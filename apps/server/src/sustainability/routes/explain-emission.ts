import { emissionDetail } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../accounts/policy.ts'
import { requireConsignment } from '../../pipeline/consignments/screen-store.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { notFound } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { presentDetail } from '../emissions/present.ts'
import { factorsInForce } from '../factors/store.ts'
import { findEmission } from '../screen-store.ts'

export function explainEmissionRoute(app: App, services: Services): void {
  app.get(
    '/api/sustainability/consignments/:id',
    {
      schema: {
        tags: ['Sustainability'],
        summary:
          'One figure: its documents, its formula, the quality of its data, and what another mode would come to',
        params: z.object({ id: z.string() }),
        response: { 200: emissionDetail },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return services.database.inTenant(member, async (db) => {
        const { id } = await requireConsignment(db, request.params.id)
        const row = await findEmission(db, id)
        if (!row) throw notFound('figure')
        return emissionDetail.parse(presentDetail(row, await factorsInForce(db)))
      })
    },
  )
}

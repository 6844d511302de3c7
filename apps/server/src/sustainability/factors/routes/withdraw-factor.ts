import { factorsAnswer } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import { notFound } from '../../../platform/refusal.ts'
import type { Services } from '../../../services.ts'
import { answerFactors } from '../answer-factors.ts'
import { recordFactor } from '../record-factor.ts'
import { insertFactor, ownFactor as ownFactorRow } from '../store.ts'

const byKey = z.object({ key: z.string() })

export function withdrawFactorRoute(app: App, services: Services): void {
  app.delete(
    '/api/sustainability/factors/:key',
    {
      schema: {
        tags: ['Sustainability'],
        summary: 'Gives up an intensity of your own: the one that comes with the product counts again',
        params: byKey,
        response: { 200: factorsAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      const { key } = request.params
      return services.database.inTenant(member, async (db) => {
        const before = await ownFactorRow(db, key)
        if (!before) throw notFound('emission factor')
        await insertFactor(db, { key, author: member.userId, withdrawn: true })
        await recordFactor(db, 'emission-factor-withdrawn', key, before, null)
        return answerFactors(db, member)
      })
    },
  )
}

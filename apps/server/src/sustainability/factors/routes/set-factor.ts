import { factorsAnswer, ownFactor } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import { notFound, Refusal } from '../../../platform/refusal.ts'
import type { Services } from '../../../services.ts'
import { answerFactors } from '../answer-factors.ts'
import { recordFactor } from '../record-factor.ts'
import { insertFactor, ownFactor as ownFactorRow, replaceable } from '../store.ts'

const byKey = z.object({ key: z.string() })

export function setFactorRoute(app: App, services: Services): void {
  app.put(
    '/api/sustainability/factors/:key',
    {
      schema: {
        tags: ['Sustainability'],
        summary: 'An intensity of your own in place of the one that comes with the product',
        params: byKey,
        body: ownFactor,
        response: { 200: factorsAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      const { key } = request.params
      const {
        wtt,
        ttw,
        source,
        edition = '',
        licence = '',
        validFrom = null,
        validUntil = null,
      } = request.body
      if (!replaceable.has(key)) throw notFound('emission factor')
      if (validFrom && validUntil && validUntil < validFrom) {
        throw new Refusal('invalid_request', 'The factor would end before it begins.')
      }
      const row = { key, wtt, ttw, source, edition, licence, validFrom, validUntil }
      return services.database.inTenant(member, async (db) => {
        const before = await ownFactorRow(db, key)
        await insertFactor(db, { ...row, author: member.userId })
        await recordFactor(db, 'emission-factor-set', key, before, row)
        return answerFactors(db, member)
      })
    },
  )
}

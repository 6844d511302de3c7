import { emissionFactor, type FactorsAnswer, factorsAnswer, ownFactor } from '@efti-hub/contract'
import { z } from 'zod'
import { may, requireMay } from '../../accounts/policy.ts'
import type { TenantDb } from '../../platform/database.ts'
import { type App, type Member, memberOf } from '../../platform/http.ts'
import { enqueueAfter } from '../../platform/queue.ts'
import { recordAct } from '../../platform/record-act.ts'
import { notFound, Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { thatCount } from './choose-factor.ts'
import { OWN_ONLY } from './shipped-factors.ts'
import { factorsInForce, insertFactor, makeAllDue, ownFactor as ownFactorRow, replaceable } from './store.ts'

const tags = ['Sustainability']
const byKey = z.object({ key: z.string() })

export function factorRoutes(app: App, services: Services): void {
  const answer = async (db: TenantDb, member: Member): Promise<FactorsAnswer> => {
    const factors = await factorsInForce(db)
    return {
      factors: [...factors.values()].flatMap((of) => thatCount(of).map((one) => emissionFactor.parse(one))),
      missing: OWN_ONLY.filter(({ key }) => !factors.has(key)).map(({ key, mode, vehicle }) => ({
        key,
        mode,
        vehicle,
      })),
      canReplace: may(member, 'manage'),
    }
  }

  app.get(
    '/api/sustainability/factors',
    {
      schema: {
        tags,
        summary: 'Emission intensities in force, each with its source',
        response: { 200: factorsAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return services.database.inTenant(member, (db) => answer(db, member))
    },
  )

  app.put(
    '/api/sustainability/factors/:key',
    {
      schema: {
        tags,
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
        await follow(db, 'emission-factor-set', key, before, row)
        return answer(db, member)
      })
    },
  )

  app.delete(
    '/api/sustainability/factors/:key',
    {
      schema: {
        tags,
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
        await follow(db, 'emission-factor-withdrawn', key, before, null)
        return answer(db, member)
      })
    },
  )
}

/** All figures are calculated again, and who did it is kept. */
async function follow(
  db: TenantDb,
  action: string,
  key: string,
  before: { wtt: number | null; ttw: number | null; source: string | null } | null,
  newValue: unknown,
): Promise<void> {
  await recordAct(db, {
    action,
    resourceType: 'emission-factor',
    resourceId: null,
    resourceName: replaceable.get(key)?.vehicle ?? key,
    oldValue: before && { wtt: before.wtt, ttw: before.ttw, source: before.source },
    newValue,
  })
  await makeAllDue(db)
  await enqueueAfter(db, 'emissions', 0)
}

import { emissionFactor, type FactorsAnswer } from '@efti-hub/contract'
import { may } from '../../accounts/policy.ts'
import type { TenantDb } from '../../platform/database.ts'
import type { Member } from '../../platform/http.ts'
import { thatCount } from './choose-factor.ts'
import { OWN_ONLY } from './shipped-factors.ts'
import { factorsInForce } from './store.ts'

/** Intensities in force, each with its source, and those that only the tenant can add. */
export async function answerFactors(db: TenantDb, member: Member): Promise<FactorsAnswer> {
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

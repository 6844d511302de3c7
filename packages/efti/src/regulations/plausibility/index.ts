import type { Rule } from '../../rules/rule.ts'
import { counts } from './counts.ts'
import { distinctParties } from './distinct-parties.ts'
import { legs } from './legs.ts'
import { masses } from './masses.ts'
import { orderOfDates } from './order-of-dates.ts'
import { places } from './places.ts'
import { wagonCountry } from './wagon-country.ts'

/*
 * Not one act but what all of them presuppose: the values of one consignment agree with each other.
 *
 * Not covered:
 * - Limits of vehicles and containers: the data set does not carry them. A container's own gross mass is the only one.
 * - Seals of containers (eFTI564): only trailers and wagons have a number of seals to compare them with (eFTI383).
 * - The number of trailers, wagons and containers (eFTI1146): whether containers on a trailer count is not defined.
 * - Packages of dangerous goods (eFTI296) against the total: ten drums on two pallets are two packages.
 * - A language for every text: most documents name none, and nothing is misunderstood without it; `CDS-LANGUAGES` asks for all
 *   of several versions.
 * - A plan against what happened, other than a delivery planned before the goods were taken over: late is not wrong.
 * - Units of dimensions and temperatures against physical possibility.
 * Currency of amounts and unit of measures are in `common-data-set`.
 */
export const plausibility: readonly Rule[] = [
  ...distinctParties,
  ...masses,
  ...counts,
  ...orderOfDates,
  ...places,
  ...wagonCountry,
  ...legs,
]

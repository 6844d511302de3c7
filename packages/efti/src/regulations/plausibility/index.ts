import type { Rule } from '../../rules/rule.ts'
import { counts } from './counts.ts'
import { masses } from './masses.ts'
import { orderOfDates } from './order-of-dates.ts'
import { parties } from './parties.ts'
import { places } from './places.ts'

/*
 * Not one act but what all of them presuppose: the values of one consignment agree with each other.
 *
 * Not covered:
 * - Limits of vehicles and containers: the data set does not carry them.
 * - Units of dimensions and temperatures against physical possibility.
 */
export const plausibility: readonly Rule[] = [...parties, ...masses, ...counts, ...orderOfDates, ...places]

import { cmr } from '../../kinds/cmr.ts'
import { marksOf, railLaw } from '../../kinds/marks.ts'
import { countryOfWagon } from '../../values/rail/stations.ts'
import { wagonsIn } from '../../values/rail/wagons.ts'

/** A wagon as railways print it: grouped, of a country, its check digit right. */
const showsWagon = (text: string) =>
  wagonsIn(text).some((one) => one.checkDigitHolds && /\D/.test(one.asWritten) && countryOfWagon(one.number))

/**
 * 'Frachtbrief', 'list przewozowy' are notes of the road and of the railway alike: where a paper names the law of the one
 * or a wagon, and the CMR nowhere, it is the railway's.
 */
export const goesByRail = (text: string): boolean =>
  marksOf(cmr.id, text) === 0 && (railLaw.test(text) || showsWagon(text))

/*
 * Small exact checks without the law's tables: light enough for a browser. Each says what it does not look at.
 */
export { type ContainerCheck, checkContainerNumber } from './container-number.ts'
export { countryProblem, isCountry, isMemberState } from './country.ts'
export {
  compareDates,
  type DateFormat,
  dateFromCompact,
  dateToCompact,
  isCalendarDate,
  isDateShaped,
} from './date-time.ts'
export { hasGs1CheckDigit, isGln } from './gs1.ts'
export { isLocodeShaped } from './locode.ts'
export { cubicMetresOf, kilogramsOf } from './mass.ts'
export { isPlausiblePlate } from './plate.ts'
export { isEoriShaped, isVatShaped } from './tax-numbers.ts'
export { isUnNumber } from './un-number.ts'

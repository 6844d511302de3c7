/*
 * Small exact checks without the law's tables: light enough for a browser. Each states what it does not check.
 */
export { type AirWaybillCheck, checkAirWaybill } from './air-waybill.ts'
export {
  isCustomsOfficeShaped,
  isPackageCodeShaped,
  isTunnelCode,
  isUnitCodeShaped,
  isUnPackagingShaped,
} from './codes.ts'
export { type ContainerCheck, checkContainerNumber, checkIluCode } from './container-number.ts'
export { isLatitude, isLongitude } from './coordinates.ts'
export { countryProblem, isCountry, isMemberState } from './country.ts'
export {
  compareDates,
  type DateFormat,
  dateFromCompact,
  dateToCompact,
  isCalendarDate,
  isDateShaped,
} from './date-time.ts'
export { hasGs1CheckDigit, isGln, isGtin, isSscc } from './gs1.ts'
export { isLei } from './lei.ts'
export { isLocodeShaped } from './locode.ts'
export { cubicMetresOf, kilogramsOf } from './mass.ts'
export { isPlausiblePlate } from './plate.ts'
export { isRailLocationCode, isUicCompanyCode, isUicNumber } from './rail.ts'
export { isEoriShaped, isVatShaped } from './tax-numbers.ts'
export { isUnNumber } from './un-number.ts'
export { isEniShaped, isImoNumber } from './vessel.ts'

export interface AirWaybillCheck {
  /** Eleven digits without hyphen. */
  number: string
  /** Airline prefix of three digits, seven digits, a check digit. */
  isShaped: boolean
  /** The check digit that the seven digits ask for; null if not shaped. */
  checkDigit: number | null
  isValid: boolean
}

/** Number of an air waybill, such as '020-12345675'; spaces and hyphens do not matter. */
export function checkAirWaybill(text: string): AirWaybillCheck {
  const number = text.replace(/[\s-]/g, '')
  if (!/^\d{11}$/.test(number)) return { number, isShaped: false, checkDigit: null, isValid: false }
  const checkDigit = Number(number.slice(3, 10)) % 7
  return { number, isShaped: true, checkDigit, isValid: checkDigit === Number(number.charAt(10)) }
}

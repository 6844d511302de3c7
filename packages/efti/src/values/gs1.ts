/** Global Location Number of 13 digits, such as '4006381333931'; spaces do not matter. */
export function isGln(text: string): boolean {
  const digits = text.replace(/\s/g, '')
  return /^\d{13}$/.test(digits) && hasGs1CheckDigit(digits)
}

/** Global Trade Item Number of 8, 12, 13 or 14 digits. */
export function isGtin(text: string): boolean {
  const digits = text.replace(/\s/g, '')
  return /^(?:\d{8}|\d{12,14})$/.test(digits) && hasGs1CheckDigit(digits)
}

/** Serial Shipping Container Code of 18 digits, with or without its '(00)' in front. */
export function isSscc(text: string): boolean {
  const digits = text.replace(/\s/g, '').replace(/^\(00\)/, '')
  return /^\d{18}$/.test(digits) && hasGs1CheckDigit(digits)
}

/** Modulo 10 with weights 3, 1, 3 ... from the right of the payload: GLN, GTIN, SSCC. */
export function hasGs1CheckDigit(digits: string): boolean {
  const payload = [...digits.slice(0, -1)].reverse()
  const sum = payload.reduce((total, digit, n) => total + Number(digit) * (n % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1))
}

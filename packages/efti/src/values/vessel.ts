/** IMO number of a sea-going ship: seven digits, the last of which checks the others; 'IMO' in front does not matter. */
export function isImoNumber(text: string): boolean {
  const digits = text.replace(/^IMO/i, '').replace(/\s/g, '')
  if (!/^\d{7}$/.test(digits)) return false
  const sum = [...digits.slice(0, 6)].reduce((total, digit, n) => total + Number(digit) * (7 - n), 0)
  return sum % 10 === Number(digits.charAt(6))
}

/**
 * Has it the form of a European vessel number (ENI): eight digits, of which the first three name the authority that assigned
 * them, from 001 on? Spaces do not matter. There is no check digit.
 */
export function isEniShaped(text: string): boolean {
  const digits = text.replace(/\s/g, '')
  return /^\d{8}$/.test(digits) && !digits.startsWith('000')
}

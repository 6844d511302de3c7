/** Digits of a UIC vehicle number, spaces, dots and hyphens left out; null if there are not twelve of them. */
export function uicDigits(text: string): string | null {
  const digits = text.replace(/[\s.-]/g, '')
  return /^\d{12}$/.test(digits) ? digits : null
}

/** Wagon or locomotive number of twelve digits whose check digit is right, such as '21 81 2471 217-3'. */
export function isUicNumber(text: string): boolean {
  const digits = uicDigits(text)
  return digits !== null && luhnDigit(digits.slice(0, 11)) === Number(digits.charAt(11))
}

/** Luhn: from the left doubled, single, doubled ... over eleven digits. */
function luhnDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, n) => {
    const weighed = Number(digit) * (n % 2 === 0 ? 2 : 1)
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** Company code of the UIC (RICS): four digits. Existence is not checked. */
export function isUicCompanyCode(text: string): boolean {
  return /^\d{4}$/.test(text)
}

/** Primary location code of the railways: a country and five digits, such as 'DE12345'. Existence is not checked. */
export function isRailLocationCode(text: string): boolean {
  return /^[A-Z]{2}\d{5}$/.test(text)
}

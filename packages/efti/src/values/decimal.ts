/** Is it a number in digits, with a sign and a point at most (xsd:decimal)? */
export function isDecimal(text: string): boolean {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)
}

/** Digits of a decimal number that carry its value: zeros in front and at the end of the decimals do not. */
export function significantDigits(text: string): { whole: number; decimals: number } {
  const [whole = '', fraction = ''] = text.replace(/^[+-]/, '').split('.')
  return { whole: whole.replace(/^0+/, '').length, decimals: withoutTrailingZeros(fraction) }
}

/** A loop and no pattern: /0+$/ takes quadratic time on zeros followed by another digit. */
function withoutTrailingZeros(digits: string): number {
  let end = digits.length
  while (end > 0 && digits.charAt(end - 1) === '0') end -= 1
  return end
}

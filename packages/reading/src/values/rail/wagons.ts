/** Twelve digits of a wagon as they are grouped: type of exchange, country, kind, serial number, check digit. */
const shape = /(?<!\d)(\d{2})[ .-]?(\d{2})[ .-]?(\d{4}|\d{3}[ .-]\d)[ .-]?(\d{3})[ .-]?(\d)(?!\d)/g

export interface FoundWagon {
  /** Twelve digits. */
  number: string
  asWritten: string
  at: number
  checkDigitHolds: boolean
}

/** Wagon numbers of the uniform technical identification (TSI OPE, Appendix 6; before it UIC leaflet 438-2). */
export function wagonsIn(text: string): FoundWagon[] {
  return [...text.matchAll(shape)].map((match) => {
    const number = match[0].replace(/\D/g, '')
    return { number, asWritten: match[0], at: match.index, checkDigitHolds: hasCheckDigit(number) }
  })
}

/** Weights 2 and 1 from the left, digits of the products added. */
function hasCheckDigit(number: string): boolean {
  const sum = [...number.slice(0, 11)].reduce((total, sign, at) => {
    const product = Number(sign) * (at % 2 === 0 ? 2 : 1)
    return total + Math.floor(product / 10) + (product % 10)
  }, 0)
  return (10 - (sum % 10)) % 10 === Number(number[11])
}

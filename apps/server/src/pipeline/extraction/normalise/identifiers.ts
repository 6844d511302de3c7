/** ISO 6346: three letters, U, J or Z, six digits and a check digit. */
const containerShape = /(?<![A-Z0-9])([A-Z]{3}[UJZ])[\s-]?(\d{3})[\s.]?(\d{3})[\s-]?\/?(\d)(?!\d)/g

export interface FoundContainer {
  number: string
  asWritten: string
  at: number
  checkDigitHolds: boolean
}

export function containersIn(text: string): FoundContainer[] {
  return [...text.matchAll(containerShape)].map((match) => {
    const [asWritten, owner = '', a = '', b = '', check = ''] = match
    const number = owner + a + b + check
    return {
      number,
      asWritten,
      at: match.index,
      checkDigitHolds: containerCheckDigit(number) === Number(check),
    }
  })
}

/** Letters count 10 to 38 without the multiples of 11; each place weighs twice the one before. */
export function containerCheckDigit(number: string): number {
  let sum = 0
  for (let place = 0; place < 10; place++) {
    const sign = number.charCodeAt(place)
    let value = sign - 48
    if (sign >= 65) {
      value = sign - 55
      value += Math.floor((value - 1) / 10)
    }
    sum += value * 2 ** place
  }
  return (sum % 11) % 10
}

export interface FoundPlate {
  number: string
  asWritten: string
  at: number
  country?: string
}

/** A plate has digits, and letters as a rule; a country's sign may stand before it or behind it in brackets. */
const plateShape =
  /(?<![\p{L}\d])(?:\(?(D|F|NL|B|L|A|CH|I|E|P|PL|CZ|SK|H|RO|BG|SLO|SI|HR|DK|S|N|FIN|EST|LV|LT|IRL|GB|UK|TR|UA|DE|FR|BE|LU|AT|IT|ES|PT|HU|SE|NO|FI|EE|IE)\)?[\s:/-]+)?([A-ZÄÖÜ0-9]{1,4}(?:[\s·.-]{0,2}[A-ZÄÖÜ0-9]{1,5}){0,3})(?:\s*\(([A-Z]{1,3})\))?(?![\p{L}\d])/gu

export function platesIn(text: string): FoundPlate[] {
  const found: FoundPlate[] = []
  for (const piece of text.matchAll(/[^/;,|+]+/g)) {
    for (const match of piece[0].matchAll(plateShape)) {
      let [asWritten, sign, number = '', behind] = match
      let at = piece.index + match.index
      if (!isPlate(number) && sign && isPlate(`${sign} ${number}`)) {
        number = asWritten.replace(/\s*\([A-Z]{1,3}\)$/, '')
        sign = undefined
      }
      if (!isPlate(number)) continue
      at += asWritten.length - asWritten.trimStart().length
      asWritten = asWritten.trim()
      found.push({
        number: number.trim(),
        asWritten,
        at,
        ...((sign ?? behind) ? { country: sign ?? behind } : {}),
      })
    }
  }
  return found
}

function isPlate(text: string): boolean {
  const bare = text.replace(/[^A-ZÄÖÜ0-9]/g, '')
  const digits = bare.replace(/\D/g, '').length
  return (
    bare.length >= 4 &&
    bare.length <= 10 &&
    digits >= 1 &&
    digits < bare.length &&
    !/^[A-Z]{4}\d{7}$/.test(bare)
  )
}

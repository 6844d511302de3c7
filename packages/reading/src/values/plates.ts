import { phrase } from '../words/phrases/index.ts'
export interface FoundPlate {
  number: string
  asWritten: string
  at: number
  country?: string
}

/** Shapes of plates by country: a sign of one letter before a plate counts only where the plate has its shape. */
const shapeBySign: Record<string, RegExp> = {
  A: /^[A-Z]{1,2}[- ]?\d{2,5}\s?[A-Z]{1,3}$/,
  B: /^\d-?[A-Z]{3}-?\d{3}$/,
  D: /^[A-ZÄÖÜ]{1,3}[- ][A-Z]{1,2}[- ]?\d{1,4}[EH]?$/,
  E: /^\d{4}\s?[A-Z]{3}$/,
  F: /^[A-Z]{2}[- ]?\d{3}[- ]?[A-Z]{2}$/,
  H: /^(?:[A-Z]{3}[- ]?\d{3}|[A-Z]{2}\s?[A-Z]{2}[- ]?\d{3})$/,
  I: /^[A-Z]{2}\s?\d{3}\s?[A-Z]{2}$/,
  N: /^[A-Z]{2}\s?\d{5}$/,
  P: /^[A-Z\d]{2}-[A-Z\d]{2}-[A-Z\d]{2}$/,
  S: /^[A-Z]{3}\s?\d{2}[A-Z\d]$/,
}

const longerSign =
  /^(?:NL|CH|PL|CZ|SK|RO|BG|SLO|SI|HR|DK|FIN|EST|LV|LT|IRL|GB|UK|TR|UA|DE|FR|BE|LU|AT|IT|ES|PT|HU|SE|NO|FI|EE|IE)$/
/** 'GB 417 RT' is an Italian plate: no plate of Britain is left behind the letters. */
const wholeShape = /^[A-Z]{2}[ -]\d{3}[ -][A-Z]{2}$/
/** What is before or behind a plate and tells the vehicle: 'RIM. XA 117 LL', '16 ULP 417 DORSE'. */
const vehicleWords = new RegExp(String.raw`(?<!\p{L})(?:${phrase('vehicleNamed')})(?!\p{L})[.:]?`, 'giu')
const signRuns = /(?<![\p{L}\d])([\p{Lu}0-9]{1,8}(?:[\s·.-]{1,2}[\p{Lu}0-9]{1,6}){0,3})(?![\p{L}\d])/gu

/** Plates of a text, each with the country whose sign stands before it, or behind it in brackets. */
export function platesIn(text: string): FoundPlate[] {
  const found: FoundPlate[] = []
  for (const piece of text.matchAll(/[^/;,|+()]+(?:\(([A-Z]{1,3})\))?/g)) {
    const bracketed = piece[1] ?? /\(([A-Z]{1,3})\)\s*$/.exec(text.slice(0, piece.index))?.[1]
    const body = piece[0]
      .replace(/\([A-Z]{1,3}\)$/, '')
      .replace(vehicleWords, (word) => '_'.repeat(word.length))
    for (const match of body.matchAll(signRuns)) {
      const whole = match[1] as string
      const signed = /^([A-Z]{1,3})[\s:]+(.+)$/.exec(whole)
      const sign = signed?.[1] ?? ''
      const rest = signed?.[2] ?? ''
      const isSigned =
        isPlate(rest) &&
        !wholeShape.test(whole) &&
        (longerSign.test(sign) || shapeBySign[sign]?.test(rest) === true)
      const number = isSigned ? rest : whole
      if (!isPlate(number)) continue
      const country = isSigned ? sign : bracketed
      const at = piece.index + match.index
      found.push({ number, asWritten: whole, at, ...(country ? { country } : {}) })
    }
  }
  return found
}

function isPlate(text: string): boolean {
  const bare = text.replace(/[^\p{Lu}0-9]/gu, '')
  const digits = bare.replace(/\D/g, '').length
  return (
    bare.length >= 4 &&
    bare.length <= 10 &&
    digits >= 1 &&
    digits < bare.length &&
    !/^[A-Z]{4}\d{7}$/.test(bare)
  )
}

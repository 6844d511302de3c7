import { toDigits, toLetters } from './repair-signs.ts'

/** ISO 6346: three letters, U, J or Z, six digits and a check digit; EN 13044 has A to E or K instead, where 'ILU' stands ahead. */
const containerShape =
  /(?<![A-Z0-9])((?:[A-Z]{3}[UJZ])|(?<=ILU[^A-Z\d]{0,3}(?:[Cc]ode|CODE|[Nn]r|[Nn]o)?[\s.:°]{0,3})[A-Z]{3}[A-EK])[\s-]?(\d{3})[\s.]?(\d{3})[\s-]?\/?(\d)(?!\d)/g

export interface FoundContainer {
  number: string
  asWritten: string
  at: number
  checkDigitHolds: boolean
  /** The text calls it an ILU code. */
  isNamed?: boolean
}

/**
 * Container numbers of a text. Where signs are confused as recognition confuses them ('MSKU 123O56 7'), a number counts
 * only if its check digit holds once they are put right.
 */
export function containersIn(text: string): FoundContainer[] {
  const plain = plainContainers(text)
  const repaired = repairedContainers(text).filter(({ at }) => plain.every((found) => found.at !== at))
  return [...plain, ...repaired].sort((a, b) => a.at - b.at)
}

/** Of the seven digits at least so many must be digits as they were read. */
const fewestDigits = 4
const confusedShape =
  /(?<![A-Za-z0-9])([A-Z01568]{3}[UJZ])[\s-]?([\dOQDIl|SBZG]{3})[\s.]?([\dOQDIl|SBZG]{3})[\s-]?\/?([\dOQDIl|SBZG])(?![A-Za-z0-9])/g

function repairedContainers(text: string): FoundContainer[] {
  return [...text.matchAll(confusedShape)].flatMap((match) => {
    const [asWritten, owner = '', a = '', b = '', check = ''] = match
    const digits = a + b + check
    if (digits.replace(/\D/g, '').length < fewestDigits) return []
    const number = toLetters(owner) + toDigits(digits)
    const holds = containerCheckDigit(number) === Number(toDigits(check))
    return holds ? [{ number, asWritten, at: match.index, checkDigitHolds: true }] : []
  })
}

function plainContainers(text: string): FoundContainer[] {
  return [...text.matchAll(containerShape)].map((match) => {
    const [asWritten, owner = '', a = '', b = '', check = ''] = match
    const number = owner + a + b + check
    return {
      number,
      asWritten,
      at: match.index,
      checkDigitHolds: containerCheckDigit(number) === Number(check),
      ...(/[UJZ]$/.test(owner) ? {} : { isNamed: true }),
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

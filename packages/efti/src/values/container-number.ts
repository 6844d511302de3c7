const SHAPE = /^[A-Z]{3}[UJZ]\d{7}$/
/** The fourth letter distinguishes owner keys of intermodal units from those of containers. */
const ILU_SHAPE = /^[A-Z]{3}[A-EK]\d{7}$/

/** Value of each letter in ISO 6346: A is 10, and 11, 22 and 33 are left out. */
const LETTERS = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, n) => [letter, 10 + n + Math.floor((n + 9) / 10)] as const),
)

export interface ContainerCheck {
  /** Capitals without spaces and hyphens. */
  number: string
  /** Owner code, U, J or Z, and seven digits. */
  isShaped: boolean
  /** The check digit that the first ten characters ask for; null if not shaped. */
  checkDigit: number | null
  isValid: boolean
}

/** Container number of ISO 6346, such as 'CSQU3054383'; spaces and hyphens do not matter. */
export function checkContainerNumber(text: string): ContainerCheck {
  return check(text, SHAPE)
}

/** ILU code of a swap body or semi-trailer (EN 13044), such as 'ABCE0000017'; spaces and hyphens do not matter. */
export function checkIluCode(text: string): ContainerCheck {
  return check(text, ILU_SHAPE)
}

function check(text: string, shape: RegExp): ContainerCheck {
  const number = text.replace(/[\s-]/g, '').toUpperCase()
  if (!shape.test(number)) return { number, isShaped: false, checkDigit: null, isValid: false }
  const checkDigit = checkDigitOf(number)
  return { number, isShaped: true, checkDigit, isValid: checkDigit === Number(number.charAt(10)) }
}

function checkDigitOf(number: string): number {
  const sum = [...number.slice(0, 10)].reduce(
    (total, character, n) => total + (LETTERS.get(character) ?? Number(character)) * 2 ** n,
    0,
  )
  return (sum % 11) % 10
}

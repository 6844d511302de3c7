import { COUNTRIES } from '../code-lists/countries.ts'

/** National parts of VAT identification numbers in the Union and Northern Ireland; the form only, not the check digits. */
const VAT_FORMS: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
}

/** Has it the form of a VAT number with its prefix, such as 'DE123456789' (Greece: EL)? Existence is not checked. */
export function isVatShaped(text: string): boolean {
  const number = text.replace(/[\s.-]/g, '').toUpperCase()
  const prefix = number.slice(0, 2)
  return Object.hasOwn(VAT_FORMS, prefix) && (VAT_FORMS[prefix]?.test(number.slice(2)) ?? false)
}

/** Has it the form of an EORI number: a country (also XI) and up to 15 letters or digits? Existence is not checked. */
export function isEoriShaped(text: string): boolean {
  const number = text.replace(/\s/g, '').toUpperCase()
  const prefix = number.slice(0, 2)
  return /^[A-Z]{2}[A-Z0-9]{1,15}$/.test(number) && (COUNTRIES.has(prefix) || prefix === 'XI')
}

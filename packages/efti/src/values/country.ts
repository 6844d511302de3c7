import { COUNTRIES, MEMBER_STATES } from '../code-lists/countries.ts'

const KNOWN_SLIPS: Record<string, string> = {
  UK: "'UK' is not an ISO 3166-1 code; the United Kingdom is 'GB'",
  EL: "'EL' is the Union's own abbreviation; in ISO 3166-1 Greece is 'GR'",
  XI: "'XI' (Northern Ireland) is used in VAT and EORI numbers only; the country is 'GB'",
  XK: "'XK' is not assigned in ISO 3166-1 and not in the eFTI code list",
  EU: "'EU' is no country; name the Member State",
}

const MEANT: Record<string, string> = { UK: 'GB', EL: 'GR', XI: 'GB' }

/** Is it a country of ISO 3166-1 alpha-2, in capitals? */
export function isCountry(code: string): boolean {
  return COUNTRIES.has(code)
}

/** Is it a Member State of the European Union (ISO code: Greece is GR)? */
export function isMemberState(code: string): boolean {
  return MEMBER_STATES.has(code)
}

/** The country that a wrong code means, where it means one: 'UK' is GB, 'de' is DE. */
export function meantCountry(code: string): string | null {
  const upper = code.trim().toUpperCase()
  if (Object.hasOwn(MEANT, upper)) return MEANT[upper] ?? null
  return COUNTRIES.has(upper) ? upper : null
}

/** What is wrong with a country code, as a clause without full stop; null if it is right. */
export function countryProblem(code: string): string | null {
  if (COUNTRIES.has(code)) return null
  const upper = code.trim().toUpperCase()
  const slip = Object.hasOwn(KNOWN_SLIPS, upper) ? KNOWN_SLIPS[upper] : undefined
  if (slip) return slip
  if (COUNTRIES.has(upper)) return `'${code}' must be written '${upper}'`
  return `'${code.slice(0, 20)}' is not a country code of ISO 3166-1 alpha-2`
}

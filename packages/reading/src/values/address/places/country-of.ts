import { codeAsWritten, countryByName } from './countries.ts'

/** A country given by name, or a code of two letters as it stands, right or wrong: the rules judge it. */
export function countryOf(text: string): string | undefined {
  return countryByName(text) ?? codeAsWritten(text) ?? (/^[A-Z]{2}$/.test(text) ? text : undefined)
}

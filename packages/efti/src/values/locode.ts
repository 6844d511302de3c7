import { COUNTRIES } from '../code-lists/countries.ts'

/** Has it the form of a UN/LOCODE, such as 'DEHAM': a country, then three letters or digits from 2 to 9? */
export function isLocodeShaped(text: string): boolean {
  return /^[A-Z]{2}[A-Z2-9]{3}$/.test(text) && COUNTRIES.has(text.slice(0, 2))
}

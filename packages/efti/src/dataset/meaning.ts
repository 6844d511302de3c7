import { COUNTRIES, countryName } from '../code-lists/countries.ts'
import { codeListById } from '../code-lists/lists.ts'
import { PACKAGE_KINDS } from '../code-lists/recommendations.ts'
import type { Value } from './consignment.ts'
import { elementById } from './elements.ts'

/** Codes that the Annex allows besides those of its list. */
const BESIDES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'CL-037': { '4': 'Air transport' },
}

/** Lists that other bodies keep: ISO 3166-1, and Recommendation 21 for packages of goods and of dangerous goods. */
const OF_OTHERS: Readonly<Record<string, () => ReadonlyMap<string, string>>> = {
  'CL-003': () => PACKAGE_KINDS,
  'CL-017': countryNames,
  'CL-038': () => PACKAGE_KINDS,
}

let countries: ReadonlyMap<string, string> | undefined
function countryNames() {
  countries ??= new Map([...COUNTRIES].map((code) => [code, countryName(code)]))
  return countries
}

/** The codes of a list with their names; null where nobody has them in words. */
export function namedCodes(list: string | null | undefined): ReadonlyMap<string, string> | null {
  return (list && (OF_OTHERS[list]?.() ?? codeListById(list)?.codes)) || null
}

/** What a code means, such as 'Road transport' for mode 3; null for a value that is no code, or one whose list has no words. */
export function meaningOf(eftiId: string, value: Value): string | null {
  const list = elementById(eftiId)?.codeList
  if (!list || typeof value === 'object' || typeof value === 'boolean') return null
  const code = String(value)
  const name = namedCodes(list)?.get(code)
  // A kind of package without a name has its code for one.
  return (name !== code && name) || BESIDES[list]?.[code] || null
}

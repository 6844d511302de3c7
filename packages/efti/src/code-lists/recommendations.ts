import packages from './packages.json' with { type: 'json' }
import units from './units.json' with { type: 'json' }

/** Revisions of the Recommendations that the lists were made from. */
export const UNITS_EDITION: string = units.version
export const PACKAGES_EDITION: string = packages.version

const unitCodes = new Set(units.codes.split(' '))
const packageCodes = new Set(packages.codes.split(' '))
const packageNames: Readonly<Record<string, string>> = packages.names

/** Codes of Recommendation 21 with their names; of rare kinds the name is the code. Those with a name first. */
export const PACKAGE_KINDS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(packageNames).toSorted(([, left], [, right]) => left.localeCompare(right)),
  ...[...packageCodes].filter((code) => !(code in packageNames)).map((code) => [code, code] as const),
])

/** Is it a common code of UN/CEFACT Recommendation 20, such as 'KGM' or '4N'? Deleted codes are not, deprecated ones are. */
export function isListedUnit(code: string): boolean {
  return unitCodes.has(code)
}

/** Is it a code of UN/CEFACT Recommendation 21 for a kind of package, such as 'PX' or '4G'? */
export function isListedPackage(code: string): boolean {
  return packageCodes.has(code)
}

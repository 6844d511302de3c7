import { schemaCodes } from '../code-lists/lists.ts'
import { significantDigits } from '../values/decimal.ts'
import { BUILT_IN, BUILT_IN_BASES, KEEPS_SPACE } from './built-in-types.ts'
import table from './schema.json' with { type: 'json' }

/** A text-only type of the XML schema. */
export interface SimpleType {
  name: string
  /** Does the schema ignore white space around the value? */
  collapses: boolean
  /** What is wrong with the (collapsed) text, as the end of a sentence; null if it fits. */
  problem(text: string): string | null
}

interface Facets {
  base: string
  maxLength?: number
  minLength?: number
  totalDigits?: number
  fractionDigits?: number
}

const facetsByName = new Map(Object.entries(table.simpleTypes as Record<string, Facets>))
/** What each type is made of by one step. */
const BASES = new Map([
  ...Object.entries(table.valueTypes).map(([name, { base }]) => [name, base] as const),
  ...[...facetsByName].map(([name, { base }]) => [name, base] as const),
  ...BUILT_IN_BASES,
])
const made = new Map<string, SimpleType>()

/** By the schema's name: `types:Identifier17`, `codes:CountryCode`, `xsd:boolean` ... */
export function simpleType(name: string): SimpleType {
  const known = made.get(name)
  if (known) return known
  const type = make(name)
  made.set(name, type)
  return type
}

/** Does the schema know the type by that name? */
export function isSimpleType(name: string): boolean {
  return BASES.has(name) || BUILT_IN.has(name) || schemaCodes(name) !== undefined
}

/** Is the type made of the other one, in one step or several? */
export function derives(name: string, from: string): boolean {
  for (let base = baseOf(name); base !== undefined; base = baseOf(base)) if (base === from) return true
  return false
}

function baseOf(name: string): string | undefined {
  return BASES.get(name) ?? (schemaCodes(name) ? 'xsd:token' : undefined)
}

function make(name: string): SimpleType {
  const codes = schemaCodes(name)
  if (codes)
    return {
      name,
      collapses: true,
      problem: (text) => (codes.has(text) ? null : 'is not in the code list of the schema'),
    }
  const builtIn = BUILT_IN.get(name)
  if (builtIn) return { name, collapses: !KEEPS_SPACE.has(name), problem: builtIn }
  const base = simpleType(BASES.get(name) ?? 'xsd:string')
  const facets = facetsByName.get(name)
  if (!facets) return { ...base, name }
  return {
    name,
    collapses: base.collapses,
    problem: (text) => base.problem(text) ?? breach(facets, name, text),
  }
}

function breach(facets: Facets, name: string, text: string): string | null {
  if (facets.totalDigits !== undefined) return digitsBreach(facets, text)
  if (name === 'types:DateTimeValue' && !/^[0-9\-+]*$/.test(text)) return 'may contain only digits, - and +'
  // Only long texts are counted by code points; up to the limit in UTF-16 units they cannot be too long.
  if (facets.maxLength !== undefined && text.length > facets.maxLength && [...text].length > facets.maxLength)
    return `is longer than ${facets.maxLength} characters`
  if (facets.minLength !== undefined && text.length < facets.minLength)
    return `is shorter than ${facets.minLength} characters`
  return null
}

/** Zeros that do not change the value do not count as digits. */
function digitsBreach(facets: Facets, text: string): string | null {
  // Too short to break either limit, as almost every number is.
  if (text.length <= Math.min(facets.totalDigits ?? 0, facets.fractionDigits ?? Infinity)) return null
  const { whole, decimals } = significantDigits(text)
  if (whole + decimals > (facets.totalDigits ?? Infinity)) return `has more than ${facets.totalDigits} digits`
  if (decimals > (facets.fractionDigits ?? Infinity)) return `has more than ${facets.fractionDigits} decimals`
  return null
}

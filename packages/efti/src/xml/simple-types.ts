import { schemaCodes } from '../code-lists/lists.ts'
import { significantDigits } from '../values/decimal.ts'
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

const facetsByName = table.simpleTypes as Record<string, Facets>
const valueTypes = table.valueTypes as Record<string, { base: string }>
const made = new Map<string, SimpleType>()

/** By the schema's name: `types:Identifier17`, `codes:CountryCode`, `xsd:boolean` ... */
export function simpleType(name: string): SimpleType {
  const known = made.get(name)
  if (known) return known
  const type = make(name)
  made.set(name, type)
  return type
}

function make(name: string): SimpleType {
  const codes = schemaCodes(name)
  if (codes)
    return {
      name,
      collapses: true,
      problem: (text) => (codes.has(text) ? null : 'is not in the code list of the schema'),
    }
  const own = valueTypes[name]
  if (own) return { ...simpleType(own.base), name }
  const facets = facetsByName[name]
  if (!facets) return { name, collapses: !KEEPS_SPACE.has(name), problem: BUILT_IN[name] ?? (() => null) }
  const base = simpleType(facets.base)
  return {
    name,
    collapses: base.collapses,
    problem: (text) => base.problem(text) ?? breach(facets, name, text),
  }
}

const BUILT_IN: Record<string, (text: string) => string | null> = {
  'xsd:boolean': (text) => (/^(?:true|false|0|1)$/.test(text) ? null : 'is neither true nor false'),
  'xsd:integer': (text) => (/^[+-]?\d+$/.test(text) ? null : 'is not a whole number'),
  'xsd:decimal': (text) => (/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) ? null : 'is not a number'),
  'edelivery:ResponseStatus': (text) =>
    /^(?:200|400|404|500|501|502|503|504)$/.test(text) ? null : 'is no status of the schema',
  'edelivery:MessageText': (text) => (text.length < 2 ? 'is shorter than 2 characters' : null),
  'edelivery:IdentifierTypes': (text) =>
    text.split(' ').every((type) => type === '' || IDENTIFIER_TYPES.has(type))
      ? null
      : 'is no type of identifier',
  'xsd:base64Binary': (text) => (isBase64(text.replaceAll(' ', '')) ? null : 'is not Base64'),
}

const IDENTIFIER_TYPES = new Set(['means', 'equipment', 'carried'])
const KEEPS_SPACE = new Set(['xsd:string', 'edelivery:MessageText'])

function breach(facets: Facets, name: string, text: string): string | null {
  if (facets.totalDigits !== undefined) return digitsBreach(facets, text)
  if (name === 'types:DateTimeValue' && !/^[0-9\-+]*$/.test(text))
    return 'has other characters than digits, - and +'
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

function isBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*(?:[AQgw]==|[AEIMQUYcgkosw048]=)?$/.test(text)
}

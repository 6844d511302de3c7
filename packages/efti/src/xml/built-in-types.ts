import { isDecimal } from '../values/decimal.ts'

type Check = (text: string) => string | null

/** Types of XML Schema itself, and those that the messages define in place: what is wrong with a (collapsed) text. */
export const BUILT_IN: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['xsd:string', () => null],
  ['xsd:normalizedString', () => null],
  ['xsd:token', () => null],
  ['xsd:boolean', (text) => (/^(?:true|false|0|1)$/.test(text) ? null : 'is neither true nor false')],
  ['xsd:integer', (text) => (/^[+-]?\d+$/.test(text) ? null : 'is not a whole number')],
  ['xsd:decimal', (text) => (isDecimal(text) ? null : 'is not a number')],
  ['xsd:base64Binary', (text) => (isBase64(text.replaceAll(' ', '')) ? null : 'is not Base64')],
  [
    'edelivery:ResponseStatus',
    (text) => (/^(?:[245]00|404|50[1-4])$/.test(text) ? null : 'is no status of the schema'),
  ],
  // By code points: one character of the astral planes is one.
  ['edelivery:MessageText', (text) => (/^.?$/su.test(text) ? 'is shorter than 2 characters' : null)],
  ['edelivery:IdentifierTypes', (text) => (areIdentifierTypes(text) ? null : 'is no type of identifier')],
])

/** Types of XML Schema that are made of another one, as far as the eFTI schemas use them. */
export const BUILT_IN_BASES: readonly (readonly [string, string])[] = [
  ['xsd:integer', 'xsd:decimal'],
  ['xsd:token', 'xsd:normalizedString'],
  ['xsd:normalizedString', 'xsd:string'],
]

/** Types that keep white space as it is. */
export const KEEPS_SPACE: ReadonlySet<string> = new Set(['xsd:string', 'edelivery:MessageText'])

const IDENTIFIER_TYPES = new Set(['means', 'equipment', 'carried'])

function areIdentifierTypes(text: string): boolean {
  return text.split(' ').every((type) => type === '' || IDENTIFIER_TYPES.has(type))
}

/** As XML Schema defines it; libxml2 lets characters pass that are none of Base64. */
function isBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*(?:[AQgw]==|[AEIMQUYcgkosw048]=)?$/.test(text)
}

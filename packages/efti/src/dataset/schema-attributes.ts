import type { DataElement } from './elements.ts'

/** Which types of the schema have an attribute, and which; no type has two. */
const ATTRIBUTE_OF_TYPE: readonly (readonly [type: RegExp, attribute: string])[] = [
  [/^types:Identifier/, 'schemeAgencyId'],
  [/^types:LocalizedString/, 'languageId'],
  [/^types:\w*Measure$/, 'unitId'],
  [/^types:Amount$/, 'currencyId'],
  [/^types:DateTime$/, 'formatId'],
]

/** The attribute that the XML schema has beside the values of an element; null if it has none. */
export function schemaAttributeOf({ schemaType }: DataElement): string | null {
  return ATTRIBUTE_OF_TYPE.find(([type]) => type.test(schemaType))?.[1] ?? null
}

import table from '../xml/schema.json' with { type: 'json' }
import type { DataElement } from './elements.ts'

const names = new Map(
  Object.entries(table.valueTypes).map(([type, { attributes }]) => [
    type,
    new Set(attributes.map(([name]) => String(name))),
  ]),
)

/** Attributes that the XML schema has beside the values of an element: schemeAgencyId, languageId ... */
export function schemaAttributesOf({ schemaType }: DataElement): ReadonlySet<string> {
  return names.get(schemaType) ?? NONE
}

const NONE: ReadonlySet<string> = new Set()

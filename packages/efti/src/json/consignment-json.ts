import type { ConsignmentValue, ExtraContent, Value } from '../dataset/consignment.ts'

/** A consignment as JSON: element names as keys, arrays where an element may repeat. Described by `consignment.schema.json`. */
export interface ConsignmentJson {
  format: typeof FORMAT
  /** Of the common data set's schemas, '0.8'. */
  version: string
  consignment: JsonClass
  /** Content that the XML schema allows and the data set does not have, by path. */
  extra?: readonly ExtraContent[]
  /** Values that are at no place of their own: an unknown id, a path twice. */
  other?: readonly ConsignmentValue[]
}

export const FORMAT = 'efti-consignment'

/** An instance of a data class, by the names of its members. */
export interface JsonClass {
  [name: string]: JsonNode | readonly (JsonNode | null)[]
}

/** A value alone; with what the XML has as attributes; or a data class. */
export type JsonNode = Exclude<Value, object> | JsonLeaf | JsonClass

export interface JsonLeaf {
  value: Exclude<Value, object>
  /** Of a measure, by UN/ECE Recommendation 20; '' where none was given. */
  unit?: string
  /** The text as written, where the value does not show it: see `ConsignmentValue`. */
  written?: string
  schemeAgencyId?: string
  formatId?: string
  languageId?: string
  currencyId?: string
  unitId?: string
}

/** The attributes that the schemas have; others find no place in a leaf. */
export const ATTRIBUTES = ['schemeAgencyId', 'formatId', 'languageId', 'currencyId', 'unitId'] as const

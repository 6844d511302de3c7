import countryTable from './countries.json' with { type: 'json' }
import table from './lists.json' with { type: 'json' }

/** A code list of the Annex. `codes` is null for lists that other bodies keep (UN/LOCODE, ISO 4217 ...). */
export interface CodeList {
  id: string
  name: string
  codes: ReadonlyMap<string, string> | null
}

interface Row {
  id: string
  name: string
  codes?: Record<string, string>
}

const lists = new Map(
  (table.lists as Row[]).map((row) => [
    row.id,
    { id: row.id, name: row.name, codes: row.codes ? new Map(Object.entries(row.codes)) : null },
  ]),
)

const schemaLists = new Map(
  Object.entries({ ...table.schemaLists, 'codes:CountryCode': countryTable.codes }).map(([name, codes]) => [
    name,
    new Set(codes.split(' ')),
  ]),
)

/** A code list of the Annex by id, such as `CL-009`. */
export function codeListById(id: string): CodeList | undefined {
  return lists.get(id)
}

/** Codes that the XML schema enumerates for a type, such as `codes:CountryCode`; undefined if it enumerates none. */
export function schemaCodes(type: string): ReadonlySet<string> | undefined {
  return schemaLists.get(type)
}

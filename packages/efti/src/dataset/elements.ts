import table from './elements.json' with { type: 'json' }

/** How a value of the element is stored in a `ConsignmentValue`; 'class' carries no value. */
export type ValueKind =
  | 'class'
  | 'text'
  | 'code'
  | 'count'
  | 'decimal'
  | 'amount'
  | 'measure'
  | 'flag'
  | 'date'
  | 'binary'

/** One entry of the eFTI common data set: a data class (ASBIE...) or a data element (eFTI...). */
export interface DataElement {
  id: string
  /** Id of the data class that contains it; null directly below the consignment. */
  parent: string | null
  /** Element name in the XML schema. */
  name: string
  /** From the consignment down, without indexes: `consignor/postalAddress/cityName`. */
  path: string
  kind: ValueKind
  repeatable: boolean
  /** Format of the Annex, such as `an..35` or `n..16,6`; null for classes. */
  format: string | null
  /** Type of the XML schema, such as `types:Identifier17`. */
  schemaType: string
  /** UN/CEFACT id of the reference data model. */
  unCefactId: string
  /** Code list of the Annex (CL-...), if the element is coded. */
  codeList: string | null
  /** Codes of that list that the Annex allows here; null: all. */
  allowedCodes: readonly string[] | null
  /** XML attribute that the Annex asks for beside the value: unitId, formatId, currencyId, schemeAgencyId. */
  attribute: { name: string; allowed: readonly string[] | null } | null
  /** Children in the order of the schema. */
  children: readonly DataElement[]
  /** Position in `ELEMENTS`, from 0. */
  order: number
  /** Row in the status table of `subsets.ts`. */
  statusRow: number
}

interface Row {
  id: string
  in: string
  name: string
  type: string
  max: number
  un: string
  statuses: number
  format?: string
  list?: string
  allowed?: string[]
  attribute?: string
  attributeAllowed?: string[]
}

const KIND_BY_TYPE: Record<string, ValueKind> = {
  'types:Integer8': 'count',
  'types:Integer16': 'count',
  'types:Decimal16d6': 'decimal',
  'types:Amount': 'amount',
  'types:DateTime': 'date',
  'xsd:boolean': 'flag',
  'xsd:base64Binary': 'binary',
}

type Building = DataElement & { children: DataElement[] }

const byId = new Map<string, Building>()
const byPath = new Map<string, Building>()
const byParent = new Map<DataElement | null, Map<string, DataElement>>()

// A class precedes its members in the file, so one pass is enough.
for (const row of table.elements as Row[]) {
  const parent = byId.get(row.in)
  const element: Building = {
    id: row.id,
    parent: parent?.id ?? null,
    name: row.name,
    path: parent ? `${parent.path}/${row.name}` : row.name,
    kind: kindOf(row),
    repeatable: row.max !== 1,
    format: row.format ?? null,
    schemaType: row.type,
    unCefactId: row.un,
    codeList: row.list ?? null,
    allowedCodes: row.allowed ?? null,
    attribute: row.attribute ? { name: row.attribute, allowed: row.attributeAllowed ?? null } : null,
    children: [],
    order: byId.size,
    statusRow: row.statuses,
  }
  byId.set(element.id, element)
  byPath.set(element.path, element)
  parent?.children.push(element)
  const siblings = byParent.get(parent ?? null)
  if (siblings) siblings.set(element.name, element)
  else byParent.set(parent ?? null, new Map([[element.name, element]]))
}

function kindOf(row: Row): ValueKind {
  if (row.type.startsWith('efti:')) return 'class'
  const kind = KIND_BY_TYPE[row.type]
  if (kind) return kind
  // Latitude and longitude have a measure's type but no unit in the Annex.
  if (row.type.endsWith('Measure')) return row.attribute === 'unitId' ? 'measure' : 'decimal'
  return row.list || row.type.startsWith('codes:') ? 'code' : 'text'
}

/** Every entry of the data set, in the order of Table 1. */
export const ELEMENTS: readonly DataElement[] = [...byId.values()]

/** Version of the schemas that the table was made from. */
export const DATA_SET_VERSION: string = table.version

/** `elementById('eFTI39')`; also data classes (`ASBIE1028`). Undefined for an id that the data set does not have. */
export function elementById(id: string): DataElement | undefined {
  return byId.get(id)
}

/** By path, with or without indexes: `usedTransportEquipment[2]/id` and `usedTransportEquipment/id` are the same. */
export function elementByPath(path: string): DataElement | undefined {
  return byPath.get(path) ?? byPath.get(path.replace(/\[\d+\]/g, ''))
}

/** The entry of that name below a class, or directly below the consignment (null). */
export function childByName(parent: DataElement | null, name: string): DataElement | undefined {
  return childrenOf(parent)?.get(name)
}

/** The entries below a class, or directly below the consignment (null), by name; undefined if there are none. */
export function childrenOf(parent: DataElement | null): ReadonlyMap<string, DataElement> | undefined {
  return byParent.get(parent)
}

/** May the element occur more than once (maxOccurs other than 1)? False for unknown ids. */
export function isRepeatable(id: string): boolean {
  return byId.get(id)?.repeatable ?? false
}

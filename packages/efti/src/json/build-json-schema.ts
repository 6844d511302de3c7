import { codeListById, schemaCodes } from '../code-lists/lists.ts'
import { childrenOf, DATA_SET_VERSION, type DataElement } from '../dataset/elements.ts'
import { labelOf } from '../dataset/labels.ts'
import { type ContentType, namespaceOf, rootType } from '../xml/schema-types.ts'
import { ATTRIBUTES, FORMAT } from './consignment-json.ts'

type Schema = Record<string, unknown>
/** Long code lists by name, each written once. */
type Lists = Map<string, readonly string[]>

/** The JSON Schema (2020-12) of a consignment's JSON form, made from the data set. The committed file is its result. */
export function buildJsonSchema(): Schema {
  const lists: Lists = new Map()
  const consignment = classSchema(null, rootType(namespaceOf('common'), 'consignment'), lists)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:efti-hub:consignment:${DATA_SET_VERSION}`,
    title: 'Consignment of the eFTI common data set',
    description:
      'Delegated Regulation (EU) 2024/2024, Annex, Table 1: names, repetition, formats and code lists. What must be given depends on the subsets and is not said here.',
    type: 'object',
    required: ['format', 'version', 'consignment'],
    properties: {
      format: { const: FORMAT },
      version: { type: 'string' },
      consignment,
      extra: { type: 'array', items: EXTRA },
      other: { type: 'array', items: OTHER },
    },
    $defs: {
      ...Object.fromEntries([...lists].map(([name, codes]) => [name, { enum: codes }])),
      date: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}([+-]\\d{2}:\\d{2})?)?$' },
    },
  }
}

const TEXTS = { type: 'object', additionalProperties: { type: 'string' } }
const EXTRA = {
  type: 'object',
  required: ['path', 'text'],
  properties: { path: { type: 'string' }, text: { type: ['string', 'null'] }, attributes: TEXTS },
}
const OTHER = {
  type: 'object',
  required: ['eftiId', 'path', 'value'],
  properties: { eftiId: { type: 'string' }, path: { type: 'string' }, attributes: TEXTS },
}

function classSchema(element: DataElement | null, type: ContentType | undefined, lists: Lists): Schema {
  const children = [...(childrenOf(element)?.values() ?? [])]
  return {
    ...(element ? { title: labelOf(element.id), $comment: element.id } : {}),
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      children.map((child) => [child.name, childSchema(child, type?.children.get(child.name)?.type, lists)]),
    ),
  }
}

function childSchema(element: DataElement, type: ContentType | undefined, lists: Lists): Schema {
  const one = element.kind === 'class' ? classSchema(element, type, lists) : leafSchema(element, type, lists)
  return element.repeatable ? { type: 'array', items: { anyOf: [one, { type: 'null' }] } } : one
}

/** The value alone, or with its attributes; of a measure always with its unit. */
function leafSchema(element: DataElement, type: ContentType | undefined, lists: Lists): Schema {
  const value = valueSchema(element, lists)
  const isMeasure = element.kind === 'measure'
  const attributes = ATTRIBUTES.filter(
    (name) => type?.attributes.has(name) && !(isMeasure && name === 'unitId'),
  )
  const written = isNumber(element) || element.kind === 'date' ? { written: { type: 'string' } } : {}
  const whole = {
    type: 'object',
    required: isMeasure ? ['value', 'unit'] : ['value'],
    additionalProperties: false,
    properties: {
      value,
      ...(isMeasure ? { unit: { type: 'string' } } : {}),
      ...Object.fromEntries(attributes.map((name) => [name, attributeSchema(name, type, lists)])),
      ...written,
    },
  }
  const hasMore = Object.keys(whole.properties).length > 1
  const form = isMeasure ? whole : hasMore ? { anyOf: [value, whole] } : value
  return { title: labelOf(element.id), $comment: element.id, ...form }
}

function valueSchema(element: DataElement, lists: Lists): Schema {
  if (element.kind === 'date') return { $ref: '#/$defs/date' }
  if (element.kind === 'flag') return { type: 'boolean' }
  if (element.kind === 'count') return { type: 'integer' }
  if (isNumber(element)) return { type: 'number' }
  const codes = codesOf(element)
  if (codes) return listed(element.codeList ?? element.schemaType, codes, lists)
  const length = /(\.\.)?(\d+)$/.exec(element.format ?? '')
  return { type: 'string', ...(length && element.kind !== 'binary' ? { maxLength: Number(length[2]) } : {}) }
}

function isNumber({ kind }: DataElement): boolean {
  return kind === 'count' || kind === 'decimal' || kind === 'amount' || kind === 'measure'
}

/** Null where the Annex leaves the codes to others. */
function codesOf(element: DataElement): readonly string[] | null {
  if (element.allowedCodes) return element.allowedCodes
  const list = element.codeList ? codeListById(element.codeList)?.codes : null
  const codes = list ? [...list.keys()] : [...(schemaCodes(element.schemaType) ?? [])]
  return codes.length > 0 ? codes : null
}

function attributeSchema(name: string, type: ContentType | undefined, lists: Lists): Schema {
  const of = type?.attributes.get(name)?.type.name ?? ''
  const codes = schemaCodes(of)
  return codes ? listed(of, [...codes], lists) : { type: 'string' }
}

const SHORT = 20

/** Short lists are written where they are used, and those of which an element allows a part. */
function listed(list: string, codes: readonly string[], lists: Lists): Schema {
  const name = list.replace(/^\w+:/, '')
  const known = lists.get(name) ?? codes
  if (codes.length <= SHORT || known.length !== codes.length) return { enum: codes }
  lists.set(name, codes)
  return { $ref: `#/$defs/${name}` }
}

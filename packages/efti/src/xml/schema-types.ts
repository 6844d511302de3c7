import { INNER_TYPES, MESSAGE_KINDS } from './messages.ts'
import table from './schema.json' with { type: 'json' }
import { type SimpleType, simpleType } from './simple-types.ts'

/** An attribute of an element, as the schema has it. */
export interface AttributeRule {
  name: string
  required: boolean
  type: SimpleType
}

/** An element in its place inside a type. */
export interface Particle {
  name: string
  /** `name[1]`. */
  first: string
  namespace: string
  position: number
  min: number
  /** -1: any number. */
  max: number
  type: ContentType
}

/** Type of an element: text (`text` set) or children. */
export interface ContentType {
  name: string
  /** The name that the schema has for it, where ours is another. */
  schemaName: string
  text: SimpleType | null
  children: ReadonlyMap<string, Particle>
  required: readonly Particle[]
  attributes: ReadonlyMap<string, AttributeRule>
  requiredAttributes: readonly AttributeRule[]
  /** Which schema's consignment it is, if it is one. */
  consignment: 'common' | 'identifier' | null
}

export type ParticleRow = readonly [name: string, type: string, min: number, max: number, namespace?: string]
export type AttributeRow = readonly [name: string, type: string, required: boolean]

interface Binding {
  namespace: string
  version: string
  rootType: string
  types: Record<string, ParticleRow[]>
}

export const EDELIVERY_NAMESPACE = 'http://efti.eu/v1/edelivery'
/** Deeper documents are refused, and not written: the eFTI schemas nest nine deep. */
export const MAX_DEPTH = 256
export const SCHEMA_INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance'
const BINDINGS = {
  common: table.common as unknown as Binding,
  identifier: table.identifier as unknown as Binding,
}
const attributeRows = new Map(
  Object.entries(table.valueTypes as unknown as Record<string, { attributes: AttributeRow[] }>).map(
    ([name, { attributes }]) => [name, attributes],
  ),
)
const made = new Map<string, ContentType>()
const roots = new Map<string, ContentType>()

/** Type of an outermost element; undefined if no eFTI pilot message begins with it. */
export function rootType(namespace: string, name: string): ContentType | undefined {
  const key = `${namespace} ${name}`
  const known = roots.get(key)
  if (known) return known
  const type = makeRoot(namespace, name)
  if (type) roots.set(key, type)
  return type
}

/** Version of the schema with this consignment. */
export function schemaVersion(schema: 'common' | 'identifier'): string {
  return BINDINGS[schema].version
}

export function namespaceOf(schema: 'common' | 'identifier'): string {
  return BINDINGS[schema].namespace
}

function makeRoot(namespace: string, name: string): ContentType | undefined {
  if (name === 'consignment')
    for (const [prefix, binding] of Object.entries(BINDINGS))
      if (binding.namespace === namespace) return typeOf(`${prefix}:${binding.rootType}`)
  return namespace === EDELIVERY_NAMESPACE && MESSAGE_KINDS.has(name)
    ? typeOf(`edelivery:${name}`)
    : undefined
}

/** By our name for it: `common:TradeParty`, `types:Identifier17`, `xsd:token`. */
export function typeOf(reference: string): ContentType {
  const known = made.get(reference)
  if (known) return known
  const type: ContentType & { children: Map<string, Particle>; required: Particle[] } = {
    name: reference,
    schemaName: reference,
    text: null,
    children: new Map(),
    required: [],
    attributes: new Map(),
    requiredAttributes: [],
    consignment: null,
  }
  // Registered before its children are made: types of the schema contain themselves.
  made.set(reference, type)
  const [prefix = '', local = ''] = reference.split(':')
  if (prefix === 'common' || prefix === 'identifier') {
    const { types, namespace, rootType } = BINDINGS[prefix]
    fill(type, types[local] ?? [], prefix, namespace)
    if (local === rootType) type.consignment = prefix
    return type
  }
  const message = prefix === 'edelivery' ? (MESSAGE_KINDS.get(local) ?? INNER_TYPES.get(local)) : undefined
  if (message?.type) type.schemaName = `${prefix}:${message.type}`
  type.attributes = attributesOf(message?.attributes ?? attributeRows.get(reference) ?? [])
  type.requiredAttributes = [...type.attributes.values()].filter((attribute) => attribute.required)
  if (message?.extends) Object.assign(type, copyOf(typeOf(message.extends)))
  if (message && reference !== 'edelivery:IdentifierText')
    fill(type, message.children, prefix, EDELIVERY_NAMESPACE)
  else type.text = simpleType(reference)
  return type
}

function copyOf(type: ContentType) {
  return { children: new Map(type.children), required: [...type.required], consignment: type.consignment }
}

function fill(
  type: { children: Map<string, Particle>; required: Particle[] },
  rows: readonly ParticleRow[],
  prefix: string,
  namespace: string,
) {
  for (const [name, reference, min, max, own] of rows) {
    const particle: Particle = {
      name,
      first: `${name}[1]`,
      namespace: own ?? namespace,
      position: type.children.size,
      min,
      max,
      type: typeOf(reference.replace(/^efti:/, `${prefix}:`)),
    }
    type.children.set(name, particle)
    if (min > 0) type.required.push(particle)
  }
}

function attributesOf(rows: readonly AttributeRow[]): Map<string, AttributeRule> {
  return new Map(rows.map(([name, type, required]) => [name, { name, required, type: simpleType(type) }]))
}

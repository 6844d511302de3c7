import { type NamespaceScope, splitName } from './namespace-scope.ts'
import { excerpt } from './read-attributes.ts'
import type { Attribute } from './read-tags.ts'
import {
  type ContentType,
  EDELIVERY_NAMESPACE,
  namespaceOf,
  SCHEMA_INSTANCE,
  typeOf,
} from './schema-types.ts'
import { derives, isSimpleType } from './simple-types.ts'

const PREFIXES = new Map([
  ['http://efti.eu/v1/types', 'types'],
  ['http://efti.eu/v1/codes', 'codes'],
  ['http://www.w3.org/2001/XMLSchema', 'xsd'],
  [namespaceOf('common'), 'common'],
  [namespaceOf('identifier'), 'identifier'],
  [EDELIVERY_NAMESPACE, 'edelivery'],
])

/**
 * The type that an element states for itself (xsi:type), where it is its own or one derived from it; else its own, and
 * `breach` hears of it. Of classes and messages none is derived that an element may state.
 */
export function statedType(
  attributes: readonly Attribute[],
  own: ContentType,
  scope: NamespaceScope,
  breach: (message: string) => void,
): ContentType {
  const stated = attributes.find(({ name }) => name.endsWith(':type') && isOfInstance(name, scope))
  if (!stated) return own
  // Not collapsed: libxml2 refuses white space around the name.
  const reference = referenceOf(stated.value, scope)
  if (reference !== null && reference === own.schemaName) return own
  if (reference !== null && own.text && isSimpleType(reference) && derives(reference, own.name))
    return typeOf(reference)
  breach(`its type cannot be '${excerpt(stated.value)}' here.`)
  return own
}

function isOfInstance(name: string, scope: NamespaceScope): boolean {
  return scope.resolve(splitName(name)[0]) === SCHEMA_INSTANCE
}

/** 'types:Identifier17' for whatever prefix the message has for that namespace; null for a name of no schema. */
function referenceOf(name: string, scope: NamespaceScope): string | null {
  const [prefix, local] = splitName(name)
  const known = PREFIXES.get(scope.resolve(prefix) ?? '')
  return known === undefined ? null : `${known}:${local}`
}

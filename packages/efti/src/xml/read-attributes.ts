import { isDeclaration, type NamespaceScope, splitName } from './namespace-scope.ts'
import { NO_ATTRIBUTES } from './open-element.ts'
import type { Attribute } from './read-tags.ts'
import { type ContentType, SCHEMA_INSTANCE } from './schema-types.ts'

/** The type that they state is judged by `statedType`. */
const ALLOWED_ANYWHERE = new Set(['schemaLocation', 'noNamespaceSchemaLocation', 'type'])

/**
 * The attributes that are data, as written; `breach` hears of those that the schema does not know, requires, or gives
 * another list of values.
 */
export function readAttributes(
  attributes: readonly Attribute[],
  type: ContentType,
  scope: NamespaceScope,
  breach: (message: string) => void,
): Readonly<Record<string, string>> {
  const data: Record<string, string> = {}
  for (const { name, value } of attributes) {
    if (isDeclaration(name)) continue
    const [prefix, local] = splitName(name)
    if (prefix !== '') {
      if (scope.resolve(prefix) !== SCHEMA_INSTANCE || !ALLOWED_ANYWHERE.has(local))
        breach(`the schema has no attribute '${name}' here.`)
      continue
    }
    const rule = type.attributes.get(name)
    const problem = rule ? rule.type.problem(collapse(value)) : null
    if (!rule) breach(`the schema has no attribute '${name}' here.`)
    else data[name] = value
    if (problem) breach(`the attribute ${name}, '${excerpt(value)}', ${problem}.`)
  }
  for (const { name } of type.requiredAttributes)
    if (data[name] === undefined) breach(`the attribute ${name} is missing.`)
  return Object.keys(data).length > 0 ? data : NO_ATTRIBUTES
}

/** White space as XML Schema collapses it: runs to one space, none at the ends. */
export function collapse(text: string): string {
  return /[\t\n\r ]/.test(text) ? text.replace(/[\t\n\r ]+/g, ' ').replace(/^ | $/g, '') : text
}

/** Enough of a value to recognise it. */
export function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

import type { NamespaceScope } from './namespace-scope.ts'
import { splitName } from './namespace-scope.ts'
import type { ContentType } from './schema-types.ts'

const SCHEMA_INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance'
const ALLOWED_ANYWHERE = new Set(['schemaLocation', 'noNamespaceSchemaLocation'])

/**
 * The attributes that are data, as written; `breach` hears of those that the schema does not know, requires, or gives
 * another list of values.
 */
export function readAttributes(
  attributes: Readonly<Record<string, string>>,
  type: ContentType,
  scope: NamespaceScope,
  breach: (message: string) => void,
): Record<string, string> {
  const data: Record<string, string> = {}
  for (const name in attributes) {
    if (name === 'xmlns' || name.startsWith('xmlns:')) continue
    const value = attributes[name] ?? ''
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
  for (const rule of type.attributes.values())
    if (rule.required && data[rule.name] === undefined) breach(`the attribute ${rule.name} is missing.`)
  return data
}

/** White space as XML Schema collapses it: runs to one space, none at the ends. */
export function collapse(text: string): string {
  return /[\t\n\r ]/.test(text) ? text.replace(/[\t\n\r ]+/g, ' ').replace(/^ | $/g, '') : text
}

/** Enough of a value to recognise it. */
export function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

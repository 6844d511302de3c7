import type { Call } from '@efti-hub/contract'
import type { QueryKey } from '@tanstack/react-query'

export type Query = Record<string, string>

interface Address {
  path?: Record<string, string>
  query?: Query
}

/**
 * Joined with slashes, the key of what a call reads is its path. Up to its first parameter the path is one part of the key,
 * so that everything of a document is below ['/api/documents', id].
 */
export function keyOf(name: Call, { path = {}, query = {} }: Address = {}): string[] {
  const full = name.slice(name.indexOf('/'))
  const first = full.split('/{', 1)[0] ?? full
  const rest = full.slice(first.length).split('/').slice(1)
  const fill = (part: string) =>
    part.replace(/^\{(.+)\}$/, (_braces, parameter: string) => encodeURIComponent(path[parameter] ?? ''))
  const parts = [first, ...rest.map(fill)]
  const last = parts.pop() ?? ''
  return [...parts, withQuery(last, query)]
}

/** The path of a call with its parameters and its query. */
export const callPath = (name: Call, address?: Address) => keyOf(name, address).join('/')

/** An empty value is left out. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))
  return search.size > 0 ? `${path}?${search}` : path
}

/** Whether a key reads from below this path, with any query string. */
export function isBelow(path: string, key: QueryKey): boolean {
  const first = key[0]
  return typeof first === 'string' && (first === path || first.startsWith(`${path}?`))
}

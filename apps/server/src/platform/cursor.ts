import { createHash } from 'node:crypto'
import { Refusal } from './refusal.ts'

/** Where a page of a list ended: the value it is sorted by, and the id that settles ties. */
export interface Cursor {
  key: string
  id: string
}

/** `scope`: what `scopeOf` says of the list. */
export function writeCursor({ key, id }: Cursor, scope: string): string {
  return Buffer.from(JSON.stringify([key, id, scope])).toString('base64url')
}

/** The list, its filter and its order, in short: a place in one is no place in another. Any number of rows makes a page. */
export function scopeOf(list: string, asked: object): string {
  const given = Object.entries(asked).filter(
    ([name, value]) => value !== undefined && name !== 'cursor' && name !== 'limit',
  )
  const text = JSON.stringify([list, given.sort(([one], [other]) => (one < other ? -1 : 1))])
  return createHash('sha256').update(text).digest('base64url').slice(0, 12)
}

/** Keys as lists sort by them. */
export const CURSOR_KEYS = {
  instant: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
}

/** @throws Refusal for anything that writeCursor did not make of such a key, and for a cursor of another scope. */
export function readCursor(text: string, keys: RegExp, scope: string): Cursor {
  const [key, id, of] = partsOf(text)
  if (typeof key !== 'string' || !isUuid(id) || typeof of !== 'string')
    throw refused('is not one that this list handed out')
  if (of !== scope) throw refused('is of another list, or of another filter or order of this one')
  if (!keys.test(key)) throw refused('is not one that this list handed out')
  return { key, id }
}

/** Empty for what is no cursor at all. */
function partsOf(text: string): unknown[] {
  try {
    const parts = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}

function refused(why: string): Refusal {
  const problem = `The cursor ${why}. Ask for the first page without one.`
  return new Refusal('invalid_request', problem, { cursor: problem })
}

export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}

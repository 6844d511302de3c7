import { Refusal } from './refusal.ts'

/** Where a page of a list ended: the value it is sorted by, and the id that settles ties. */
export interface Cursor {
  key: string
  id: string
}

export function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify([cursor.key, cursor.id])).toString('base64url')
}

/** Keys as lists sort by them. */
export const CURSOR_KEYS = {
  instant: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  count: /^\d{1,15}$/,
  text: /^[^\p{Cc}]{0,500}$/u,
}

/** @throws Refusal for anything that writeCursor did not make of such a key. */
export function readCursor(text: string, keys: RegExp): Cursor {
  try {
    const [key, id] = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (typeof key === 'string' && keys.test(key) && isUuid(id)) return { key, id }
  } catch {
    // Falls through to the refusal: a broken cursor is the caller's mistake.
  }
  throw new Refusal('invalid_request', 'The cursor is not one that this list handed out.')
}

export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}

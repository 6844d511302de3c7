import { type SQL, sql } from 'drizzle-orm'

/** Whether the text holds what a person typed, ignoring case; it is no pattern. `text` is in small letters. */
export function contains(text: SQL, typed: string): SQL {
  const escaped = typed.replace(/[\\%_]/g, '\\$&')
  return sql`${text} like lower(${`%${escaped}%`})`
}

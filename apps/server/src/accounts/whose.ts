import { type SQL, sql } from 'drizzle-orm'

/** Of the tenant that a handle is bound to: what these people set up, or everything. */
export type Whose = readonly string[] | 'everybody'

export const oneOf = (column: SQL, whose: Whose): SQL =>
  whose === 'everybody' ? sql`true` : sql`${column} = any(${sql.param(whose)}::uuid[])`

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Any number of ids as one parameter: PostgreSQL takes 65,535 of them a statement. */
export const isOneOf = (column: SQLWrapper, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::uuid[])`

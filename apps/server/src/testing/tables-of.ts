import { type TestDatabase, withClient } from './test-database.ts'

/** Tables with a row in which one of these texts occurs; not the audit trail, which outlives documents. */
export function tablesOf({ superuserUrl }: TestDatabase, ...texts: string[]): Promise<string[]> {
  return withClient(superuserUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('hub', 'accounts', 'graphile_worker') and table_type = 'BASE TABLE'
         and table_name not in ('audit_events', 'audit_seals')`)
    const found: string[] = []
    for (const { name } of tables) {
      const { rowCount } = await client.query(
        `select where exists (select from ${name} x where x::text ilike any($1))`,
        [texts.map((text) => `%${text}%`)],
      )
      if (rowCount) found.push(name)
    }
    return found
  })
}

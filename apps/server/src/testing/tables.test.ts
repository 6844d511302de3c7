import { globSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase, withClient } from './index.ts'

/** The table definitions of every module, found by loading each file that has any. */
const files = globSync('../**/{tables,store}.ts', { cwd: import.meta.dirname })
const modules: object[] = await Promise.all(files.map((file) => import(join(import.meta.dirname, file))))
const tables = modules
  .flatMap((module) => Object.values(module))
  .filter((value): value is PgTable => is(value, PgTable))

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('there are tables to compare', () => {
  expect(tables.length).toBeGreaterThanOrEqual(10)
})

test.each(tables.map((table) => [getTableName(table), table] as const))(
  'the definition of %s agrees with the migrated database',
  async (name, table) => {
    const rows = await withClient(database.superuserUrl, async (client) => {
      const { rows } = await client.query<{ column: string; type: string; nullable: boolean }>(
        `select a.attname as column, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable
         from pg_attribute a where a.attrelid = to_regclass($1) and a.attnum > 0 and not a.attisdropped`,
        [`${getTableConfig(table).schema}.${name}`],
      )
      return rows
    })
    const columns = new Map(rows.map((row) => [row.column, row]))
    for (const column of Object.values(getTableColumns(table))) {
      const found = columns.get(column.name)
      expect(found, `${name}.${column.name}`).toBeDefined()
      const wanted = column.getSQLType().replace(' (', '(')
      expect(found?.type.replace(' (', '('), `${name}.${column.name}`).toBe(wanted)
      if (!column.notNull) expect(found?.nullable, `${name}.${column.name} may be null`).toBe(true)
    }
  },
)

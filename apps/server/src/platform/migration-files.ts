import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface MigrationFile {
  number: number
  name: string
  checksum: string
  sql: string
}

export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../migrations')

export function readMigrationFiles(folder = MIGRATIONS_FOLDER): MigrationFile[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  return names.map((name, index) => {
    const number = Number.parseInt(name, 10)
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name) || number !== index + 1) {
      throw new Error(
        `Migrations are numbered without gaps, like 0001-name.sql; ${name} is not number ${index + 1}.`,
      )
    }
    const sql = readFileSync(join(folder, name), 'utf8')
    return { number, name, checksum: createHash('sha256').update(sql).digest('hex'), sql }
  })
}

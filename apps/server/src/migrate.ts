import { existsSync, readFileSync } from 'node:fs'
import { readConfig } from './platform/config.ts'
import { makeLog } from './platform/log.ts'
import { migrate } from './platform/migrations.ts'
import { addressFile, startEmbeddedPostgres } from './platform/postgres/embedded.ts'
import { FolderInUse } from './platform/postgres/folder-lock.ts'

/** `npm run migrate`: on DATABASE_OWNER_URL, or on the embedded database, running or not. */
const config = readConfig(process.env)
const log = makeLog(config.logLevel, 'migrate')

if (config.databaseUrl && config.databaseOwnerUrl) {
  await migrate({ ownerUrl: config.databaseOwnerUrl, appUrl: config.databaseUrl, log })
} else {
  await migrateEmbedded()
}
console.log('The database is at the schema of this version.')

async function migrateEmbedded(): Promise<void> {
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log })
    await migrate({ ...postgres, log }).finally(() => postgres.stop())
  } catch (error) {
    const running = addressFile(config.dataDir)
    if (!(error instanceof FolderInUse) || !existsSync(running)) throw error
    await migrate({ ...JSON.parse(readFileSync(running, 'utf8')), log })
  }
}

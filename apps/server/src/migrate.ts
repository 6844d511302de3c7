import { readConfig } from './platform/config.ts'
import { makeLog } from './platform/log.ts'
import { migrate } from './platform/migrations.ts'
import { reachDatabase } from './platform/postgres/reach-database.ts'

/** `npm run migrate`: on DATABASE_OWNER_URL, or on the embedded database, running or not. */
const config = readConfig(process.env)
const log = makeLog(config.logLevel, 'migrate')

await reachDatabase(config, log, (urls) => migrate({ ...urls, log }))
console.log('The database is at the schema of this version.')

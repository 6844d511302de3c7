import { readConfig } from './platform/config.ts'
import { secretsOf } from './platform/kept-secrets.ts'
import { makeLog } from './platform/log.ts'
import { migrate } from './platform/migrations.ts'
import { reachDatabase } from './platform/postgres/reach-database.ts'
import { renewStoredSecrets } from './renew-stored-secrets.ts'

/** `npm run migrate`: on DATABASE_OWNER_URL, or on the embedded database, running or not. */
const config = readConfig(process.env)
const log = makeLog(config.logLevel, 'migrate')

await reachDatabase(config, log, async (urls) => {
  await migrate({ ...urls, log })
  // With the embedded database the start does it: a product that runs may not know a new key yet.
  if (config.databaseUrls) await renewStoredSecrets(urls.accountsUrl ?? urls.appUrl, secretsOf(config), log)
})
console.log('The database is at the schema of this version.')

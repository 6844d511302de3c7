import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/database.ts'
import { makeLog } from '../platform/log.ts'
import { missingMigrations } from '../platform/migrations.ts'
import { databaseUrls, openPool } from '../platform/open-pool.ts'
import { reachDatabase } from '../platform/postgres/reach-database.ts'
import { StartRefused } from '../platform/processes/start-refused.ts'
import { deletePerson, endAllSessions, grant, reset, revoke } from './people.ts'
import { setRetention } from './retention.ts'
import { rotateSecrets } from './rotate-secrets.ts'
import { resume, suspend } from './tenants.ts'
import type { Tools, Verb } from './verb.ts'
import { verifyAudit, verifyFileAlone } from './verify-audit.ts'

const VERBS: Record<string, Verb> = {
  'grant-platform-administrator': grant,
  revoke,
  'suspend-tenant': suspend,
  'resume-tenant': resume,
  'reset-password': reset,
  'end-sessions': endAllSessions,
  'delete-account': deletePerson,
  'set-retention': setRetention,
  'verify-audit': verifyAudit,
}

const HELP = `npm run admin -- <verb> ...

  grant-platform-administrator <email>    sees all tenants on /admin; never their documents' content
  revoke <email>                          no longer
  suspend-tenant <id or name>             its people can read and export, and change nothing
  resume-tenant <id or name>
  reset-password <email>                  prints a link that is good once, for a day
  end-sessions <email>                    signs the person out everywhere
  delete-account <email>                  for a person who asks for it by letter; --successor <email> becomes Compliance
                                          Manager where nobody else is one, --close closes organisations without another member
  set-retention <id or name> <days|keep>  when documents of an organisation are deleted, such as of a closed one
  rotate-secret                           a new session secret and a new data key; the next start uses them
  verify-audit                            follows the audit trail of every tenant in the database
  verify-audit <file>                     checks a proof, or the extract in an evidence pack, without any database
  verify-audit <file> --database          and that the database still holds everything that is in it`

/** Answers the exit code: 0 done, 1 not done or a chain that is broken, 2 asked wrongly. */
export async function runVerb(
  [name = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<number> {
  if (name === 'rotate-secret') return rotateSecrets(readConfig(env), print)
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined
  if (!verb) {
    print(name && !/^(-h|--help|help)$/.test(name) ? `There is no verb "${name}".\n\n${HELP}` : HELP)
    return 2
  }
  const [file, ...options] = args
  if (verb === verifyAudit && file && options.length === 0) return verifyFileAlone(file, print)
  const config = readConfig(env)
  const log = makeLog(config.logLevel === 'info' ? 'error' : config.logLevel, 'admin')
  return reachDatabase(config, log, async (found) => {
    const urls = databaseUrls(found)
    const database = openDatabase(urls, log)
    const queue = openPool(urls.efti_queue, 'efti_queue', log, 1)
    try {
      const missing = await missingMigrations(database.accountsPool)
      if (missing.length > 0)
        throw new StartRefused('The database is of an earlier version: npm run migrate.')
      const tools: Tools = { database, queue, config, now: () => new Date(), print }
      return await verb(tools, args)
    } finally {
      await queue.end()
      await database.close()
    }
  })
}

import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { StartRefused } from '../processes/start-refused.ts'
import { giveTo } from './operating-user.ts'
import type { DataHome } from './place.ts'

export const SUPERUSER = 'postgres'
export const OWNER = 'efti_owner'
export const APPLICATION = 'efti_hub'
/** Each reaches one role, as the application's own login does. */
export const ACCOUNTS = 'efti_hub_accounts'
export const QUEUE = 'efti_hub_queue'
export const DATABASE = 'efti'

/** Made under another name and renamed when complete: a start that was killed half-way leaves no half cluster. */
export async function ensureCluster(
  initdb: string,
  place: DataHome,
  password: string,
  durable: boolean,
): Promise<void> {
  if (existsSync(place.cluster)) return
  for (const name of readdirSync(place.home)) {
    if (name.startsWith('new-')) rmSync(join(place.home, name), { recursive: true })
  }
  const fresh = join(place.home, 'new-cluster')
  mkdirSync(fresh, { mode: 0o700 })
  giveTo(place.user, fresh)
  const passwordFile = join(place.home, 'new-password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  giveTo(place.user, passwordFile)
  try {
    await promisify(execFile)(initdb, initdbArguments(fresh, passwordFile, durable), {
      ...place.user.spawn,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    })
  } catch (error) {
    const { stderr } = error as { stderr?: string }
    throw new StartRefused(
      `PostgreSQL could not make its data folder in ${fresh}. It said: ${stderr?.trim()}`,
    )
  } finally {
    rmSync(passwordFile)
  }
  renameSync(fresh, place.cluster)
}

/** The builtin C.UTF-8 sorts by code point on every system: no index depends on a libc's or ICU's version. */
function initdbArguments(folder: string, passwordFile: string, durable: boolean): string[] {
  return [
    ...['-D', folder, '-U', SUPERUSER, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
    ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    ...['--data-checksums', '--no-instructions'],
    ...(durable ? [] : ['--no-sync']),
  ]
}

/** The owner of the database may make roles but is no superuser; the application's logins own nothing. */
export async function ensureLogins(
  superuserUrl: string,
  passwordOf: (login: string) => string,
): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await ensureLogin(client, OWNER, 'createrole', passwordOf(OWNER))
    const logins = [APPLICATION, ACCOUNTS, QUEUE]
    for (const login of logins) await ensureLogin(client, login, 'noinherit', passwordOf(login))
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (!rowCount) {
      await client.query(`create database ${DATABASE} owner ${OWNER}`)
      await client.query(`revoke all on database ${DATABASE} from public`)
    }
    await client.query(`grant connect on database ${DATABASE} to ${logins.join(', ')}`)
  } finally {
    await client.end()
  }
}

export async function ensureLogin(
  client: pg.Client,
  name: string,
  attributes: string,
  password: string,
): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
  if (!rowCount) {
    await client.query(`create role ${name} login ${attributes} password ${client.escapeLiteral(password)}`)
  }
}

/**
 * Under row-level security an index takes part in a search only if the operator is known to reveal nothing about rows that are
 * not seen. LIKE fails for bad patterns alone, never for what a row contains; PostgreSQL leaves it to the administrator to
 * declare that (docs/decisions/0019). `databaseUrl`: of the superuser, in the application's database.
 */
export async function letIndexesSearch(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('alter function pg_catalog.textlike(text, text) leakproof')
  } finally {
    await client.end()
  }
}

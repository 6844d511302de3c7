import { setTimeout as sleep } from 'node:timers/promises'
import { runMigrations, Logger as WorkerLogger } from 'graphile-worker'
import pg from 'pg'
import { hasCause } from './database-errors.ts'
import type { Logger } from './log.ts'
import { MIGRATIONS_FOLDER, type MigrationFile, readMigrationFiles } from './migration-files.ts'
import { explainToOwner, whatOwnerLacks, withExtensionsWhereTheyAre } from './migration-needs.ts'
import { type DatabaseRole, type DatabaseUrls, databaseUrls, type LoginUrls, openPool } from './open-pool.ts'
import { StartRefused } from './processes/start-refused.ts'
import { untilReachable } from './until-reachable.ts'

/** The application's logins become members of the role that each is for, and of nothing else. */
export interface MigrateOptions extends LoginUrls {
  /** The login that owns the schemas: needs CREATE on the database and CREATEROLE. */
  ownerUrl: string
  log: Logger
  folder?: string
}

export class MigrationRefused extends StartRefused {}

const ROLES: DatabaseRole[] = ['efti_app', 'efti_accounts', 'efti_queue']
const OLDEST_SERVER = 150_000
/** Any fixed number does, as long as every version of this product takes the same. */
const LOCK = 3_807_445_201
/** How long a start waits for a database that is away. */
const PATIENCE_MS = 60_000
/** How long everybody else may wait behind a migration that waits for a table. */
const LOCK_WAIT = '3s'
/** PostgreSQL's lock_not_available; and deadlock_detected, where a migration and the work of an earlier version want the same tables. */
const IN_USE = ['55P03', '40P01']
const MOST_TRIES = 10
const PAUSE_MS = 1_000

/**
 * Brings a database to this version's schema. Any number of processes may do it at once: they queue. A database that is away is
 * waited for, a minute at most.
 * @throws MigrationRefused with a sentence for the operator.
 */
export async function migrate(options: MigrateOptions): Promise<void> {
  try {
    await migrateAll(options)
  } catch (error) {
    const sentence = error instanceof MigrationRefused ? null : explainToOwner(error)
    throw sentence ? new MigrationRefused(sentence, { cause: error }) : error
  }
}

async function migrateAll({
  ownerUrl,
  log,
  folder = MIGRATIONS_FOLDER,
  ...logins
}: MigrateOptions): Promise<void> {
  const files = readMigrationFiles(folder)
  const owner = await connect(ownerUrl, log)
  try {
    await refuseOldServer(owner)
    await owner.query('select pg_advisory_lock($1)', [LOCK])
    const isFresh = !(await hasRecord(owner))
    const lacking = await whatOwnerLacks(owner, isFresh)
    if (lacking) throw new MigrationRefused(lacking)
    await prepareRecord(owner)
    const applied = await readRecord(owner)
    refuseChangedHistory(files, applied)
    const adapted = await withExtensionsWhereTheyAre(owner)
    for (const file of files.slice(applied.length))
      await apply(owner, { ...file, sql: adapted(file.sql) }, log)
    await migrateQueue(ownerUrl, log)
    await grantRoles(owner, databaseUrls(logins))
  } finally {
    // Ends the session, and with it the lock.
    await owner.end()
  }
}

/** A database that starts at the same time, such as that of a compose file, is there shortly. */
function connect(ownerUrl: string, log: Logger): Promise<pg.Client> {
  return untilReachable(
    async () => {
      const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'efti-hub migrations' })
      owner.on('error', (error) => log.debug({ err: error }, 'the connection of the migration broke'))
      await owner.connect()
      return owner
    },
    { log, signal: AbortSignal.timeout(PATIENCE_MS) },
  )
}

/** Names of the files a database still lacks; for /readyz, asked as the application. */
export async function missingMigrations(db: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const applied = (await hasRecord(db)) ? await readRecord(db) : []
  return readMigrationFiles()
    .slice(applied.length)
    .map((file) => file.name)
}

async function hasRecord(db: Pick<pg.Pool, 'query'> | pg.Client): Promise<boolean> {
  const { rows } = await db.query<{ there: boolean }>(
    `select to_regclass('migrations.applied') is not null as there`,
  )
  return rows[0]?.there === true
}

async function refuseOldServer(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  )
  const [server] = rows
  if (server && server.number < OLDEST_SERVER) {
    throw new MigrationRefused(`PostgreSQL 15 or later is needed; DATABASE_URL leads to ${server.version}.`)
  }
}

async function prepareRecord(owner: pg.Client): Promise<void> {
  await owner.query(`
    create schema if not exists migrations;
    create table if not exists migrations.applied (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default clock_timestamp()
    )`)
}

type AppliedFile = Pick<MigrationFile, 'number' | 'name' | 'checksum'>

async function readRecord(db: Pick<pg.Pool, 'query'> | pg.Client): Promise<AppliedFile[]> {
  const { rows } = await db.query<AppliedFile>(
    'select number, name, checksum from migrations.applied order by number',
  )
  return rows
}

function refuseChangedHistory(files: MigrationFile[], applied: AppliedFile[]): void {
  applied.forEach((done, index) => {
    const file = files[index]
    if (!file) {
      throw new MigrationRefused(
        `The database was migrated by a newer version: ${done.name} is applied and not part of this one.`,
      )
    }
    if (file.name !== done.name || file.checksum !== done.checksum) {
      throw new MigrationRefused(
        `Migration ${done.name} was changed after it was applied to this database. ` +
          'Restore the file and put the change into a new one.',
      )
    }
  })
}

/** Behind a long transaction it steps back and comes again, as everybody who asks for the same table would wait behind it. */
async function apply(owner: pg.Client, file: MigrationFile, log: Logger): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await applyOnce(owner, file, log)
    } catch (error) {
      const inUse = hasCause(error, ({ code }) => IN_USE.includes(code ?? ''))
      if (!inUse || tries >= MOST_TRIES) throw error
      log.warn(`migration ${file.name} met a table in use and is tried again`)
      await sleep(PAUSE_MS * tries)
    }
  }
}

async function applyOnce(owner: pg.Client, file: MigrationFile, log: Logger): Promise<void> {
  await owner.query('begin')
  try {
    await owner.query(`set local lock_timeout = '${LOCK_WAIT}'`)
    await owner.query(file.sql)
    await owner.query('insert into migrations.applied (number, name, checksum) values ($1, $2, $3)', [
      file.number,
      file.name,
      file.checksum,
    ])
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback').catch(() => {})
    throw new Error(`Migration ${file.name} failed and was undone: ${(error as Error).message}`, {
      cause: error,
    })
  }
  log.debug(`applied migration ${file.name}`)
}

async function migrateQueue(ownerUrl: string, log: Logger): Promise<void> {
  const pool = openPool(ownerUrl, 'efti_queue', log, 2)
  const logger = new WorkerLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn(message)
  })
  try {
    await runMigrations({ pgPool: pool, logger })
  } finally {
    await pool.end()
  }
}

/** Each login may take on the roles that it is for. One that is the owner or a superuser may already. */
async function grantRoles(owner: pg.Client, urls: DatabaseUrls): Promise<void> {
  await owner.query('grant usage on schema migrations to efti_app, efti_accounts')
  await owner.query('grant select on migrations.applied to efti_app, efti_accounts')
  const rolesOf = new Map<string, DatabaseRole[]>()
  for (const role of ROLES) {
    const login = await loginOf(urls[role])
    rolesOf.set(login, [...(rolesOf.get(login) ?? []), role])
  }
  for (const [login, wanted] of rolesOf) {
    const name = owner.escapeIdentifier(login)
    const { rows } = await owner.query<{ role: DatabaseRole; member: boolean; granted: boolean }>(
      MEMBERSHIPS,
      [login, ROLES],
    )
    for (const { role, member, granted } of rows) {
      if (wanted.includes(role) && !member) await owner.query(`grant ${role} to ${name}`)
      // Of an earlier start, when one login was for all.
      if (!wanted.includes(role) && granted) await owner.query(`revoke ${role} from ${name}`)
    }
  }
}

/** 'granted': by this owner, and to this very login. */
const MEMBERSHIPS = `
  select r.rolname as role, pg_has_role($1::name, r.oid, 'member') as member,
         exists (
           select from pg_auth_members m join pg_roles l on l.oid = m.member join pg_roles g on g.oid = m.grantor
            where m.roleid = r.oid and l.rolname = $1::name and g.rolname = current_user and $1::name <> current_user
         ) as granted
    from pg_roles r where r.rolname = any($2::text[])`

async function loginOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, application_name: 'efti-hub migrations' })
  await client.connect()
  try {
    const { rows } = await client.query<{ login: string }>('select session_user as login')
    return rows[0]?.login ?? ''
  } finally {
    await client.end()
  }
}

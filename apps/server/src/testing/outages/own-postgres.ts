import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeLog } from '../../platform/log.ts'
import { migrate } from '../../platform/migrations.ts'
import { findBinaries } from '../../platform/postgres/binaries.ts'
import { giveTo } from '../../platform/postgres/operating-user.ts'
import { choosePlace, sparePlace } from '../../platform/postgres/place.ts'
import { type Postmaster, startPostmaster } from '../../platform/postgres/postmaster.ts'
import { freePort } from '../free-port.ts'
import { withClient } from '../test-database.ts'

/** Debian's; the embedded one where it is not installed. */
const DEBIAN_15 = '/usr/lib/postgresql/15/bin'

/** A server of its own, which a test stops, starts and takes things away from. No passwords: it listens on this machine alone. */
export interface OwnPostgres {
  port: number
  /** Of a login, by TCP. */
  url(login: string): string
  /** Of the same, by its socket. */
  socketUrl(login: string): string
  start(): Promise<void>
  /** As an administrator restarts it: connections are ended, new ones refused. */
  stop(): Promise<void>
  /** As superuser. */
  query(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  remove(): Promise<void>
}

/** Migrated, with the logins efti_owner and efti_hub. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), 'efti-own-'))
  chmodSync(dataDir, 0o711)
  const place = choosePlace(dataDir)
  const { initdb, postgres } = programs(place.user)
  mkdirSync(place.cluster, { mode: 0o700 })
  giveTo(place.user, place.cluster)
  execFileSync(
    initdb,
    ['-D', place.cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale', 'C', '--no-sync'],
    { ...place.user.spawn, stdio: 'ignore', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } },
  )
  const port = await freePort()
  const options = Object.entries({
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: place.run,
    max_connections: 200,
    fsync: 'off',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let running: Postmaster | null = null

  const url = (login: string, database = 'efti') => `postgres://${login}@127.0.0.1:${port}/${database}`
  const own: OwnPostgres = {
    port,
    url,
    socketUrl: (login) => `postgres://${login}@localhost:${port}/efti?host=${encodeURIComponent(place.run)}`,
    async start() {
      running ??= await startPostmaster(postgres, place, options)
    },
    async stop() {
      await running?.stop()
      running = null
    },
    query: (sql, values) =>
      withClient(url('postgres'), async (client) => (await client.query(sql, values)).rows ?? []),
    async remove() {
      await own.stop()
      rmSync(dataDir, { recursive: true, force: true })
      if (!place.home.startsWith(dataDir)) rmSync(place.home, { recursive: true, force: true })
    },
  }
  await own.start()
  await withClient(url('postgres', 'postgres'), async (client) => {
    await client.query('create role efti_owner login createrole')
    await client.query('create role efti_hub login noinherit')
    await client.query('create database efti owner efti_owner')
    // Who ends a read-only phase may write in it.
    await client.query('alter role postgres set default_transaction_read_only = off')
  })
  await migrate({ ownerUrl: url('efti_owner'), appUrl: url('efti_hub'), log: makeLog('silent', 'tests') })
  return own
}

function programs(user: ReturnType<typeof choosePlace>['user']): { initdb: string; postgres: string } {
  if (existsSync(join(DEBIAN_15, 'initdb')))
    return { initdb: join(DEBIAN_15, 'initdb'), postgres: join(DEBIAN_15, 'postgres') }
  return findBinaries(user, sparePlace())
}

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from '../log.ts'
import { memoryThereIs } from '../processes/memory-there-is.ts'
import { keptSecret, writePrivately } from '../secrets.ts'
import { findBinaries } from './binaries.ts'
import {
  ACCOUNTS,
  APPLICATION,
  DATABASE,
  ensureCluster,
  ensureLogins,
  letIndexesSearch,
  OWNER,
  QUEUE,
  SUPERUSER,
} from './cluster.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { choosePlace, sparePlace } from './place.ts'
import { type Postmaster, startPostmaster, stopLeftOver } from './postmaster.ts'
import { removeSocketFolder, socketFolder } from './socket-folder.ts'

export interface EmbeddedPostgres {
  /** The application's logins: they own nothing, and each can take on one role. */
  appUrl: string
  accountsUrl: string
  queueUrl: string
  /** The login that runs migrations: owns the database, no superuser. */
  ownerUrl: string
  superuserUrl: string
  /** Where the data really is: not always below the given folder. */
  dataDir: string
  onUnexpectedEnd(listener: (sentence: string) => void): void
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  dataDir: string
  log: Logger
  /** false: for tests, faster, and nothing survives a power cut. */
  durable?: boolean
}

/** @throws FolderInUse when another start uses the folder. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const lock = lockFolder(options.dataDir)
  try {
    return await start(options, lock)
  } catch (error) {
    lock.release()
    throw error
  }
}

async function start(
  { dataDir, log, durable = true }: EmbeddedOptions,
  lock: FolderLock,
): Promise<EmbeddedPostgres> {
  const place = choosePlace(dataDir)
  const root = process.getuid?.() === 0
  const binaries = findBinaries(place.user, root ? sparePlace() : dataDir)
  if (binaries.copiedTo) log.info(`PostgreSQL runs from ${binaries.copiedTo}`)

  const password = (login: string) => keptSecret(dataDir, `${login}.password`)
  await ensureCluster(binaries.initdb, place, password(SUPERUSER), durable)
  if (await stopLeftOver(place)) log.info('ended a PostgreSQL left over from a start that was killed')

  const socket = socketFolder(place)
  const postmaster = await startPostmaster(binaries.postgres, place, serverOptions(socket, durable))
  const url = (login: string, database: string) =>
    `postgres://${login}:${password(login)}@localhost/${database}?host=${encodeURIComponent(socket)}`
  try {
    await ensureLogins(url(SUPERUSER, 'postgres'), password)
    await letIndexesSearch(url(SUPERUSER, DATABASE))
  } catch (error) {
    await postmaster.stop()
    throw error
  }
  const urls = {
    appUrl: url(APPLICATION, DATABASE),
    accountsUrl: url(ACCOUNTS, DATABASE),
    queueUrl: url(QUEUE, DATABASE),
    ownerUrl: url(OWNER, DATABASE),
    superuserUrl: url(SUPERUSER, DATABASE),
  }
  writePrivately(addressFile(dataDir), JSON.stringify(urls))
  return {
    ...urls,
    dataDir: place.home,
    ...lifetime(postmaster, () => {
      rmSync(addressFile(dataDir), { force: true })
      removeSocketFolder(socket)
      lock.release()
    }),
  }
}

/** Where a command beside the running product (migrate, admin) finds its database. */
export const addressFile = (dataDir: string) => join(dataDir, 'postgres-address.json')

function serverOptions(socket: string, durable: boolean): string[] {
  const settings = {
    // No TCP at all: the socket's folder is 0700 and asks for a password, so other local users stay outside.
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    max_connections: '120',
    shared_buffers: `${sharedBuffersMb()}MB`,
    // Containers give 64 MB of /dev/shm, which parallel queries outgrow; ours are small.
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

const MB = 1024 * 1024

/**
 * A sixteenth of what this machine or container has. With PostgreSQL's own 128 MB the lists of a tenant with 100,000
 * documents are fetched from the system again at each question.
 */
function sharedBuffersMb(): number {
  return Math.round(Math.min(1_024, Math.max(128, memoryThereIs() / MB / 16)))
}

function lifetime(
  postmaster: Postmaster,
  tidyUp: () => void,
): Pick<EmbeddedPostgres, 'stop' | 'onUnexpectedEnd'> {
  let stopping: Promise<void> | null = null
  return {
    onUnexpectedEnd(listener) {
      postmaster.process.once('exit', (code, signal) => {
        if (!stopping) listener(`PostgreSQL ended by itself (${signal ?? `code ${code}`}).`)
      })
    },
    stop() {
      stopping ??= postmaster.stop().then(tidyUp)
      return stopping
    },
  }
}

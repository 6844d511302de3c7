import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forkEmbedded, killed } from '../../testing/embedded-process.ts'
import { withClient } from '../../testing/test-database.ts'
import { makeLog } from '../log.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { FolderInUse } from './folder-lock.ts'
import { operatingUser } from './operating-user.ts'

// Thousands of small files are made and synced for each: a busy disk takes its time.
vi.setConfig({ testTimeout: 60_000 })

const asRoot = process.getuid?.() === 0
const log = makeLog('silent', 'test')
let dataDir: string
let started: EmbeddedPostgres[]

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'efti-embedded-'))
  chmodSync(dataDir, 0o711)
  started = []
})

afterEach(async () => {
  for (const postgres of started) await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log, durable: false })
  started.push(postgres)
  return postgres
}

const query = (url: string, sql: string) => withClient(url, async (client) => (await client.query(sql)).rows)
const isAlive = (pid: number) => spawnSync('kill', ['-0', `${pid}`]).status === 0 && !isZombie(pid)
const isZombie = (pid: number) => {
  const status = `/proc/${pid}/status`
  return existsSync(status) && /^State:\s+Z/m.test(readFileSync(status, 'utf8'))
}
const postmasterPid = (home: string) =>
  Number.parseInt(readFileSync(join(home, 'cluster/postmaster.pid'), 'utf8'), 10)
/** Processes come and go while they are listed. */
const readIfThere = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
const childrenOf = (parent: number | undefined, name: string) =>
  globSync('/proc/[0-9]*/stat')
    .map((file) => /^(\d+) \((.*)\) \S (\d+)/.exec(readIfThere(file)))
    .filter((fields) => fields?.[2] === name && fields[3] === `${parent}`)
    .map((fields) => Number(fields?.[1]))
const rowsKept = async () => query((await start()).superuserUrl, 'select * from kept')

describe('a fresh folder', () => {
  test('gives UTF-8, a collation of its own, checksums and modest logins', async () => {
    const postgres = await start()
    const [database] = await query(
      postgres.ownerUrl,
      `select pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale,
              pg_get_userbyid(datdba) as owner, current_setting('data_checksums') as checksums,
              current_setting('listen_addresses') as tcp, current_setting('timezone') as timezone
         from pg_database where datname = current_database()`,
    )
    expect(database).toEqual({
      encoding: 'UTF8',
      provider: 'b',
      locale: 'C.UTF-8',
      owner: 'efti_owner',
      checksums: 'on',
      tcp: '',
      timezone: 'UTC',
    })
    const roles = await query(
      postgres.ownerUrl,
      `select rolname, rolsuper, rolcreaterole, rolinherit from pg_roles where rolname like 'efti\\_%' order by 1`,
    )
    expect(roles).toEqual([
      ...['efti_hub', 'efti_hub_accounts', 'efti_hub_queue'].map((rolname) => ({
        rolname,
        rolsuper: false,
        rolcreaterole: false,
        rolinherit: false,
      })),
      { rolname: 'efti_owner', rolsuper: false, rolcreaterole: true, rolinherit: true },
    ])
  })

  test('keeps its secrets to itself, and other local users outside', async () => {
    const postgres = await start()
    for (const name of ['postgres.password', 'efti_hub.password', 'postgres-address.json', 'launcher.lock']) {
      expect(statSync(join(dataDir, name)).mode & 0o777, name).toBe(0o600)
    }
    const guess = new URL(postgres.superuserUrl)
    guess.password = 'a guess'
    await expect(query(guess.href, 'select 1')).rejects.toThrow('password authentication failed')
    if (!asRoot) return
    const socket = join(postgres.dataDir, 'run/.s.PGSQL.5432')
    const stranger = spawnSync('/bin/sh', ['-c', `[ -e "$1" ]`, 'sh', socket], {
      uid: 4_321,
      gid: 4_321,
      cwd: '/',
    })
    expect(stranger.status).toBe(1)
    expect(existsSync(socket)).toBe(true)
  })

  test('under a path longer than a socket may have works', async () => {
    const deep = join(dataDir, 'a-folder-with-a-rather-long-name'.repeat(3), 'and-another-one-below-it')
    mkdirSync(deep, { recursive: true, mode: 0o711 })
    const postgres = await start(deep)
    expect(await query(postgres.appUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('that an earlier first start left half made is made whole', async () => {
    mkdirSync(join(dataDir, 'postgres/run'), { recursive: true, mode: 0o711 })
    if (asRoot) spawnSync('chown', ['nobody', join(dataDir, 'postgres/run')])
    mkdirSync(join(dataDir, 'postgres/new-cluster'))
    writeFileSync(join(dataDir, 'postgres/new-cluster/PG_VERSION'), '18')
    expect(await query((await start()).appUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

test('what was committed is there after stop and start', async () => {
  const first = await start()
  await query(first.superuserUrl, 'create table kept as select 7 as n')
  await first.stop()
  expect(existsSync(join(dataDir, 'postgres-address.json'))).toBe(false)
  expect(await rowsKept()).toEqual([{ n: 7 }])
})

describe('two starts on one folder', () => {
  test('the second is refused in one sentence that names the first', async () => {
    await start()
    await expect(start()).rejects.toThrow(FolderInUse)
    await expect(forkEmbedded(dataDir)).rejects.toThrow(
      `The data folder ${dataDir} is in use by another start of eFTI Compliance Hub (process ${process.pid}). ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    )
  })

  test('at the same moment: one of them gets it', async () => {
    const results = await Promise.allSettled([1, 2, 3].map(() => forkEmbedded(dataDir)))
    const winners = results.filter((result) => result.status === 'fulfilled')
    expect(winners).toHaveLength(1)
    for (const { value } of winners) await killed(value.child)
  })
})

describe('kill -9', () => {
  test('of Node: PostgreSQL ends too, and what was committed is there', async () => {
    const first = await forkEmbedded(dataDir)
    await query(first.superuserUrl, 'create table kept as select 7 as n')
    const pid = postmasterPid(first.dataDir)
    await killed(first.child)
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 })
    expect(await rowsKept()).toEqual([{ n: 7 }])
  })

  test.runIf(process.platform === 'linux')(
    'of Node and its guardian: the PostgreSQL left over is ended by the next start',
    async () => {
      const first = await forkEmbedded(dataDir)
      await query(first.superuserUrl, 'create table kept as select 7 as n')
      const pid = postmasterPid(first.dataDir)
      for (const guardian of childrenOf(first.child.pid, 'sh')) process.kill(guardian, 'SIGKILL')
      await killed(first.child)
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(isAlive(pid)).toBe(true)
      expect(await rowsKept()).toEqual([{ n: 7 }])
      expect(isAlive(pid)).toBe(false)
    },
  )

  test('of everything together: the next start recovers what was committed', async () => {
    const first = await forkEmbedded(dataDir)
    await query(first.superuserUrl, 'create table kept as select 7 as n')
    process.kill(postmasterPid(first.dataDir), 'SIGKILL')
    await killed(first.child)
    expect(await rowsKept()).toEqual([{ n: 7 }])
  })

  test.runIf(process.env.LONG)(
    'and a postmaster.pid that another program seems to keep for a while: waits for it',
    async () => {
      const first = await start()
      await first.stop()
      const { uid, gid } = operatingUser(join(first.dataDir, 'cluster'))
      const other = spawn('sleep', ['1.5'], asRoot ? { uid, gid, cwd: '/' } : {})
      const pidFile = join(first.dataDir, 'cluster/postmaster.pid')
      writeFileSync(pidFile, `${other.pid}\n${first.dataDir}/cluster\n1\n5432\n/tmp\n\n0 0\nready\n`)
      if (asRoot) spawnSync('chown', [`${uid}:${gid}`, pidFile])
      const gone = once(other, 'exit')
      expect(await query((await start()).appUrl, 'select 1 as one')).toEqual([{ one: 1 }])
      await gone
    },
  )
})

/** initdb wants a user with a name; this one is on every Debian. */
const NAMED_USER = 1
/** Not where the checkout is root's own. */
const namedUserReachesNode = () =>
  !spawnSync(process.execPath, ['--version'], { uid: NAMED_USER, gid: NAMED_USER, cwd: '/' }).error

describe.runIf(asRoot)('as root', () => {
  test('PostgreSQL runs as somebody harmless', async () => {
    const postgres = await start()
    const uid = statSync(`/proc/${postmasterPid(postgres.dataDir)}`).uid
    expect(uid).not.toBe(0)
  })

  test('a data folder out of its reach: the data lives elsewhere, and is found again', async () => {
    chmodSync(dataDir, 0o700)
    const first = await start()
    expect(first.dataDir.startsWith(dataDir)).toBe(false)
    await query(first.superuserUrl, 'create table kept as select 7 as n')
    await first.stop()
    const second = await start()
    expect(second.dataDir).toBe(first.dataDir)
    expect(await query(second.superuserUrl, 'select * from kept')).toEqual([{ n: 7 }])
    await second.stop()
    rmSync(first.dataDir, { recursive: true })
    await expect(start()).rejects.toThrow(`should be in ${first.dataDir}`)
  })

  test("another user's data folder is refused in one sentence", async () => {
    if (!namedUserReachesNode()) return
    await expect(forkEmbedded(dataDir, NAMED_USER)).rejects.toThrow(
      `The data folder ${dataDir} is not this user's to write.`,
    )
  })

  test('an ordinary user starts it too, and root can take over what that user made', async () => {
    if (!namedUserReachesNode()) return
    const uid = NAMED_USER
    spawnSync('chown', [`${uid}:${uid}`, dataDir])
    const theirs = await forkEmbedded(dataDir, uid)
    await query(theirs.superuserUrl, 'create table kept as select 7 as n')
    expect(statSync(join(theirs.dataDir, 'cluster')).uid).toBe(uid)
    await killed(theirs.child)
    expect(await rowsKept()).toEqual([{ n: 7 }])
    expect(statSync(join(theirs.dataDir, 'cluster')).uid).toBe(uid)
  })
})

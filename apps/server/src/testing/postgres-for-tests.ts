import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { makeLog } from '../platform/log.ts'
import { migrate } from '../platform/migrations.ts'
import { APPLICATION, ensureLogin, OWNER } from '../platform/postgres/cluster.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts'
import { inDatabase, withClient } from './test-database.ts'

/** What every test process needs to know of the run's one PostgreSQL. */
export interface TestServer {
  superuserUrl: string
  ownerUrl: string
  appUrl: string
  /** A migrated database that nobody connects to: fresh ones are copies of it. */
  template: string
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestServer
  }
}

interface Running {
  server: TestServer
  stop(): Promise<void>
}

/** Vitest calls this once per project of the run; all of them share one server. */
const shared = globalThis as { eftiTestPostgres?: { users: number; running: Promise<Running> } }

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.eftiTestPostgres ??= { users: 0, running: start() }
  const share = shared.eftiTestPostgres
  share.users += 1
  const running = await share.running
  project.provide('postgres', running.server)
  return async () => {
    share.users -= 1
    if (share.users === 0) await running.stop()
  }
}

const log = makeLog('warn', 'tests')

async function start(): Promise<Running> {
  const { TEST_DATABASE_URL } = process.env
  const base = TEST_DATABASE_URL ? await external(TEST_DATABASE_URL) : await embedded()
  const template = `efti_template_${randomBytes(4).toString('hex')}`
  await withClient(base.urls.superuserUrl, async (client) => {
    await client.query(`create database ${template} owner ${OWNER}`)
  })
  await migrate({
    ownerUrl: inDatabase(base.urls.ownerUrl, template),
    appUrl: inDatabase(base.urls.appUrl, template),
    log,
  })
  const stop = async () => {
    await withClient(base.urls.superuserUrl, (client) =>
      client.query(`drop database ${template} with (force)`),
    )
    await base.stop()
  }
  return { server: { ...base.urls, template }, stop }
}

async function embedded() {
  const dataDir = mkdtempSync(join(tmpdir(), 'efti-tests-'))
  // mkdtemp makes 0700; as root, PostgreSQL's user must be able to pass through.
  chmodSync(dataDir, 0o711)
  const running = await startEmbeddedPostgres({ dataDir, log, durable: false })
  const { superuserUrl, ownerUrl, appUrl } = running
  const stop = async () => {
    await running.stop()
    rmSync(dataDir, { recursive: true, force: true })
    if (!running.dataDir.startsWith(dataDir)) rmSync(running.dataDir, { recursive: true, force: true })
  }
  return { urls: { superuserUrl, ownerUrl, appUrl }, stop }
}

/** A server given by its superuser; our two logins are made there when they are missing. */
async function external(superuserUrl: string) {
  const password = 'only-for-tests'
  await withClient(superuserUrl, async (client) => {
    await ensureLogin(client, OWNER, 'createrole', password)
    await ensureLogin(client, APPLICATION, 'noinherit', password)
  })
  const as = (login: string) => {
    const url = new URL(superuserUrl)
    url.username = login
    url.password = password
    return url.href
  }
  return { urls: { superuserUrl, ownerUrl: as(OWNER), appUrl: as(APPLICATION) }, stop: async () => {} }
}

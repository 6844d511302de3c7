import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Config, readConfig } from './platform/config.ts'
import { removePreviousDataKey, secretsOf } from './platform/kept-secrets.ts'
import { makeLog } from './platform/log.ts'
import { migrate } from './platform/migrations.ts'
import { startEmbeddedPostgres } from './platform/postgres/embedded.ts'
import { keepRunning } from './platform/processes/keep-running.ts'
import { MEMORY_SETTINGS } from './platform/processes/memory-settings.ts'
import { requireFreePort } from './platform/processes/port.ts'
import { StartRefused } from './platform/processes/start-refused.ts'
import { ensureWebBuild } from './platform/web-build.ts'
import { renewStoredSecrets } from './renew-stored-secrets.ts'

/** `npm start`: everything on one machine, until SIGTERM or Ctrl+C. */

const DOOR_SCRIPT = join(import.meta.dirname, '../start.mjs')
/** With PostgreSQL's own nine seconds this stays within the fifteen that a service manager is promised. */
const CHILD_GRACE_MS = 5_000
const READY_MS = 60_000

const config = readConfig(process.env)
const log = makeLog(config.logLevel, 'start')
const print = (line: string) => console.log(line)

/** What has been started, to be stopped in the opposite order. */
const running: (() => Promise<unknown>)[] = []
let ending: Promise<void> | null = null

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void endAll(0))

try {
  const settings = await openDatabase()
  if (config.port !== 0) await requireFreePort(config.port, config.host)
  await ensureWebBuild(print)
  await ready(startProcesses(settings))
} catch (error) {
  await stopAll()
  throw error
}

async function openDatabase(): Promise<NodeJS.ProcessEnv> {
  if (config.databaseUrls && config.databaseOwnerUrl) {
    const { efti_app: appUrl, efti_accounts: accountsUrl, efti_queue: queueUrl } = config.databaseUrls
    await migrate({ ownerUrl: config.databaseOwnerUrl, appUrl, accountsUrl, queueUrl, log })
    await renewStoredSecrets(accountsUrl, secretsOf(config), log)
    return {}
  }
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log })
  running.push(() => postgres.stop())
  if (!postgres.dataDir.startsWith(config.dataDir)) {
    print(`The database's data is in ${postgres.dataDir}: PostgreSQL's user cannot reach ${config.dataDir}`)
  }
  postgres.onUnexpectedEnd((sentence) => void endAll(1, sentence))
  await migrate({ ...postgres, log })
  const secrets = secretsOf(config)
  await renewStoredSecrets(postgres.accountsUrl, secrets, log)
  if (!config.dataKey) removePreviousDataKey(config.dataDir)
  return {
    DATABASE_URL: postgres.appUrl,
    DATABASE_ACCOUNTS_URL: postgres.accountsUrl,
    DATABASE_QUEUE_URL: postgres.queueUrl,
    SESSION_SECRET: secrets.sessionSecret,
    DATA_KEY: secrets.dataKey,
    // Nobody else has this database: what a worker of an earlier start left locked is free.
    EFTI_SOLE_WORKER: '1',
  }
}

/** API and worker as processes of their own: a document that kills the worker kills nothing else. */
function startProcesses(settings: NodeJS.ProcessEnv): Promise<string> {
  const { DATABASE_OWNER_URL: _ownerOnly, ...inherited } = process.env
  const env = { ...inherited, ...settings, DATA_DIR: config.dataDir }
  return new Promise((resolve, reject) => {
    let listening = false
    const api = keepRunning({
      script: DOOR_SCRIPT,
      args: ['api'],
      env,
      onMessage: (message) => {
        const port = listeningPort(message)
        if (!port) return
        listening = true
        resolve(localAddress(config, port))
      },
      onDeath(cause, pause) {
        if (listening) log.error(`the web server ended (${cause}) and starts again in ${pause} ms`)
        else reject(new StartRefused(`The web server did not start (${cause}).`))
      },
    })
    const worker = keepRunning({
      script: DOOR_SCRIPT,
      args: ['worker'],
      env: { ...MEMORY_SETTINGS, ...env },
      onDeath: (cause, pause) => log.error(`the worker ended (${cause}) and starts again in ${pause} ms`),
    })
    running.push(() => Promise.all([api.stop(CHILD_GRACE_MS), worker.stop(CHILD_GRACE_MS)]))
  })
}

async function ready(opening: Promise<string>): Promise<void> {
  const address = await opening
  const giveUp = Date.now() + READY_MS
  for (;;) {
    const answer = await fetch(`${address}/readyz`).catch(() => null)
    if (answer?.ok) break
    if (Date.now() > giveUp)
      throw new StartRefused(`Not ready after ${READY_MS / 1000} s: ${await answer?.text()}`)
    await sleep(50)
  }
  const seconds = (performance.now() / 1000).toFixed(1)
  print(`eFTI Compliance Hub is ready at ${config.publicUrl ?? nameForPeople(address)} (after ${seconds} s)`)
}

function listeningPort(message: unknown): number | null {
  const { listening } = message as { listening?: { port: number }[] }
  return listening?.[0]?.port ?? null
}

/** Where this machine reaches the server: an address to listen on may mean every one. */
function localAddress({ host }: Config, port: number): string {
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`
}

function nameForPeople(address: string): string {
  return address.replace(/\/\/(127\.0\.0\.1|\[::1\]):/, '//localhost:')
}

async function stopAll(): Promise<void> {
  for (const stop of running.splice(0).reverse()) {
    await stop().catch((error) => log.error({ err: error }, 'did not stop in order'))
  }
}

function endAll(code: number, reason?: string): Promise<void> {
  if (reason && !ending) console.error(reason)
  ending ??= stopAll().then(() => process.exit(code))
  return ending
}

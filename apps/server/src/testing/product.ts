import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

const START_SCRIPT = join(import.meta.dirname, '../../start.mjs')
const PATIENCE_MS = 120_000

export interface ProductOptions {
  dataDir: string
  env?: Record<string, string>
}

/** The product as `npm start` runs it: supervisor, API and worker in a process group of their own. */
export interface Product {
  url: string
  supervisor: ChildProcess
  /** Milliseconds from spawn to the line that reports it ready. */
  readyMs: number
  lines: string[]
  /** Sends a signal to the whole group and waits for the supervisor's end. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; ms: number }>
  /** kill -9 of everything together, PostgreSQL included. */
  killEverything(): Promise<void>
}

/** @throws with all its output, when it ended before it was ready. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const began = performance.now()
  const supervisor = spawnStart([], options)
  const lines = linesOf(supervisor)
  const url = await Promise.race([addressIn(lines), refusal(supervisor, lines)])
  const readyMs = performance.now() - began

  return {
    url,
    supervisor,
    readyMs,
    lines,
    async end(signal) {
      const since = performance.now()
      const exited = once(supervisor, 'exit')
      signalGroup(supervisor, signal)
      const [code] = await exited
      return { code, ms: performance.now() - since }
    },
    async killEverything() {
      const database = postmasterPid(options.dataDir)
      const exited = once(supervisor, 'exit')
      signalGroup(supervisor, 'SIGKILL')
      if (database) process.kill(database, 'SIGKILL')
      await exited
    },
  }
}

const spawned: ChildProcess[] = []

/** For afterEach: everything that a test left running, one that timed out too. */
export async function endAllProducts(): Promise<void> {
  for (const child of spawned.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const exited = once(child, 'exit')
    signalGroup(child, 'SIGTERM')
    await exited
  }
}

/** `npm start` or one of its processes, in a group of its own so that a signal to it leaves the tests alone. */
export function spawnStart(args: string[], { dataDir, env = {} }: ProductOptions): ChildProcess {
  const child = spawn(process.execPath, [START_SCRIPT, ...args], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...settings(), DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', RATE_LIMIT: 'off', ...env },
  })
  spawned.push(child)
  return child
}

export async function allOutput(child: ChildProcess): Promise<{ code: number | null; text: string }> {
  const lines = linesOf(child)
  const [code] = await once(child, 'close')
  return { code, text: lines.join('\n') }
}

export function postmasterPid(dataDir: string): number | null {
  const note = join(dataDir, 'postgres-place')
  const home = existsSync(note) ? readFileSync(note, 'utf8').trim() : join(dataDir, 'postgres')
  const file = join(home, 'cluster/postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : null
}

/** Ours, without what would change the product's behaviour. */
function settings(): NodeJS.ProcessEnv {
  const {
    DATABASE_URL: _url,
    DATABASE_OWNER_URL: _owner,
    SESSION_SECRET: _secret,
    DATA_KEY: _key,
    NODE_OPTIONS: _options,
    ...rest
  } = process.env
  return rest
}

function linesOf(child: ChildProcess): string[] {
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => lines.push(line))
  }
  return lines
}

async function addressIn(lines: string[]): Promise<string> {
  const giveUp = Date.now() + PATIENCE_MS
  while (Date.now() < giveUp) {
    for (const line of lines) {
      const found = /^eFTI Compliance Hub is ready at http:\/\/localhost:(\d+)/.exec(line)
      if (found) return `http://127.0.0.1:${found[1]}`
    }
    await sleep(5)
  }
  throw new Error(`not ready after ${PATIENCE_MS} ms:\n${lines.join('\n')}`)
}

async function refusal(supervisor: ChildProcess, lines: string[]): Promise<never> {
  const [code, signal] = await once(supervisor, 'exit')
  throw new Error(`npm start ended (${signal ?? code}):\n${lines.join('\n')}`)
}

function signalGroup(leader: ChildProcess, signal: NodeJS.Signals): void {
  if (leader.pid) process.kill(-leader.pid, signal)
}

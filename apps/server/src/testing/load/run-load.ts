import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureWebBuild } from '../../platform/web-build.ts'
import { inDatabaseOf } from '../crash/database.ts'
import { runningProcesses } from '../processes.ts'
import { endAllProducts, type Product, startProduct } from '../product.ts'
import { withClient } from '../test-database.ts'
import { actOnce, type Person } from './acts.ts'
import { type CallTimes, callTimes } from './call-times.ts'
import { type CrowdSize, gather, untilRead } from './crowd.ts'
import { type MessageDelay, makeDelays } from './delays.ts'
import { type LoadSockets, openSockets } from './sockets.ts'
import { readVitals, type Vitals } from './vitals.ts'

/** The timer by which the lateness of this process is seen. */
const LOOK_MS = 10

export interface LoadOptions extends CrowdSize {
  socketsEach: number
  /** Between two acts of a person, on average. */
  pauseSeconds: number
  seconds: number
  /** Between two looks at memory, handles and connections. */
  sampleSeconds: number
  onSample?: (vitals: Vitals, product: Product, dataDir: string) => void
  /** What somebody does beside the people, every second: to show that growth is found. */
  everySecond?: (sockets: LoadSockets, people: readonly Person[]) => void
}

export interface LoadResult {
  /** While the sockets were opened, before people began. */
  opening: CallTimes
  calls: CallTimes
  seconds: number
  vitals: Vitals[]
  messages: MessageDelay[]
  messagesHeard: number
  sockets: { wanted: number; opened: number; openAtTheEnd: number; closes: ReadonlyMap<number, number> }
  /** How late the driver itself was at most in 99 of 100 turns, in milliseconds: that much is not the product's. */
  driverLateMs: number
  /** False: jobs were still under way five minutes after the last upload. */
  isRead: boolean
  failedJobs: number
  /** Warnings and errors that the product logged. */
  complaints: string[]
}

/** No call failed, no message was missed, every socket was open to the end, and all that was uploaded was read. */
export const isSound = ({ calls, opening, messages, sockets, isRead, failedJobs }: LoadResult): boolean =>
  calls.faults + opening.faults === 0 &&
  messages.every(({ missing }) => missing === 0) &&
  sockets.closes.size === 0 &&
  sockets.opened === sockets.wanted &&
  sockets.openAtTheEnd >= sockets.wanted &&
  isRead &&
  failedJobs === 0

/**
 * The product as `npm start` runs it, on a database, a folder and a port of its own, with people at it. Nothing is left of it, at the end
 * as on a signal. @throws when it cannot be started or one of its processes has ended
 */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'efti-load-'))
  chmodSync(dataDir, 0o711)
  const ending = endWith(dataDir)
  try {
    await ensureWebBuild(console.log)
    const product = await startProduct({ dataDir, env: { RATE_LIMIT: 'off' } })
    const tenants = await gather(product, dataDir, options)
    const delays = makeDelays()
    const opening = callTimes()
    const people = tenants.flatMap((tenant) =>
      tenant.people.map((member): Person => ({ member, tenant, calls: opening, delays, list: null })),
    )
    const sockets = await openSockets(people, options.socketsEach)
    const opened = sockets.open()
    console.log(`${people.length} people of ${tenants.length} tenants are there, with ${opened} sockets`)
    const calls = callTimes()
    for (const person of people) person.calls = calls

    const { superuserUrl } = JSON.parse(readFileSync(join(dataDir, 'postgres-address.json'), 'utf8'))
    const late = monitorEventLoopDelay({ resolution: LOOK_MS })
    late.enable()
    const since = new Date()
    const began = performance.now()
    const vitals: Vitals[] = []
    const end = began + options.seconds * 1000
    const beside = setInterval(() => options.everySecond?.(sockets, people), 1_000)
    try {
      await withClient(superuserUrl, async (client) => {
        // When it is all ended from outside; unheard it would end this process before the product is gone.
        client.on('error', () => {})
        const acting = Promise.all(people.map((person) => work(person, options.pauseSeconds * 1000, end)))
        const look = async () => {
          const sample = await readVitals(product.supervisor.pid ?? 0, client, began)
          vitals.push(sample)
          options.onSample?.(sample, product, dataDir)
        }
        while (performance.now() < end) {
          await look()
          await sleep(Math.max(0, Math.min(options.sampleSeconds * 1000, end - performance.now())))
        }
        await acting
        await look()
      })
    } finally {
      clearInterval(beside)
    }
    const seconds = (performance.now() - began) / 1000
    // Each turn of the timer contains its own length.
    const driverLateMs = Math.max(0, late.percentile(99) / 1e6 - LOOK_MS)
    const isRead = await untilRead(dataDir)
    await sleep(2_000)
    const openAtTheEnd = sockets.open()
    const messages = await delays.results(dataDir, since, sockets.steady())
    const failedJobs = await countFailedJobs(dataDir)
    sockets.endAll()
    const complaints = product.lines.filter((line) => /"level":[456]0/.test(line))
    await product.end('SIGTERM')
    return {
      opening,
      calls,
      seconds,
      vitals,
      messages,
      messagesHeard: sockets.messages(),
      sockets: { wanted: people.length * options.socketsEach, opened, openAtTheEnd, closes: sockets.closes },
      driverLateMs,
      isRead,
      failedJobs,
      complaints,
    }
  } finally {
    await ending.over()
    await endAllProducts()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function countFailedJobs(dataDir: string): Promise<number> {
  return inDatabaseOf(dataDir, async (client) => {
    const { rows } = await client.query<{ failed: number }>(
      `select count(*)::int as failed from hub.jobs where status = 'failed'`,
    )
    return rows[0]?.failed ?? 0
  })
}

/** Until `end`, in milliseconds of this process. */
async function work(person: Person, pauseMs: number, end: number): Promise<void> {
  const left = () => end - performance.now()
  // Not all in the same moment.
  await sleep(Math.min(Math.random() * pauseMs, left()))
  while (left() > 0) {
    await actOnce(person)
    await sleep(Math.max(0, Math.min(pauseMs * (0.5 + Math.random()), left())))
  }
}

/**
 * On Ctrl-C, and when the npm that started this has ended, the product goes too: it is a process group of its own. `over` is for the end that nobody
 * asked for; once one was asked for, it waits until that has ended this process.
 */
function endWith(dataDir: string): { over(): Promise<void> } {
  const npm = npmAbove()
  let isAsked = false
  const end = () => {
    if (isAsked) return
    isAsked = true
    void endAllProducts().finally(() => {
      rmSync(dataDir, { recursive: true, force: true })
      process.exit(1)
    })
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, end)
  const watching = setInterval(() => {
    if (npm && !runningProcesses().some(({ pid }) => pid === npm)) end()
  }, 2_000).unref()
  return {
    async over() {
      if (isAsked) await new Promise(() => {})
      for (const signal of signals) process.off(signal, end)
      clearInterval(watching)
    },
  }
}

/** Between it and this process are a shell and the script that starts a measurement; they outlive it. */
function npmAbove(): number | null {
  const all = new Map(runningProcesses().map((one) => [one.pid, one]))
  for (let above = all.get(process.ppid); above; above = all.get(above.parent))
    if (above.command[0]?.startsWith('npm ')) return above.pid
  return null
}

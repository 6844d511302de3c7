import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { MessageChannel, type Worker } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { makeHeavyTurn } from './heavy-turn.ts'
import { HEAP_LIMIT_MB, HEAVY_MB, LIGHT_MB, RESTING_MB, YOUNG_HEAP_MB } from './limits.ts'
import { watchMemory } from './watch-memory.ts'
import type { ThreadMessage } from './work-in-thread.ts'

/** A bound was met: the file's fault, not ours. */
export class OutOfBounds extends Error {
  readonly bound: 'time' | 'memory'
  constructor(bound: 'time' | 'memory') {
    super(`more ${bound} than one file may take`)
    this.bound = bound
  }
}

/** The file grew past what is light while another was heavy. */
class NotItsTurn extends Error {}

export interface BoundedRun {
  /** Aborting stops the work immediately, in the middle of a page if need be. */
  signal?: AbortSignal | undefined
  /**
   * Counted from when a thread takes the task up, not from when it is queued. A task that has to wait for its turn
   * begins again and so does its time: it is not to blame for the other.
   */
  timeLimitMs: number
  /** What the thread reports on the way, besides the messages of this file. */
  onMessage?: (message: unknown) => void
}

export interface BoundedThreads {
  /** Loads what the first task needs. The thread's module exports `warmUp`. */
  warmUp(): Promise<void>
  /** `task` is copied to a thread, whose module hands it to workInThread. @throws OutOfBounds; the signal's reason. */
  run<Answer>(task: object, options: BoundedRun): Promise<Answer>
  close(): Promise<void>
}

/** One for all threads of this process. */
const heavyTurn = makeHeavyTurn()

/** Threads with bounded time and memory, within the memory of the process. */
export function openBoundedThreads(filename: URL): BoundedThreads {
  let pool: Piscina | null = null
  const open = () => {
    pool ??= openPool(filename)
    return pool
  }
  return {
    async warmUp() {
      await open().run(null, { name: 'warmUp' })
    },
    async run<Answer>(task: object, options: BoundedRun) {
      const owner = {}
      try {
        return await runOnce<Answer>(open(), task, options, owner)
      } catch (error) {
        if (!(error instanceof NotItsTurn)) throw error
        await heavyTurn.take(owner, options.signal)
        return await runOnce<Answer>(open(), task, options, owner)
      } finally {
        if (heavyTurn.isTakenBy(owner)) void giveBackWhenSwept(owner)
      }
    },
    async close() {
      const closing = pool
      pool = null
      await closing?.destroy()
    },
  }
}

/** V8 keeps the pages of an ended thread for some eight seconds; the next heavy file would come on top of them. */
const SWEPT_AFTER_MS = 10_000
const LOOK_EVERY_MS = 200

async function giveBackWhenSwept(owner: object): Promise<void> {
  const until = performance.now() + SWEPT_AFTER_MS
  while (performance.now() < until && process.memoryUsage.rss() > RESTING_MB * 1_048_576) {
    await sleep(LOOK_EVERY_MS, undefined, { ref: false })
  }
  heavyTurn.giveBack(owner)
}

function openPool(filename: URL): Piscina {
  const pool = new Piscina({
    filename: filename.href,
    minThreads: 1,
    maxThreads: Math.max(2, availableParallelism()),
    idleTimeout: 60_000,
    // The engines wait on timers and streams; a thread that sleeps in Atomics.wait would starve them.
    atomics: 'disabled',
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
  })
  // An idle thread that dies is replaced; without a listener its error would end the whole process.
  pool.on('error', () => {})
  return pool
}

async function runOnce<Answer>(
  pool: Piscina,
  task: object,
  { signal, timeLimitMs, onMessage }: BoundedRun,
  owner: object,
): Promise<Answer> {
  signal?.throwIfAborted()
  const stop = new AbortController()
  const onAbort = () => stop.abort(signal?.reason)
  signal?.addEventListener('abort', onAbort, { once: true })
  const { port1: ours, port2: theirs } = new MessageChannel()
  let timer: NodeJS.Timeout | undefined
  let endWatch: (() => void) | undefined
  const begin = (thread: Worker | undefined) => {
    timer = setTimeout(() => stop.abort(new OutOfBounds('time')), timeLimitMs)
    if (thread) endWatch = watchMemory(thread, (megabytes) => weigh(megabytes, owner, stop))
  }
  try {
    const lastWords = new Promise((resolve) => {
      ours.on('message', (message: ThreadMessage) => {
        if ('threadId' in message) begin(pool.threads.find(({ threadId }) => threadId === message.threadId))
        else if ('lastAnswer' in message) resolve(message.lastAnswer)
        else onMessage?.(message.note)
      })
    })
    const work = pool.run({ ...task, port: theirs }, { transferList: [theirs], signal: stop.signal })
    return (await Promise.race([work, lastWords])) as Answer
  } catch (error) {
    if (stop.signal.aborted) throw stop.signal.reason
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') throw new OutOfBounds('memory')
    throw error
  } finally {
    signal?.removeEventListener('abort', onAbort)
    clearTimeout(timer)
    endWatch?.()
    ours.close()
    // Ends a thread that has sent its last message, and nothing when the work has returned.
    stop.abort()
  }
}

function weigh(megabytes: number, owner: object, stop: AbortController): void {
  if (megabytes > HEAVY_MB) stop.abort(new OutOfBounds('memory'))
  else if (megabytes > LIGHT_MB && !heavyTurn.tryTake(owner)) stop.abort(new NotItsTurn())
}
